import { counting, fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { ChartKind } from '#domain/sheet/figure.ts'
import type { MarksReport } from '#domain/sheet/marks-report.ts'
import type { ShownPoint } from './chart-card.tsx'

interface MarksCard {
  id: string
  title: string
  figure: string
  caption: string
  kinds: ChartKind[]
  points: ShownPoint[]
  table: { headings: string[]; rows: string[][]; texts?: number }
}

/** The five cards of a sheet of marks. */
export function marksCards(
  report: MarksReport,
  words: Words['tryDashboard'],
  percent: (value: number) => string,
): MarksCard[] {
  const { headings } = words.marks
  const points = (items: { name: string; value: number }[]): ShownPoint[] => {
    const highest = Math.max(...items.map(({ value }) => value))
    return items.map(({ name, value }) => ({
      label: name,
      text: percent(value),
      value,
      isBest: value === highest,
    }))
  }
  const counted = { total: String(report.students) }
  return [
    subjectsCard(),
    {
      id: 'ranks',
      title: words.marks.ranks,
      figure: report.ranks[0]?.name ?? '',
      caption: fill(words.marks.ranksFinding, {
        name: report.ranks[0]?.name ?? '',
        value: percent(report.ranks[0]?.percent ?? 0),
      }),
      kinds: ['table', 'bar'],
      points: points(
        report.ranks
          .filter(({ rank }) => rank !== null)
          .slice(0, 12)
          .map(({ name, percent: value }) => ({ name, value })),
      ),
      table: {
        headings: [headings.rank, headings.student, headings.className, headings.percent],
        texts: 3,
        rows: report.ranks.map((each) => [
          each.rank === null ? words.marks.absent : String(each.rank),
          each.name,
          each.className,
          each.rank === null ? '' : percent(each.percent),
        ]),
      },
    },
    behindCard(),
    {
      id: 'passing',
      title: words.marks.passing,
      figure: percent((report.passed / Math.max(1, report.students)) * 100),
      caption: counting(words.marks.passingFinding, report.passed, counted),
      kinds: ['bar', 'table'],
      points: points(
        report.subjects.map(({ name, passed, sat }) => ({ name, value: (passed / Math.max(1, sat)) * 100 })),
      ),
      table: subjectsTable(),
    },
    report.classAverages.length > 1 && report.choice.className === '' ? classesCard() : testsCard(),
  ]

  function subjectsTable() {
    return {
      headings: [headings.subject, headings.average, headings.passed, headings.absent],
      rows: report.subjects.map(({ name, average, passed, sat, absent }) => [
        ...[name, percent(average), `${passed}/${sat}`, String(absent)],
      ]),
    }
  }
  function subjectsCard(): MarksCard {
    const sorted = report.subjects.toSorted((one, two) => two.average - one.average)
    const [best, least] = [sorted[0], sorted.at(-1)]
    return {
      id: 'subjects',
      title: words.marks.subjects,
      figure: percent(report.average),
      caption: fill(words.marks.subjectsFinding, {
        best: best?.name ?? '',
        bestValue: percent(best?.average ?? 0),
        least: least?.name ?? '',
        leastValue: percent(least?.average ?? 0),
      }),
      kinds: ['bar', 'table'],
      points: points(report.subjects.map(({ name, average }) => ({ name, value: average }))),
      table: subjectsTable(),
    }
  }
  function behindCard(): MarksCard {
    const { behind, comparesWith } = report
    const caption =
      behind.length === 0
        ? words.marks.nobodyBehind
        : comparesWith === 'average'
          ? counting(words.marks.behindAverageFinding, behind.length, counted)
          : counting(words.marks.behindFinding, behind.length, { ...counted, test: comparesWith.test })
    const before = comparesWith === 'average' ? headings.average : headings.before
    return {
      id: 'behind',
      title: words.marks.behind,
      figure: String(behind.length),
      caption,
      kinds: ['table', 'bar'],
      points: behind.slice(0, 12).map(({ name, change }, place) => {
        return { label: name, text: percent(change), value: change, isBest: place === 0 }
      }),
      table: {
        headings: [headings.student, headings.className, before, headings.now, headings.change],
        texts: 2,
        rows: behind.map((each) => [
          ...[each.name, each.className],
          ...[percent(each.before), percent(each.now), percent(each.change)],
        ]),
      },
    }
  }
  function classesCard(): MarksCard {
    const items = report.classAverages.map(({ name, average }) => ({ name, value: average }))
    const [best] = items.toSorted((one, two) => two.value - one.value)
    return {
      id: 'classes',
      title: words.marks.classes,
      figure: percent(best?.value ?? 0),
      caption: fill(words.marks.classesFinding, { name: best?.name ?? '', value: percent(best?.value ?? 0) }),
      kinds: ['bar', 'table'],
      points: points(items),
      table: {
        headings: [headings.className, headings.average],
        rows: items.map(({ name, value }) => [name, percent(value)]),
      },
    }
  }
  function testsCard(): MarksCard {
    const items = report.testAverages.map(({ name, average }) => ({
      name: name || words.marks.test,
      value: average,
    }))
    const [first, last] = [items[0], items.at(-1)]
    const now = percent(last?.value ?? 0)
    return {
      id: 'tests',
      title: words.marks.tests,
      figure: now,
      caption:
        items.length > 1
          ? fill(words.marks.testsFinding, { before: percent(first?.value ?? 0), now })
          : fill(words.marks.testsSingle, { now }),
      kinds: items.length > 1 ? ['line', 'bar', 'table'] : ['bar', 'table'],
      points: points(items),
      table: {
        headings: [words.marks.test, headings.average],
        rows: items.map(({ name, value }) => [name, percent(value)]),
      },
    }
  }
}
