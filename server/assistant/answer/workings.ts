import type { ServiceId } from '#content/catalogue/services.ts'
import type { StatementId } from '#content/catalogue/statements.ts'
import { bookDemoCard, joinLines, pageCard } from '../reply.ts'
import { described } from './advice.ts'
import { type Answer, askTeam, demo, first, inTurn, page, text } from './answer.ts'
import { byService, ownSite } from './particulars.ts'
import { features, planVerdict } from './plan-features.ts'
import { hasSubject } from './rows-meant.ts'

// How something works, and with what: rows of the table in answers.ts.

/** What the pages say of how each service works, in the order in which it happens. */
const steps: Partial<Record<ServiceId, readonly StatementId[]>> = {
  'ai-voice-agents': ['newNumberIncluded', 'picksUpTwoRings', 'stepsToLaunch'],
  'whatsapp-agents': ['waSaveNothingNew', 'waFirstReply', 'waTestStaff'],
  'whatsapp-automation': ['toolAlone', 'waPapers'],
  'ai-chatbots': ['siteBuilders', 'unknownAnswer'],
  'website-chatbots': ['tapButtons', 'approveWording'],
  'custom-ai-agent': ['photosAsMaterial', 'staffTripUp'],
  'business-dashboards': ['messySheet', 'dashUpdates'],
  'web-app-setup': ['appOpensInBrowser', 'appRegisterPhoto'],
  'automation-workflows': ['flowWatchDraw', 'flowOldNewWeek'],
}

/** How a service works that is spoken of: no list of prices. */
const inSteps: Answer = ({ services: [service], plans }, _, words) => {
  const told = service && plans.length === 0 ? steps[service] : undefined
  const [firstStep] = told ?? []
  if (!service || !told || !firstStep) return null
  return {
    text: joinLines(
      words.serviceLeads[service],
      ...told.map((id) => words.statements[id]),
      words.facts['what-you-need'],
    ),
    cards: [bookDemoCard(words), pageCard('services', words)],
  }
}

const ofSubject: Answer = (question, knowledge, words) =>
  hasSubject(question) ? described(question, knowledge, words) : null

export const howItWorks = first(planVerdict, features, inSteps, ofSubject, text('what-it-does', demo))

export const integrated = first(
  ownSite,
  planVerdict,
  inTurn(
    text('integrations', askTeam, page('services')),
    byService({
      'ai-voice-agents': 'hospitalHotelSoftware',
      'whatsapp-agents': 'waOneConnection',
      'business-dashboards': 'dashSources',
      'website-chatbots': 'liveStock',
    }),
  ),
)
