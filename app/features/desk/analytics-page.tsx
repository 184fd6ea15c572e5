import { Form, Link } from 'react-router'
import type { AnalyticsWords } from '#content/en/desk/analytics.ts'
import { fill } from '#content/fill.ts'
import { BarChart } from './bar-chart.tsx'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface Row {
  label: string
  value: number
}

interface AnalyticsPageProps {
  words: AnalyticsWords
  days: number
  views: Row[]
  leads: Row[]
  pages: Row[]
  sources: Row[]
  kinds: Row[]
  /** Leads for every hundred page views; nothing without views. */
  conversion: number | undefined
  answeringHours: number | undefined
  notice?: string | undefined
  questions: { question: string; count: number; lastAskedAt: Date }[]
}

export function AnalyticsPage({ words, days, notice, questions, ...figures }: AnalyticsPageProps) {
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      notice={notice}
      actions={
        <nav aria-label={words.title} className="flex gap-4">
          {words.spans.map((span) => (
            <Link
              key={span}
              to={`?days=${span}`}
              aria-current={String(days) === span ? 'true' : undefined}
              className="thread-link aria-[current]:font-[640]"
            >
              {fill(words.days, { days: span })}
            </Link>
          ))}
        </nav>
      }
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3 pb-6">
        <Figure label={words.conversion} value={figures.conversion?.toFixed(1) ?? words.none} />
        <Figure
          label={words.answering}
          value={
            figures.answeringHours === undefined
              ? words.none
              : fill(words.hours, { hours: figures.answeringHours.toFixed(1) })
          }
        />
      </dl>
      <Days id="views" words={words.views} table={words.table} empty={words.empty} rows={figures.views} />
      <Days id="leads" words={words.leads} table={words.table} empty={words.empty} rows={figures.leads} />
      <Ranking id="pages" words={words.pages} empty={words.empty} rows={figures.pages} />
      <Ranking id="sources" words={words.sources} empty={words.empty} rows={figures.sources} />
      <Ranking id="kinds" words={words.kinds} empty={words.empty} rows={figures.kinds} />
      <Questions words={words.questions} questions={questions} />
    </Screen>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[0.875rem] text-ink-2">{label}</dt>
      <dd className="text-2xl font-[640] figures">{value}</dd>
    </div>
  )
}

interface DaysProps {
  id: string
  words: { heading: string; day: string; count: string }
  table: string
  empty: string
  rows: Row[]
}

function Days({ id, words, table, empty, rows }: DaysProps) {
  if (rows.every(({ value }) => value === 0))
    return (
      <Panel id={id} title={words.heading}>
        <p className="text-ink-2">{empty}</p>
      </Panel>
    )
  return (
    <Panel id={id} title={words.heading}>
      <BarChart label={words.heading} bars={rows} />
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 text-[0.9375rem] text-ink-2 underline">
          {table}
        </summary>
        <Figures head={[words.day, words.count]} rows={rows} />
      </details>
    </Panel>
  )
}

type QuestionsProps = Pick<AnalyticsPageProps, 'questions'> & { words: AnalyticsWords['questions'] }

function Questions({ words, questions }: QuestionsProps) {
  return (
    <Panel id="questions" title={words.heading}>
      <p className="text-ink-2">{questions.length === 0 ? words.empty : words.text}</p>
      <ul className="mt-3 divide-y divide-line">
        {questions.map(({ question, count, lastAskedAt }) => (
          <li key={question} className="py-3 wrap-anywhere">
            <p className="font-[600]">{question}</p>
            <p className="text-[0.875rem] text-ink-2">
              {fill(words.asked, { count: String(count) })} <Moment at={lastAskedAt} show="day" />
            </p>
            <Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
              <input type="hidden" name="question" value={question} />
              <label className="grow text-[0.875rem] font-[600]">
                {words.answer}
                <textarea
                  name="answer"
                  rows={2}
                  required
                  maxLength={2000}
                  className="mt-1 block w-full rounded-[10px] border border-ink-2 bg-paper px-3 py-2 font-[400] text-base"
                />
              </label>
              <SmallButton>{words.submit}</SmallButton>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface RankingProps {
  id: string
  words: { heading: string; label: string; count: string }
  empty: string
  rows: Row[]
}

function Ranking({ id, words, empty, rows }: RankingProps) {
  return (
    <Panel id={id} title={words.heading}>
      {rows.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <Figures head={[words.label, words.count]} rows={rows} />
      )}
    </Panel>
  )
}

function Figures({ head, rows }: { head: [string, string]; rows: Row[] }) {
  return (
    <table className="w-full max-w-2xl">
      <thead>
        <tr>
          <th className="border-b border-ink-2 py-1.5 text-left text-[0.875rem] font-[600]">{head[0]}</th>
          <th className="border-b border-ink-2 py-1.5 text-right text-[0.875rem] font-[600]">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <td className="border-b border-line py-1.5 wrap-anywhere">{label}</td>
            <td className="border-b border-line py-1.5 text-right figures">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
