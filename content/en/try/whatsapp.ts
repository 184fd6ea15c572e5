import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import { number } from '#content/en/counting.ts'
import { sample } from '#content/en/sample.ts'
import type { Facts } from '#content/facts.ts'
import { chatTexts as hindi } from '#content/hi/try/whatsapp-chat.ts'
import type { PageHead } from '#content/page-head.ts'
import { paths } from '#content/paths.ts'
import { chatTexts as swahili } from '#content/sw/try/whatsapp-chat.ts'
import { chatTexts as english } from './whatsapp-chat.ts'
import { tradeNames } from './whatsapp-trades.ts'

export const tryWhatsappHead: PageHead = {
  title: 'Try a WhatsApp agent',
  description:
    'Play the customer of a clinic, school, shop or hotel, see what reaches the team, and what Meta would charge.',
}

export function tryWhatsapp(facts: Facts) {
  const rates = facts.metaRates.india
  const card = day(rates.cardFrom)
  const hours = `${rates.windowHours} hours`
  return {
    hero: {
      title: 'Try a WhatsApp agent',
      lead: 'Write as the customer would. Next to it you see what your team would see, and what Meta would charge for each message. Nothing you type leaves this page.',
    },
    sample: sample.tag,
    sampleNote: 'The four businesses, their people and their prices are made up by us.',
    greeting: 'Hi',
    chats: { en: english, hi: hindi, sw: swahili },
    languages: {
      en: { name: 'English', question: 'Which language do you prefer?' },
      hi: { name: 'हिन्दी', question: 'भाषा चुनें' },
      sw: { name: 'Kiswahili', question: 'Chagua lugha' },
    },
    trades: tradeNames,
    bench: {
      heading: 'The conversation',
      tradesLabel: 'Which business are you writing to?',
      sidesLabel: 'Which side do you want to see?',
      sides: { customer: 'Customer', owner: 'Your side' },
      example: 'An example, played to the end.',
      play: 'Try it yourself',
      playAgain: 'Start again',
      started: 'Started again.',
      undo: 'Undo',
    },
    phone: {
      label: 'The customer’s phone',
      note: 'A mock-up, not WhatsApp itself.',
      log: 'Conversation with {business}',
      authors: { customer: 'You', agent: 'Agent', owner: '{business}, a person', template: 'Template' },
      ticks: { sent: 'Sent', delivered: 'Delivered', read: 'Read' },
      typing: 'The agent is typing',
      chosen: 'chosen',
      tiles: {
        picture: 'Picture',
        document: 'Document',
        place: 'Place',
        payment: 'Payment link, for show only',
      },
      days: { first: 'Today', next: 'Next day', week: 'A week later' },
      composer: {
        label: 'Write as the customer',
        placeholder: 'Message',
        example: 'For example: {example}',
        send: 'Send',
        empty: 'Write something first, or press one of the choices.',
        tooLong: 'WhatsApp takes at most {limit} characters in one message. This one has {count}.',
      },
      ownerLine: 'On your side:',
    },
    owner: {
      heading: 'What your team sees',
      states: {
        agent: 'The agent is answering.',
        needed: 'A person is needed.',
        person: 'You are replying. The agent stays quiet in this chat.',
      },
      card: 'Lead card',
      labels: { new: 'New', booked: 'Booked', stopped: 'No offers' },
      from: { term: 'Written from', text: 'A WhatsApp number in India, in {language}' },
      missing: 'Not said yet',
      offers: {
        term: 'Offers',
        states: {
          'not-asked': 'Not asked yet',
          allowed: 'Said yes',
          refused: 'Said no',
          stopped: 'Wrote STOP: none',
        },
      },
      window: {
        term: 'Free text',
        open: `Open for ${hours} after each message from them`,
        closed: 'Closed: only approved templates',
      },
      handover: {
        title: 'Handed over to you',
        about: 'About',
        told: 'Told so far',
        why: 'Why you',
        nothing: 'Nothing yet',
        needs: {
          asked: 'They asked for a person.',
          upset: 'They are upset. The agent stayed calm and stopped.',
          lost: 'The agent did not understand them twice, and would not guess.',
        },
      },
      news: 'What happened',
      events: {
        'handed-over': 'The agent handed this chat to you.',
        'stepped-aside': 'You wrote, so the agent stepped aside.',
        'given-back': 'You gave the chat back. The agent answers when they next write.',
        'next-day': 'It is the next day. The window for free text is closed.',
        'next-week': 'A week has passed.',
        booked: 'Booked, and written on the card.',
        stopped: 'They wrote STOP. The agent confirmed it; offers are off.',
        'window-closed': `Not sent. They last wrote more than ${hours} ago, and WhatsApp refuses free text then (error 131047). Send a template.`,
        'nothing-booked': 'Not sent. Nothing is booked yet, so there is nothing to remind them of.',
        'no-consent': 'Not sent. You need their yes before you send an offer, and they have not given it.',
        'opted-out': 'Not sent. They wrote STOP, so no offer goes to them.',
      },
      sent: {
        reminder: 'Reminder sent, delivered and read.',
        offer: 'Offer sent, delivered and read.',
        reply: 'Your reply was sent, delivered and read.',
      },
      actions: {
        label: 'What you can do',
        reply: 'Reply yourself',
        replyLabel: 'Your reply',
        send: 'Send reply',
        giveBack: 'Give the chat back',
        nextDay: 'Next day',
        reminder: 'Send the reminder',
        offer: 'Send next week’s offer',
      },
    },
    meter: {
      heading: 'What Meta would charge',
      lead: `For this conversation, at Meta’s rates for Indian numbers from ${card}.`,
      columns: { what: 'Kind', count: 'Messages', rate: 'Each', charge: 'Charge' },
      kinds: kinds(rates),
      free: 'free',
      total: `While the ${number(rates.freeServiceReplies)} free replies last`,
      withoutAllowance: 'Once they are used up',
      each: 'Message by message',
      line: '{time}, {kind}',
      note: `Customers pay nothing, and their messages are never charged. Since ${day(rates.serviceFrom)} Meta charges replies like utility messages, after ${number(rates.freeServiceReplies)} free ones per number and month; utility messages inside the ${hours} are charged too. Taxes are not included.`,
    },
    calculator: {
      heading: 'Your month with Meta',
      lead: 'How many messages would you send on a normal day? We multiply by thirty.',
      fields: {
        service: { label: 'Replies', hint: 'To people who wrote to you' },
        utility: { label: 'Utility', hint: 'Reminders, order news, fees due' },
        marketing: { label: 'Marketing', hint: 'Offers, to people who said yes' },
      },
      result: 'A month, to Meta',
      part: '{kind}: {amount}',
      refused: 'Please enter whole numbers from 0 to {most}.',
      asOf: `Based on Meta’s rate card of ${card} and its rule for replies of ${day(rates.serviceFrom)}. Ask Meta for today’s rates.`,
      separate:
        'This is Meta’s charge only, separate from our price. It depends on how much you send, and Meta changes its rates, so you pay it at cost and we show it on its own.',
      tanzania: {
        text: 'We do not have Meta’s rates for Tanzania here, so we show no figure.',
        link: { label: 'Ask us for Tanzania', href: paths.contact },
      },
    },
    closing: {
      title: 'Put it on your own number',
      text: 'Bring your price list and your timings. We’ll show you this conversation with your own answers in it.',
      ...(facts.isOnSale('whatsapp-agents') && {
        note: `Setup from ${facts.price('whatsapp-agents.start')}. Meta’s charge comes on top, at cost.`,
      }),
      actions: [
        { label: 'Book a demo', href: facts.schedulerLink('whatsapp-agents') },
        { label: 'See the plans', href: `${paths.pricing}#whatsapp-agents-india` },
        { label: 'About WhatsApp agents', href: paths['whatsapp-agents'] },
      ],
    },
  }
}

function kinds({ windowHours }: MetaRates) {
  return {
    service: { name: 'Replies', text: `Inside the ${windowHours} hours` },
    utility: { name: 'Utility', text: 'The reminder' },
    marketing: { name: 'Marketing', text: 'The offer' },
  }
}

/** “1 January 2026”. */
function day(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
