/** As much as is used, or a number. */
export type Amount = number | 'unlimited'

/** What a plan has of something: whether, how much of it, or as much as is used. */
export type FeatureValue = boolean | Amount

const none = 0 as Amount
const no = false as boolean

/** What a voice agent with minutes in its monthly fee may have; a plan names what it has. */
export const voice = planFeatures({
  numbers: none,
  languages: none,
  outgoingCalls: no,
  bookings: no,
  mailSummary: no,
  whatsappSummary: no,
  softwareConnection: no,
  reviewCall: no,
})

/** A voice agent whose hosting is paid separately. */
export const voiceSetup = planFeatures({
  callFlows: none,
  questions: none,
  languages: none,
  outgoingCalls: no,
  bookings: no,
  whatsappSummary: no,
  softwareConnection: no,
})

export const whatsapp = planFeatures({
  answers: none,
  languages: none,
  bookings: no,
  sheet: no,
  paymentLinks: no,
  reminders: no,
  weeklyReport: no,
  ownDocuments: no,
  voiceNotes: no,
  softwareConnection: no,
  reviewCall: no,
})

export const aiChatbot = planFeatures({
  pages: none,
  languages: none,
  documents: no,
  liveSheet: no,
  whatsappEnquiries: no,
  staffHandover: no,
  softwareConnection: no,
  bookings: no,
  weeklyReport: no,
})

export const websiteChatbot = planFeatures({
  answers: none,
  languages: none,
  websites: none,
  ai: no,
  whatsappEnquiries: no,
  bookings: no,
  staffHandover: no,
  softwareConnection: no,
  staffLogins: no,
  weeklyReport: no,
  prioritySupport: no,
  reviewCall: no,
})

export const customAgent = planFeatures({
  products: none,
  languages: none,
  channels: none,
  whatsapp: no,
  instagram: no,
  messenger: no,
  sheet: no,
  softwareConnection: no,
  bookings: no,
  paymentLinks: no,
  weeklyReport: no,
  reviewCall: no,
})

export const dashboard = planFeatures({
  widgets: none,
  sheets: none,
  logins: none,
  updateMinutes: none,
  softwareConnection: no,
  alerts: no,
  forecasts: no,
  weeklyReport: no,
  reviewCall: no,
})

export const webApp = planFeatures({
  processes: none,
  screens: none,
  logins: none,
  languages: none,
  payment: no,
  aiFeatures: none,
  connections: none,
  dashboard: no,
  prioritySupport: no,
  reviewCall: no,
})

/** A package at a fixed price. */
export const fixedPackage = planFeatures({
  answers: none,
  languages: none,
  channels: none,
  whatsapp: no,
  documents: no,
  bookings: no,
  sheet: no,
  staffHandover: no,
  softwareConnection: no,
  dashboard: no,
})

export const hosting = planFeatures({ callsAtOnce: none, ownServer: no })

function planFeatures<Features extends Record<string, FeatureValue>>(without: Features) {
  return (has: Partial<Features>): Features => ({ ...without, ...has })
}

/** Everything that some plan has and another has not. */
export type FeatureId = {
  [Kind in keyof typeof kinds]: Extract<keyof ReturnType<(typeof kinds)[Kind]>, string>
}[keyof typeof kinds]

const kinds = {
  voice,
  voiceSetup,
  whatsapp,
  aiChatbot,
  websiteChatbot,
  customAgent,
  dashboard,
  webApp,
  fixedPackage,
  hosting,
}

export const featureIds = [
  ...new Set(Object.values(kinds).flatMap((kind) => Object.keys(kind({})))),
] as FeatureId[]
