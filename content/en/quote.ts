import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { FieldWords } from '#content/form-words.ts'
import { comparedServices, type ListedService } from '#content/listed-services.ts'

const fields = {
  name: { label: 'Full Name *', missing: 'Please tell us your name.' },
  email: {
    label: 'Email Address *',
    missing: 'Please give an e-mail address we can send the quote to.',
    invalid: 'This does not look like an e-mail address. Please check it.',
  },
  phone: { label: 'Phone', invalid: 'Please use digits, with the country code if not in India.' },
  company: { label: 'Business or organisation' },
  service: { label: 'What is it about?' },
  budget: { label: 'Budget, if you have one in mind' },
  details: {
    label: 'What would you like automated?',
    hint: 'What you do, what takes up your day, and when you need it ready.',
  },
} satisfies Record<string, FieldWords>

export const quote = ({ whatsappLink, isOnSale, speech }: Facts) => ({
  form: {
    heading: 'Tell us what you need',
    lead: 'Your name and e-mail are enough to start. The rest helps us quote exactly.',
    requiredNote: 'Fields marked * are required.',
    fields,
    submit: 'Request a quote',
    sending: 'Sending...',
    success: {
      title: 'Request received',
      text: "Thank you. We'll send your quote, or a question, within 24 hours.",
    },
    failure: {
      title: 'Error',
      text: 'Failed to send your request. Please try again or contact us directly via WhatsApp.',
      action: {
        label: 'Open WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like a quote. What we need: `),
      },
    },
    purpose: 'To prepare the quote you asked for and reply to you about it',
  },
  /** What is sent; `forms.choiceLabels` says what stands there. */
  formChoices: [
    ...comparedServices(speech.services).flatMap((service) =>
      isOnSale(service.id) ? quoteChoice(service) : [],
    ),
    'Something else',
  ],
  /** What a form that was opened before may still name. */
  notOnSale: comparedServices(speech.services).flatMap((service) =>
    isOnSale(service.id) ? [] : quoteChoice(service),
  ),
  choose: 'Please choose',
})

function quoteChoice({ quoteChoice: choice }: ListedService): string[] {
  return choice === null ? [] : [choice]
}
