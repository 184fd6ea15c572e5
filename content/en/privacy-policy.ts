import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { LegalText } from '#content/prose.ts'

export const privacyPolicy = ({ contact, emailLink }: Facts): LegalText => ({
  head: {
    title: 'Privacy Policy',
    description:
      'What information we collect, what we use it for, who sees it, and how to have it shown to you or deleted.',
  },
  title: 'Privacy Policy',
  lead: `What ${company.name} learns about you on this site, what we do with it, and how to get a copy or have it erased.`,
  dates: [
    { label: 'Effective', shown: 'July 12, 2025', iso: '2025-07-12' },
    { label: 'Last updated', shown: 'July 12, 2025', iso: '2025-07-12' },
  ],
  contentsLabel: 'Sections',
  sections: [
    {
      id: 'information-we-collect',
      heading: 'Information we collect',
      blocks: [
        {
          kind: 'list',
          items: [
            'Name and email, when you send a form: a message, a demo booking, a quote request or a testimonial. Also whatever else you write there, such as a phone number, and the page or site you came from.',
            'Device and browser data from analytics: the name a browser gives itself, only to leave bots out of our counts. We do not keep it.',
            'Usage statistics: how often a page is opened and which buttons are used, again as counts without names.',
            'Questions our assistant could not answer or answered wrongly, but only when you press “Ask the team this” or “Not right? Ask the team”: the words alone, without e-mail addresses or phone numbers, so that we can add the answer. Otherwise we only count them.',
            'Payment details, when you buy a package. You enter them with our payment provider. Card and UPI details do not reach us; we receive your name, email, phone, the amount, a payment reference and whether it succeeded.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A form is stored on our server before you see our thank-you message. If storing it fails, we tell you so.',
        },
        {
          kind: 'paragraph',
          text: 'A conversation with the chat assistant stays in your browser’s tab and is gone when you close it. Our server sees each message, and the last few before it, in order to answer, and keeps no transcript unless you press the button that sends the conversation to our team.',
        },
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use your data',
      blocks: [
        {
          kind: 'list',
          items: [
            'To answer you, give you the demo you booked and prepare your quote.',
            'To deliver and bill what you have bought.',
            'To show your testimonial, if you sent one and we approved it. Your email address is never shown with it.',
            'To see which pages help and which do not.',
            'To stop abuse of our forms. For that our server counts requests per internet address for a short time.',
          ],
        },
      ],
    },
    {
      id: 'sharing',
      heading: 'Whom we share it with',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We do not sell your data. We share only what each of these needs for its work:',
        },
        {
          kind: 'list',
          items: [
            'Analytics: anonymous counts only.',
            'A backend data store: the database in which forms, bookings and payment references are kept.',
            'Automation tools: the services that send our e-mail, and the language model that answers in the chat, which receives the messages you type there.',
            'The payment provider: your name, email, phone and the amount, when you open the checkout.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We also hand over data if the law requires us to. Links to WhatsApp, our scheduler, social networks and projects lead to other sites with policies of their own.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This site sets no tracking or advertising cookies, so there is no banner to click away. Your browser keeps on your device: light or dark, if you switch; a form that could not be sent; and, until you close the tab, your contact details and the chat.',
        },
        {
          kind: 'paragraph',
          text: 'The payment provider may set cookies of its own when you open the checkout, and the video platform when you play a video. You can block cookies in your browser; everything else here will still work.',
        },
      ],
    },
    {
      id: 'protection',
      heading: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Data travels between your browser and our server, and to the payment provider, with SSL encryption. What is stored can be read only after the owner’s sign-in. No system is perfectly safe; if something happens that affects your data, we tell you.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'Access: ask what we hold about you and get a copy.',
            'Deletion: ask us to erase it. We keep only what tax and accounting law requires us to keep.',
            'Unsubscribe: tell us once and we stop writing to you about anything but work in progress.',
            'Contact: ask us anything about this page.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Write from the address the request is about, so that we know it is you.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          kind: 'paragraph',
          text: `${company.name}, ${company.city}, ${company.country}. For anything about your data:`,
        },
        {
          kind: 'links',
          links: [
            { label: contact.email, href: emailLink() },
            { label: 'Other ways to reach us', href: paths.contact },
          ],
        },
      ],
    },
  ],
})
