import type { TradeNames } from '#content/whatsapp-flows.ts'

export const tradeNames: TradeNames = {
  clinic: {
    label: 'Kliniki',
    business: 'Asha Dental Clinic',
    about: 'Miadi na daktari wa meno',
    fields: { need: 'Kwa ajili ya', day: 'Siku', time: 'Saa', name: 'Jina' },
    reply: 'Habari, hapa ni Dkt. Mehta. Nimesoma ulichoandika.',
  },
  school: {
    label: 'Shule',
    business: 'Neem Tree School',
    about: 'Ulizo la kujiunga',
    fields: { class: 'Darasa', name: 'Mtoto', visit: 'Kutembelea' },
    reply: 'Habari, hapa ni Bi. Iyer wa ofisi ya usajili. Nitaendelea nawe mimi.',
  },
  shop: {
    label: 'Duka',
    business: 'Meera Sarees',
    about: 'Oda kutoka kwenye katalogi',
    fields: { item: 'Sari', area: 'Ipelekwe', payment: 'Malipo' },
    reply: 'Habari, hapa ni Meera. Nikuonyeshe kwa simu ya video?',
  },
  hotel: {
    label: 'Hoteli',
    business: 'Baraza House',
    about: 'Chumba Mji Mkongwe',
    fields: { dates: 'Tarehe', room: 'Chumba', guests: 'Wageni', name: 'Jina', payment: 'Malipo' },
    reply: 'Karibu, hapa ni Salum wa mapokezi. Nitakuhudumia mwenyewe.',
  },
}
