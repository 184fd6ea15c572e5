import { bookingFormLink } from '#content/booking-link.ts'
import type { CaseStudy } from '#content/case-study.ts'
import type { Facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { caseStudyPath, caseStudyPaths, paths, type servicePaths } from '#content/paths.ts'
import { shownPicture } from '#content/picture.ts'
import { pairsOf, type ShownText } from '#content/site-texts.ts'
import { toldText } from '#content/told-facts.ts'
import { caseStudyTexts } from './case-study-texts.ts'
import { capital, inWords } from './counting.ts'

export const caseStudies = (facts: Facts) => {
  const items = shownCaseStudies(facts)
  const count = inWords(items.length)
  return {
    hero: {
      title: `${capital(count)} businesses, before and after`,
      lead: 'What was going wrong at each place, what we built, and what the numbers say now.',
    },
    label: 'Read the case',
    cards: items.map(({ id, byOwner, card, hero: { picture } }) => ({
      id,
      ...card,
      ...(picture && { picture }),
      ...(byOwner && { byOwner }),
    })),
    closing: {
      title: `Which of these ${count} sounds like you?`,
      text: 'Bring a week of call logs, chats or sheets to a free call. We’ll tell you what we can take off your hands.',
      primary: { label: 'Book a free call', href: bookingFormLink() },
      second: { label: 'See more of our work', href: paths.portfolio },
    },
  }
}

/** Those that the code ships, which other pages speak of. */
export function caseStudyPages(facts: Facts): Record<keyof typeof caseStudyPaths, CaseStudy> {
  const byPath = new Map(shownCaseStudies(facts).map((study) => [caseStudyPath(study.id), study]))
  const pages = Object.entries(caseStudyPaths).map(([page, path]) => [page, byPath.get(path)])
  return Object.fromEntries(pages)
}

/** Those that the owner added. */
export function ownCaseStudies(facts: Facts): CaseStudy[] {
  return shownCaseStudies(facts).filter(({ id }) => !Object.hasOwn(caseStudyTexts, id))
}

export const caseStudiesHead = (facts: Facts) => {
  const items = shownCaseStudies(facts)
  const results = items.map(({ card }) => card.result).join(', ')
  return {
    title: 'Case Studies',
    description: `${capital(inWords(items.length))} businesses, the work each wanted off its hands, and what changed: ${results}.`,
  }
}

function shownCaseStudies(facts: Facts): CaseStudy[] {
  return facts.shown('caseStudy').map((text) => toldCaseStudy(text, facts))
}

export function toldCaseStudy(text: ShownText<'caseStudy'>, facts: Facts): CaseStudy {
  const told = toldText(text, facts)
  const labels = facts.speech.caseStudy
  const { id, title, client, result } = told
  const service = told.service as keyof typeof servicePaths
  const picture = shownPicture(told.picture, facts.pictures)
  const sampleTag = told.quoteFrom === 'sample' && { sampleTag: labels.sampleTag }
  return {
    id,
    ...(told.byOwner && { byOwner: told.byOwner }),
    card: { title, client, text: told.summary, result, ...sampleTag },
    head: { title: fill(labels.head, { title }), description: told.description },
    hero: {
      title: told.heading,
      lead: told.lead,
      client,
      ...sampleTag,
      facts: pairsOf(told.facts).map(({ name, says }) => ({ label: name, value: says })),
      ...(picture && { picture }),
    },
    metrics: {
      heading: labels.changed,
      items: pairsOf(told.metrics).map(({ name, says }) => ({ metric: name, description: says })),
    },
    story: {
      before: { heading: labels.before, text: told.before },
      built: { heading: labels.built, text: told.built },
      after: { heading: labels.after, text: told.after },
    },
    features: {
      heading: told.featuresHeading,
      items: pairsOf(told.features).map(({ name, says }) => ({ title: name, text: says })),
    },
    ...(told.quote && {
      testimonial: {
        heading: told.quoteHeading || labels.quote,
        item: {
          quote: told.quote,
          person: told.person ?? '',
          role: told.role ?? '',
          organisation: told.organisation ?? '',
          ...(told.quoteFrom === 'sample' && { sample: true as const }),
        },
      },
    }),
    closing: {
      title: told.closingTitle,
      text: told.closingText,
      primary: { label: told.closingLabel, href: paths.contact },
      service: {
        label: serviceLabel(service === 'custom-web-apps' ? 'web-app-setup' : service, facts),
        href: paths[service],
      },
    },
    all: { label: labels.all, href: paths.caseStudies },
  }
}

function serviceLabel(id: string, { speech }: Facts): string {
  return speech.services.find((service) => service.id === id)?.label ?? id
}
