import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

const students = [
  ...['Amina Juma', 'Baraka Mushi', 'Neema Mollel', 'Juma Hassan', 'Rehema Said', 'Godfrey Lyimo'],
  ...['Zainab Salum', 'Elia Swai', 'Fatma Ally', 'Daniel Shirima', 'Asha Mwinyi', 'Peter Kimaro'],
  ...['Mariamu Bakari', 'Joseph Masanja', 'Halima Omari', 'Emmanuel Kessy', 'Salma Rashidi', 'Frank Massawe'],
  ...['Upendo Kileo', 'Hamisi Kombo', 'Glory Temba', 'Yusufu Athumani', 'Doreen Mrema', 'Abdallah Ngoma'],
  ...['Witness Urio', 'Saidi Mfaume', 'Happiness Macha', 'Rashidi Seif'],
]

/** As owners in Tanzania keep them. */
export const dashboardSamples: Texts<Words['tryDashboard']['samples']> = {
  sales: {
    label: 'Mauzo ya duka',
    title: 'Duka la nguo, matawi matatu',
    noun: 'bili',
    columns: ['Namba ya bili', 'Tarehe', 'Tawi', 'Bidhaa', 'Idadi', 'Kiasi', 'Njia ya malipo', 'Imerudishwa'],
    lists: {
      branches: ['Kariakoo', 'Mwenge', 'Mbagala'],
      products: ['Kanga', 'Kitenge', 'Dera', 'Shati', 'Gauni', 'Kanzu'],
      payments: ['M-Pesa', 'Taslimu', 'Kadi'],
    },
    yes: 'Ndiyo',
    no: 'Hapana',
    sign: 'TSh',
  },
  marks: {
    label: 'Alama za shule',
    title: 'Kidato cha pili, mitihani miwili',
    noun: 'safu',
    columns: [
      ...['Namba', 'Mwanafunzi', 'Kidato', 'Mtihani'],
      ...['Kiingereza', 'Hisabati', 'Baiolojia', 'Jiografia', 'Kiswahili'],
    ],
    lists: { students, classes: ['II A', 'II B'], tests: ['Mtihani 1', 'Mtihani 2'] },
    yes: 'Ndiyo',
    no: 'Hapana',
  },
  appointments: {
    label: 'Miadi ya kliniki',
    title: 'Kliniki ya meno, miezi miwili',
    noun: 'miadi',
    columns: ['Namba', 'Tarehe', 'Saa', 'Jina la mgonjwa', 'Simu', 'Daktari', 'Huduma', 'Ada', 'Alikuja'],
    lists: {
      doctors: ['Dkt. Rehema Kweka', 'Dkt. Said Mzee', 'Dkt. Anna Mbise'],
      services: ['Uchunguzi', 'Kusafisha', 'Kuziba', 'Eksirei', 'Mzizi wa jino'],
      patients: [
        ...[
          'Mwanaidi Shabani',
          'John Mallya',
          'Khadija Musa',
          'Paulo Minja',
          'Tatu Ramadhani',
          'Grace Ndosi',
        ],
        ...['Omari Kassim', 'Lucy Mtui', 'Hassan Mbwana', 'Esther Laizer', 'Bakari Hamisi', 'Joyce Mbilinyi'],
        ...['Ally Mohamedi', 'Rose Kimambo', 'Seif Juma', 'Martha Sanga', 'Idrisa Makame', 'Agnes Mlay'],
      ],
    },
    yes: 'Ndiyo',
    no: 'Hapana',
    sign: 'TSh',
  },
  rooms: {
    label: 'Vyumba vya hoteli',
    title: 'Nyumba ya wageni Arusha, miezi minne',
    noun: 'nafasi zilizowekwa',
    columns: [
      ...['Tarehe ya kuingia', 'Jina la mgeni', 'Aina ya chumba', 'Chanzo'],
      ...['Usiku', 'Kiasi', 'Vilivyojaa %'],
    ],
    lists: {
      rooms: ['Chumba cha bustani', 'Cha watu wawili', 'Chumba cha familia', 'Meru suite'],
      sources: ['Simu', 'WhatsApp', 'Tovuti ya usafiri', 'Kampuni ya safari', 'Aliyekuja mwenyewe'],
      guests: [
        ...['Neema Mushi', 'Juma Hassan', 'Asha Mwinyi', 'Baraka Kimaro', 'Zainab Salum', 'Peter Lyimo'],
        ...['Rehema Said', 'Godfrey Mollel', 'Amina Juma', 'Elia Swai', 'Fatma Ally', 'Daniel Shirima'],
      ],
    },
    yes: 'Ndiyo',
    no: 'Hapana',
    sign: 'TSh',
  },
  fees: {
    label: 'Ada za shule',
    title: 'Daftari la ada, darasa la tano hadi la saba',
    noun: 'safu',
    columns: ['Mwanafunzi', 'Darasa', 'Mwezi', 'Ada', 'Amelipa', 'Salio', 'Njia ya malipo'],
    lists: {
      students,
      classes: ['V', 'VI', 'VII'],
      months: ['Jan 2026', 'Feb 2026', 'Mac 2026', 'Apr 2026'],
      payments: ['M-Pesa', 'Taslimu', 'Benki'],
    },
    yes: 'Ndiyo',
    no: 'Hapana',
    sign: 'TSh',
  },
}
