import type { PageId } from '#content/paths.ts'
import type { ServiceId } from './services.ts'

export interface Capability {
  /** Of which it is said. */
  services: readonly ServiceId[]
  /** Where it is said. */
  page: PageId
  /** Where only one plan of the service has it, that plan's id in its price table. */
  plan?: string
}

/** What a service does, or never does: for those who ask whether it can. The words are in `assistant-capabilities.ts`. */
export const capabilities = {
  urgentForwarding: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  leadCallback: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  moveCancelAppointment: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  orderTracking: { services: ['ai-voice-agents', 'whatsapp-agents'], page: 'ai-voice-agents' },
  feedbackCalls: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  chooseVoice: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  noisyLines: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  givesUpGracefully: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  naturalSpeech: { services: ['ai-voice-agents'], page: 'ai-voice-agents' },
  fallsSilent: { services: ['whatsapp-agents'], page: 'whatsapp-agents' },
  sendsPhotosCatalogue: { services: ['whatsapp-agents'], page: 'whatsapp-agents' },
  paidConfirmation: { services: ['whatsapp-agents'], page: 'whatsapp-agents' },
  confirmOrShift: { services: ['whatsapp-agents'], page: 'whatsapp-agents' },
  chatRecordKept: { services: ['whatsapp-agents'], page: 'whatsapp-agents' },
  labReports: { services: ['whatsapp-agents'], page: 'whatsapp-agents' },
  whatsappApproval: { services: ['whatsapp-agents'], page: 'whatsapp-agents' },
  voiceReply: { services: ['whatsapp-automation'], page: 'whatsapp-automation', plan: 'voice' },
  broadcastConsent: { services: ['whatsapp-automation'], page: 'whatsapp-automation', plan: 'broadcast' },
  broadcastLists: { services: ['whatsapp-automation'], page: 'whatsapp-automation', plan: 'broadcast' },
  broadcastCounts: { services: ['whatsapp-automation'], page: 'whatsapp-automation', plan: 'broadcast' },
  searchChats: { services: ['whatsapp-automation'], page: 'whatsapp-automation', plan: 'dashboard' },
  toolAlone: { services: ['whatsapp-automation'], page: 'whatsapp-automation' },
  unknownAnswer: { services: ['ai-chatbots'], page: 'ai-chatbots' },
  capturesEnquiry: { services: ['ai-chatbots'], page: 'ai-chatbots' },
  brandLook: { services: ['ai-chatbots'], page: 'ai-chatbots' },
  missedQuestions: { services: ['ai-chatbots', 'website-chatbots'], page: 'ai-chatbots' },
  tapButtons: { services: ['website-chatbots'], page: 'website-chatbots' },
  approveWording: { services: ['website-chatbots'], page: 'website-chatbots' },
  upsetCustomers: { services: ['website-chatbots'], page: 'website-chatbots' },
  noMedicalAdvice: {
    services: ['ai-voice-agents', 'ai-chatbots', 'website-chatbots', 'custom-ai-agent'],
    page: 'faq',
  },
  discountLimits: { services: ['custom-ai-agent'], page: 'custom-ai-agent' },
  toneManner: { services: ['custom-ai-agent'], page: 'custom-ai-agent' },
  messySheet: { services: ['business-dashboards'], page: 'business-dashboards' },
  eachSeesPart: { services: ['business-dashboards'], page: 'business-dashboards' },
  duplicateNames: { services: ['business-dashboards'], page: 'business-dashboards' },
  pdfReport: { services: ['business-dashboards'], page: 'business-dashboards' },
  askPlainWords: { services: ['business-dashboards'], page: 'business-dashboards' },
  excelDownload: { services: ['web-app-setup'], page: 'web-app-setup' },
  dailyBackup: { services: ['web-app-setup'], page: 'web-app-setup' },
  tokenQueue: { services: ['web-app-setup'], page: 'web-app-setup' },
  stockDeduction: { services: ['web-app-setup'], page: 'web-app-setup' },
  admissionForms: { services: ['web-app-setup'], page: 'web-app-setup' },
  invoiceChasing: { services: ['automation-workflows'], page: 'automation-workflows' },
  approvals: { services: ['automation-workflows'], page: 'automation-workflows' },
  pdfPapers: { services: ['automation-workflows'], page: 'automation-workflows' },
  readsBills: { services: ['automation-workflows'], page: 'automation-workflows' },
  stepFailure: { services: ['automation-workflows'], page: 'automation-workflows' },
  makesPapers: { services: ['test-automation'], page: 'automation-workflows' },
  marksAnswers: { services: ['test-automation'], page: 'automation-workflows' },
  reportCardsWhatsapp: { services: ['test-automation'], page: 'automation-workflows' },
  tutorMatching: { services: ['products'], page: 'products', plan: 'tutorconnect' },
  resultAnalysis: { services: ['products'], page: 'products', plan: 'eduresultanalysis' },
  careerGuidance: { services: ['products'], page: 'products', plan: 'career-coach-ai' },
  youtubeTitles: { services: ['products'], page: 'products', plan: 'youtube-seo-tool' },
  upscAnswers: { services: ['products'], page: 'products' },
  moneyToYou: {
    services: ['whatsapp-agents', 'web-app-setup', 'whatsapp-automation', 'ai-voice-agents'],
    page: 'faq',
  },
} as const satisfies Record<string, Capability>

export type CapabilityId = keyof typeof capabilities
