import { dashboardSamples as inEnglish } from '#content/en/try/dashboard-samples.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

const { sales, marks, appointments, rooms } = inEnglish

/** The sheets themselves are in English, as offices keep them. */
export const dashboardSamples: Texts<Words['tryDashboard']['samples']> = {
  sales: { ...sales, label: 'दुकान की बिक्री', title: 'साड़ी की दुकान, तीन ब्रांच', noun: 'बिल' },
  marks: { ...marks, label: 'स्कूल के अंक', title: 'क्लास 9, दो यूनिट टेस्ट', noun: 'एंट्री' },
  appointments: {
    ...appointments,
    label: 'क्लिनिक की अपॉइंटमेंट',
    title: 'डेंटल क्लिनिक, दो महीने',
    noun: 'अपॉइंटमेंट',
  },
  rooms: { ...rooms, label: 'होटल के कमरे', title: 'अरुशा का गेस्टहाउस, चार महीने', noun: 'बुकिंग' },
}
