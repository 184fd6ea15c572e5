import { dashboardSamples as english } from '#content/en/try/dashboard-samples.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** People and places are those of the English samples. */
export const dashboardSamples: Texts<Words['tryDashboard']['samples']> = {
  sales: {
    label: 'Mauzo ya duka',
    title: 'Duka la sari, matawi matatu',
    noun: 'bili',
    columns: ['Namba ya bili', 'Tarehe', 'Tawi', 'Bidhaa', 'Idadi', 'Kiasi', 'Njia ya malipo', 'Imerudishwa'],
    lists: {
      branches: english.sales.lists.branches,
      products: ['Sari ya pamba', 'Dupatta', 'Seti ya kurta', 'Sari ya hariri', 'Lehenga', 'Sherwani'],
      payments: ['UPI', 'Taslimu', 'Kadi'],
    },
    yes: 'Ndiyo',
    no: 'Hapana',
  },
  marks: {
    label: 'Alama za shule',
    title: 'Darasa la 9, mitihani miwili',
    noun: 'safu',
    columns: [
      'Namba',
      'Mwanafunzi',
      'Darasa',
      'Mtihani',
      'Kiingereza',
      'Hisabati',
      'Sayansi',
      'Maarifa ya jamii',
      'Kihindi',
    ],
    lists: {
      students: english.marks.lists.students,
      classes: english.marks.lists.classes,
      tests: ['Mtihani 1', 'Mtihani 2'],
    },
    yes: 'Ndiyo',
    no: 'Hapana',
  },
  appointments: {
    label: 'Miadi ya kliniki',
    title: 'Kliniki ya meno, miezi miwili',
    noun: 'miadi',
    columns: ['Namba', 'Tarehe', 'Saa', 'Jina la mgonjwa', 'Simu', 'Daktari', 'Huduma', 'Ada', 'Alikuja'],
    lists: {
      doctors: ['Dkt. Asha Menon', 'Dkt. Imran Siddiqui', 'Dkt. Kavita Rao'],
      services: ['Uchunguzi', 'Kusafisha', 'Kuziba', 'Eksirei', 'Mzizi wa jino'],
      patients: english.appointments.lists.patients,
    },
    yes: 'Ndiyo',
    no: 'Hapana',
  },
  rooms: {
    label: 'Vyumba vya hoteli',
    title: 'Nyumba ya wageni Arusha, miezi minne',
    noun: 'nafasi zilizowekwa',
    columns: [
      'Tarehe ya kuingia',
      'Jina la mgeni',
      'Aina ya chumba',
      'Chanzo',
      'Usiku',
      'Kiasi',
      'Vilivyojaa %',
    ],
    lists: {
      rooms: ['Chumba cha bustani', 'Cha watu wawili', 'Chumba cha familia', 'Meru suite'],
      sources: ['Simu', 'WhatsApp', 'Tovuti ya usafiri', 'Kampuni ya safari', 'Aliyekuja mwenyewe'],
      guests: english.rooms.lists.guests,
    },
    yes: 'Ndiyo',
    no: 'Hapana',
  },
}
