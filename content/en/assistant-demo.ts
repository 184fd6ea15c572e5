import type { DemoWords } from '#content/assistant-words.ts'
import type { Facts } from '#content/facts.ts'
import { booking } from './booking.ts'
import { forms } from './forms.ts'

export function demo(facts: Facts): DemoWords {
  const words = booking(facts)
  const { form, page } = words
  return {
    language: 'en',
    locale: 'en-IN',
    loading: words.picker.loading,
    start: 'These times are free. Which one suits you?',
    service: 'What should we show you?',
    name: 'What is your name?',
    email: 'Where do we send the invitation? Your e-mail, please.',
    services: {
      'AI Chatbots': 'AI Chatbots',
      'WhatsApp AI Bots': 'WhatsApp AI Bots',
      'Website Chatbots': 'Website Chatbots',
      'Voice AI Solutions': 'Voice AI Solutions',
      'CRM Integrations': 'CRM Integrations',
    },
    other: 'Another time',
    next: 'Next',
    change: 'Change something',
    submit: form.submit,
    sending: form.sending,
    ownTime: words.hours.ownTime,
    again: {
      start: 'This time is not free any more. Please choose another.',
      service: form.fields.service.missing,
      name: form.fields.name.missing,
      email: form.fields.email.invalid,
    },
    limited: forms.limited.text,
    failed: form.failure.text,
    notice: forms.notice,
    outcomes: {
      booked: form.success.text,
      unconfirmed: words.replyLater.text,
      requested: words.requested.text,
    },
    details: {
      when: page.facts.when,
      yourTime: page.facts.yourTime,
      email: page.facts.email,
      reference: page.facts.reference,
    },
    manage: words.ticket.manage,
  }
}
