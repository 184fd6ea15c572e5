import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { LegalText } from '#content/prose.ts'

export const accessibility = ({ terms, contact, emailLink, whatsappLink }: Facts): LegalText => ({
  head: {
    title: 'Accessibility',
    description:
      'How far this site follows WCAG 2.2 level AA, how we check it, what we know is missing, and how to tell us.',
  },
  title: 'Accessibility',
  lead: `${company.name} wants everyone to read this site, compare its prices and reach us. This page says how far we have come, how we know, and what to do if something gets in your way.`,
  dates: [{ label: 'Last checked', shown: '15 November 2026', iso: '2026-11-15' }],
  contentsLabel: 'Sections',
  sections: [
    {
      id: 'where-we-stand',
      heading: 'Where we stand',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Our own checks find nothing on these pages that falls short of it. That is our word, not a certificate: nobody outside the company has audited the site, and automatic checks find only a part of what can be wrong.',
        },
      ],
    },
    {
      id: 'how-we-check',
      heading: 'How we check',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Before a change goes online, we check every page in a browser:',
        },
        {
          kind: 'list',
          items: [
            'The axe checker finds nothing, in the light and in the dark theme, with menus, chat, dialogs and forms with errors open.',
            'Menus, tabs, questions, the chat, the booking form and the star rating work with the keyboard alone, and the focus can be seen.',
            'At a width of 320 pixels, which is also what 400% zoom leaves of a laptop screen, no page needs to be scrolled sideways.',
            'Text can be spaced out as WCAG 1.4.12 describes without being cut off.',
            'Controls have names for screen readers, headings come in order, and anything you tap is at least 24 pixels each way.',
            'With reduced motion nothing moves. With the forced colours of Windows, buttons, fields and focus stay visible.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Everything needed to read and to write to us also works without JavaScript.',
        },
      ],
    },
    {
      id: 'known-limits',
      heading: 'Known limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'We have not yet tested with people who use screen readers every day. We test in Chromium, and less in other browsers.',
            'The chat assistant answers in Hindi and Swahili too, but such an answer is not marked as another language, so a screen reader may read it with an English voice.',
            'The video about voice agents is played by a video platform, and we have not checked its captions. What it shows is also said in words on its page.',
            'Card and UPI payment happens in our payment provider’s window. We cannot change that window. If it gets in your way, write to us and we will find another way to pay.',
            'Our scheduler, WhatsApp, social networks, products and portfolio projects are other sites with other rules.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us',
      blocks: [
        {
          kind: 'paragraph',
          text: `If something gets in your way, tell us which page it was and what you use. We will answer within ${terms.replyHours} hours, give you what you came for in another way, and tell you when it will be fixed.`,
        },
        {
          kind: 'links',
          links: [
            { label: contact.email, href: emailLink() },
            {
              label: 'Write on WhatsApp',
              href: whatsappLink(`Hello ${company.name}, something on your site is not working for me.`),
            },
            { label: 'Other ways to reach us', href: paths.contact },
          ],
        },
      ],
    },
  ],
})
