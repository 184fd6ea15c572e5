import type { StatementId } from '#content/catalogue/statements.ts'
import { joinLines } from '../reply.ts'
import type { IntentId } from '../understand/intents.ts'
import type { Answer } from './answer.ts'
import { tellFeatures } from './plan-features.ts'

/** What a page states of the very point, where that is asked for. */
export function stated(...ids: readonly StatementId[]): Answer {
  const known: ReadonlySet<string> = new Set(ids)
  return (question, _, words) =>
    tellFeatures({ ...question, features: question.features.filter((feature) => known.has(feature)) }, words)
}

/** What a page states, whoever asks. */
export function always(id: StatementId): Answer {
  return (_, __, words) => ({ text: words.statements[id], cards: [] })
}

/** The point that is asked for comes first, then what is said to everybody who means this. */
export function withPoints(table: Record<IntentId, Answer>): Record<IntentId, Answer> {
  const rows = Object.entries(table).map(([intent, general]): [string, Answer] => {
    const ids = pointsOf[intent as IntentId]
    return [intent, ids ? pointFirst(stated(...ids), general) : general]
  })
  return Object.fromEntries(rows) as Record<IntentId, Answer>
}

function pointFirst(point: Answer, general: Answer): Answer {
  return (question, knowledge, words) => {
    const [one, other] = [point, general].map((answer) => answer(question, knowledge, words))
    if (!one || !other) return one ?? other ?? null
    // The general answer may tell the point as well.
    const lines = new Set([one, other].flatMap(({ text }) => text.split('\n')))
    return { text: joinLines(...lines), cards: [...one.cards.slice(0, 1), ...other.cards] }
  }
}

/** The statements that say more exactly what somebody may mean by an intent than its general answer does. */
const pointsOf: Partial<Record<IntentId, readonly StatementId[]>> = {
  'own-edits': ['ourMistake'],
  'mobile-apps': ['waNothingToInstall', 'appOpensInBrowser', 'tcParentNoApp', 'productNoInstall'],
  location: ['comeToYou'],
  'call-me': ['numberForCalls'],
  'contact-info': ['numberForCalls'],
  'case-studies': ['figuresSamples', 'clientCount'],
  references: ['clientCount', 'figuresSamples'],
  company: ['clientCount'],
  accuracy: ['emergencyWords', 'noMedicalAdvice', 'noInventedFee', 'discountLimits', 'wrongAnswerFix'],
  'annual-payment': ['cancelAfterLaunch', 'productStopTerms'],
  'book-demo': ['comeToYou', 'bringToDemo', 'dashFreeSketch', 'tanzaniaTime', 'demoCamera', 'hearSampleCall'],
  'competitor-cheaper': ['insteadOfHiring'],
  'getting-started': ['waPapers', 'quickStartNoCall', 'stepsToLaunch', 'appRegisterPhoto'],
  'hidden-costs': [
    'missedPayment',
    'quickStartOneTime',
    'waHostingInMonthly',
    'callChargesAtCost',
    'appMonthlyOptional',
    'waMessageCharges',
    'offerTakenOffQuote',
    'offerClaim',
  ],
  hours: ['sundayClosed', 'tanzaniaTime'],
  integration: [
    'customerWallets',
    'noDoubleBooking',
    'hospitalHotelSoftware',
    'appSystemsJoined',
    'dashSources',
  ],
  languages: ['naturalSpeech', 'extraLanguage'],
  law: ['priceStaysAgreed', 'refundDownloads', 'whoResponsible', 'waSpamLists'],
  'order-status': [
    'paymentWentThrough',
    'formReceived',
    'refundNotStarted',
    'refundHalfBuilt',
    'refundAfterLive',
    'refundArrival',
  ],
  ownership: ['ifWeClose', 'appCodeInName', 'excelDownload', 'chatRecordKept', 'tcExcel'],
  'invoice-tax': ['waMessageCharges', 'oneTeamOneBill'],
  overage: ['twoVoicePriceLists', 'unusedMinutes', 'afterTrial'],
  'payment-methods': ['customerWallets', 'missedPayment', 'testCheckout', 'cardDetailsUnseen'],
  price: [
    'waMessageCharges',
    'callChargesAtCost',
    'smallChangePrice',
    'twoVoicePriceLists',
    'sharedHosting',
    'dedicatedServer',
    'tokenQueue',
    'appMonthlyOptional',
  ],
  'recordings-storage': ['dataWhereKept', 'dedicatedServer', 'sharedHosting', 'chatRecordKept'],
  'reply-time': ['quickestContact', 'supportPerson'],
  sector: ['smallBusinessFit', 'smallTowns', 'tanzaniaWhere'],
  'serve-country': ['smallTowns', 'tanzaniaWhere'],
  support: ['builderSupport', 'supportPerson', 'firstMonthCorrections', 'smallChangePrice'],
  testimonials: ['reviewAppears', 'figuresSamples'],
  'too-expensive': ['insteadOfHiring', 'riskOfTrying', 'resultNotGuaranteed'],
  training: ['trainingLength', 'comeToYou'],
  trust: ['figuresSamples', 'clientCount', 'ifWeClose', 'riskOfTrying', 'quotesSamples', 'smallTeam'],
  uptime: ['sundaysHolidays', 'waOutage', 'outsideFailures'],
  'what-you-need': [
    'bringToDemo',
    'starterNeeds',
    'photoEnough',
    'waPapers',
    'appPaymentAccount',
    'dashViewAccess',
  ],
}
