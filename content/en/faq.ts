import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { onwardOf, questionGroups, type ShownText } from '#content/site-texts.ts'
import { toldText } from '#content/told-facts.ts'
import { capital, inWords } from './counting.ts'

export function faq(facts: Facts) {
  const { terms } = facts
  return {
    hero: {
      title: 'Frequently asked, plainly answered',
      lead: `${capital(inWords(questionCount(facts)))} questions from first calls with schools, clinics, shops and hotels. Yours is probably among them.`,
      actions: {
        primary: { label: 'Book Free Consultation', href: facts.schedulerLink() },
        second: {
          label: 'Ask a Question',
          href: facts.whatsappLink(`Hello ${company.name}, I have a question that is not in your FAQ.`),
        },
      },
    },
    search: {
      label: 'Search the questions',
      placeholder: 'trial, Swahili, cancel, Excel',
      clear: 'Clear the search',
      /** Announced while typing. */
      resultsOne: '1 question found',
      resultsMany: '{count} questions found',
      noResults: {
        title: 'Nobody has asked that yet',
        text: `Try one shorter word, or ask us directly. We answer within ${terms.replyHours} hours.`,
        action: {
          label: 'Ask on WhatsApp',
          href: facts.whatsappLink(`Hello ${company.name}, I searched your FAQ and did not find this: `),
        },
      },
    },
    groupsLabel: 'Topics',
    copyLink: 'Copy a link to “{question}”',
    linkCopied: { title: 'Link copied', text: 'It opens this page at this answer.' },
    copyFailed: {
      title: 'Link not copied',
      text: 'Your browser did not allow it. The link is now in the address bar.',
    },
    groups: groups(facts),
    closing: {
      title: 'Still Have Questions?',
      text: 'Some things are easier to show than to explain.',
      primary: { label: 'Schedule Free Demo', href: facts.schedulerLink() },
      second: { label: 'Chat with Us', href: facts.whatsappLink(`Hello ${company.name}, can we chat?`) },
    },
  }
}

export const faqHead = (facts: Facts) => ({
  title: 'Frequently Asked Questions',
  description: `Setup time, prices, languages, trial, support, cancellation: ${questionCount(facts)} questions our clients ask first, answered plainly.`,
})

function questionCount(facts: Facts): number {
  return groups(facts).flatMap(({ questions }) => questions).length
}

interface FaqGroup {
  id: string
  title: string
  icon: 'voice' | 'website' | 'mobile' | 'price' | 'support' | 'start'
  questions: FaqQuestion[]
}

interface FaqQuestion {
  /** Stable: other pages, mails and the assistant link to it. */
  id: string
  question: string
  answer: string
  onward?: Link
  byOwner?: 'yes'
}

export const questionGroupHeads: Record<(typeof questionGroups)[number], Pick<FaqGroup, 'title' | 'icon'>> = {
  'voice-and-chatbots': { title: 'AI Voice Assistants & Chatbots', icon: 'voice' },
  'websites-and-web-apps': { title: 'Website & Web Applications', icon: 'website' },
  mobile: { title: 'Mobile Solutions & Apps', icon: 'mobile' },
  'pricing-and-packages': { title: 'Pricing & Packages', icon: 'price' },
  'support-and-training': { title: 'Support & Training', icon: 'support' },
  'getting-started': { title: 'Getting Started', icon: 'start' },
}

/** Those that have a question. */
function groups(facts: Facts): FaqGroup[] {
  const shown = facts.shown('question').map((text) => toldText(text, facts))
  return questionGroups
    .map((id) => ({
      id,
      ...questionGroupHeads[id],
      questions: shown.filter(({ group }) => group === id).map(asQuestion),
    }))
    .filter((group) => group.questions.length > 0)
}

function asQuestion({ id, question, answer, byOwner, ...text }: ShownText<'question'>): FaqQuestion {
  const onward = onwardOf(text)
  return { id, question, answer, ...(onward && { onward }), ...(byOwner && { byOwner }) }
}
