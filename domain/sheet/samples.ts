/** The lists that a sample is made of, in the language of the page. */
export interface SampleWords {
  columns: readonly string[]
  /** For each column that names things, the things. */
  lists: Readonly<Record<string, readonly string[]>>
  yes: string
  no: string
}

export const sampleIds = ['sales', 'marks', 'appointments', 'rooms'] as const
export type SampleId = (typeof sampleIds)[number]

type Lists = Record<string, readonly string[]>
type Pick = (list: readonly string[] | undefined, weight?: number) => string

/** Invented rows, the same every time. */
export function sampleRows(id: SampleId, { columns, lists, yes, no }: SampleWords): string[][] {
  const random = createRandom(sampleIds.indexOf(id) + 7)
  const pick: Pick = (list = [], weight = 1) => list[Math.floor(random() ** weight * list.length)] ?? ''
  return [
    [...columns],
    ...makers[id]({ lists, random, pick, answer: (share) => (random() < share ? yes : no) }),
  ]
}

interface Maker {
  lists: Lists
  random: () => number
  pick: Pick
  /** Yes in so many cases. */
  answer: (share: number) => string
}

const makers: Record<SampleId, (maker: Maker) => string[][]> = {
  sales: ({ lists, random, pick, answer }) =>
    ordered(120, 181, random).map((days, place) => {
      const product = Math.floor(random() ** 1.6 * 6)
      const quantity = 1 + Math.floor(random() * 4)
      const festive = days > 95 && days < 130 ? 1.5 : 1
      const amount = Math.round(quantity * (450 + product * 380) * (0.9 + random() * 0.4) * festive)
      return [
        String(1001 + place),
        dayFirst(2026, 3, 1 + days),
        pick(lists.branches, 1.5),
        lists.products?.[product] ?? '',
        String(quantity),
        `₹ ${new Intl.NumberFormat('en-IN').format(amount)}`,
        pick(lists.payments, 1.4),
        answer(0.16),
      ]
    }),
  marks: ({ lists, random }) => {
    const students = lists.students ?? []
    const tests = lists.tests ?? []
    const gifts = students.map(() => 0.42 + random() * 0.5)
    const slips = students.map((_, place) => (place % 9 === 4 ? -0.17 : 0.03))
    return tests.flatMap((test, turn) =>
      students.map((student, place) => [
        String(1 + place),
        student,
        lists.classes?.[place % 2] ?? '',
        test,
        ...[0.02, -0.12, 0.06, -0.02, 0.04].map((ease, subject) => {
          const slump = turn === 1 && subject === 1 && place % 2 === 1 ? -0.08 : 0
          const share =
            (gifts[place] ?? 0.5) + ease + turn * (slips[place] ?? 0) + slump + (random() - 0.5) * 0.16
          return random() < 0.015 ? 'AB' : `${Math.round(Math.min(0.98, Math.max(0.14, share)) * 50)}/50`
        }),
      ]),
    )
  },
  appointments: ({ lists, random, pick, answer }) =>
    ordered(110, 56, random).map((days, place) => {
      // A clinic that is closed on Sundays and full on Mondays.
      const weekday = (days + 1) % 7
      const shifted = weekday === 0 ? days + 1 : weekday === 4 && random() < 0.5 ? days + 4 : days
      const hour = random() < 0.6 ? 9 + Math.floor(random() * 3) : 17 + Math.floor(random() * 3)
      const service = Math.floor(random() ** 1.4 * 5)
      return [
        String(501 + place),
        dayFirst(2026, 5, 1 + shifted),
        `${hour}:${random() < 0.5 ? '00' : '30'}`,
        pick(lists.patients),
        `98${String(10_000_000 + Math.floor(random() * 89_999_999)).slice(0, 8)}`,
        pick(lists.doctors, 1.3),
        lists.services?.[service] ?? '',
        `₹ ${[400, 800, 1500, 600, 3500][service] ?? 400}`,
        answer(0.82),
      ]
    }),
  rooms: ({ lists, random, pick }) =>
    ordered(90, 120, random).map((days) => {
      const room = Math.floor(random() ** 1.3 * 4)
      const nights = 1 + Math.floor(random() * 4)
      const rate = [85_000, 120_000, 165_000, 240_000][room] ?? 85_000
      const busy = days > 75 ? 1.25 : 1
      return [
        isoDay(2026, 4, 1 + days),
        pick(lists.guests),
        lists.rooms?.[room] ?? '',
        pick(lists.sources, 1.5),
        String(nights),
        `TSh ${new Intl.NumberFormat('en-IN').format(Math.round((rate * nights * busy) / 1000) * 1000)}/=`,
        `${Math.round(Math.min(98, (48 + random() * 34) * busy))}%`,
      ]
    }),
}

/** So many days of a span, in order. */
function ordered(count: number, span: number, random: () => number): number[] {
  return Array.from({ length: count }, () => Math.floor(random() * span)).sort((one, two) => one - two)
}

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

function dayFirst(year: number, month: number, day: number): string {
  return isoDay(year, month, day).split('-').reverse().join('/')
}

/** Numbers between 0 and 1 that look like chance. */
function createRandom(seed: number): () => number {
  let state = seed * 7919
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
