import type { FeatureId } from './features.ts'
import type { StatementId } from './statements.ts'

/** What of a plan a statement speaks of, beside the feature that it names: who asks a plan for it is told that of the plan first. */
export const partsOfStatements: Partial<Record<StatementId, readonly FeatureId[]>> = {
  agentChannels: ['whatsapp', 'instagram', 'messenger', 'channels'],
  agentLanguages: ['languages'],
  agentLeads: ['sheet'],
  aiInWhichBot: ['ai'],
  appAiInside: ['aiFeatures'],
  appStaffSeparate: ['logins'],
  appSystemsJoined: ['connections'],
  callFlowMeaning: ['callFlows'],
  callSummaryWhere: ['mailSummary', 'whatsappSummary'],
  chatbotLanguages: ['languages'],
  dashAlerts: ['alerts'],
  dashForecast: ['forecasts'],
  dashSources: ['sheets'],
  dashUpdates: ['updateMinutes'],
  dedicatedServer: ['ownServer'],
  eachSeesPart: ['logins'],
  historyExport: ['staffLogins', 'prioritySupport', 'reviewCall'],
  languagesPerPlan: ['languages'],
  leadsWhere: ['whatsappEnquiries', 'sheet'],
  pagesRead: ['pages'],
  productsTaught: ['products'],
  questionReports: ['weeklyReport'],
  severalBranches: ['numbers'],
  severalSites: ['websites'],
  waInstagramFacebook: ['messenger'],
  waLanguagesByPlan: ['languages'],
  waMenuOrAi: ['ownDocuments'],
  waStaffLogins: ['logins'],
  websiteBotLanguages: ['languages'],
  whichBotSize: ['answers'],
}

/** These say how something is done, and not whether plans have it. */
export const rules: ReadonlySet<string> = new Set<StatementId>([
  'cannotRead',
  'consentToCall',
  'noDoubleBooking',
])

interface Same {
  asked: readonly StatementId[]
  /** What tells it of services that none of those is of. */
  also?: readonly StatementId[]
}

/** What is said of one service in one statement, and of another in the next: who speaks of a service is told its own. */
export const sameOfOthers: readonly Same[] = [
  { asked: ['waNothingToInstall', 'appOpensInBrowser', 'productNoInstall'], also: ['cannotRead'] },
  {
    asked: [
      'languagesPerPlan',
      'waLanguagesByPlan',
      'chatbotLanguages',
      'websiteBotLanguages',
      'agentLanguages',
    ],
  },
  { asked: ['urgentForwarding', 'staffTakeover', 'waTakeoverPerson'] },
  { asked: ['callChargesAtCost', 'waMessageCharges'] },
  { asked: ['leadsWhere', 'agentLeads'] },
  { asked: ['moveCancelAppointment', 'waBooksSlots', 'botBooking'] },
]
