import type { TradeNames } from '#content/whatsapp-flows.ts'

/** Businesses in Tanzania, whom the readers of these pages write to. */
export const tradeNames: TradeNames = {
  clinic: {
    label: 'Kliniki',
    business: 'Amani Dental Clinic',
    about: 'Miadi na daktari wa meno',
    fields: { need: 'Kwa ajili ya', day: 'Siku', time: 'Saa', name: 'Jina' },
    reply: 'Habari, hapa ni Dkt. Kweka. Nimesoma ulichoandika.',
  },
  school: {
    label: 'Shule',
    business: 'Shule ya Tumaini',
    about: 'Ulizo la kujiunga',
    fields: { class: 'Darasa', name: 'Mtoto', visit: 'Kutembelea' },
    reply: 'Habari, hapa ni Bi. Masanja wa ofisi ya usajili. Nitaendelea nawe mimi.',
  },
  shop: {
    label: 'Duka',
    business: 'Neema Vitenge',
    about: 'Oda kutoka kwenye katalogi',
    fields: { item: 'Kitambaa', area: 'Ipelekwe', payment: 'Malipo' },
    reply: 'Habari, hapa ni Neema. Nikuonyeshe kwa simu ya video?',
  },
  hotel: {
    label: 'Hoteli',
    business: 'Baraza House',
    about: 'Chumba Mji Mkongwe',
    fields: { dates: 'Tarehe', room: 'Chumba', guests: 'Wageni', name: 'Jina', payment: 'Malipo' },
    reply: 'Karibu, hapa ni Salum wa mapokezi. Nitakuhudumia mwenyewe.',
  },
}
