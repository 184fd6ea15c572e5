import { z } from 'zod'
import { deskAction, flashOf, idField, refused, textField } from '#app/desk-action.ts'
import { pageOf } from '#app/desk-request.ts'
import { ageText, hour } from '#app/features/desk/age.ts'
import { AnalyticsPage } from '#app/features/desk/analytics-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { analyticsWords as words } from '#content/en/desk/analytics.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { forms } from '#content/en/forms.ts'
import { serviceNames } from '#content/en/service-names.ts'
import { fill } from '#content/fill.ts'
import { entryOf } from '#domain/entry-of.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { checkTaughtAnswer } from '#domain/taught-answer.ts'
import type { Route } from './+types/analytics'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { desk, assistant } = services
  const query = new URL(request.url).searchParams
  const span = query.get('days') ?? ''
  const days = words.spans.includes(span) ? Number(span) : 30
  const page = pageOf(query)
  const figures = await desk.figures(days, now)
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0]
  return {
    days,
    month,
    sales: await desk.sales(now, month),
    ...figures,
    topics: figures.topics.map(({ label, value }) => ({ label: topicName(label), value })),
    questions: await Promise.all(
      (await assistant.questions(20)).map(async (row) => ({
        id: row.question,
        ...row,
        saysNow: await assistant.saysNow(row.question),
      })),
    ),
    page,
    ...(await desk.teaching.list(page)),
    ...flashOf(request, words),
  }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('remove'), id: idField }),
    z.object({ do: z.literal('undo'), undo: idField }),
    z.object({ do: z.literal('teach'), question: textField, answer: textField }),
    z.object({ do: z.literal('correct'), id: idField, question: textField, answer: textField }),
  ]),
  async (fields, { services, owner: { email: by }, flash }) => {
    const { teaching } = services.desk
    if (fields.do === 'remove') {
      const isRemoved = await teaching.remove(by, fields.id)
      return isRemoved ? flash('removed', { undo: fields.id }) : flash('gone')
    }
    if (fields.do === 'undo') return flash((await teaching.putBack(by, fields.undo)) ? 'back' : 'gone')
    const written = { question: fields.question, answer: fields.answer }
    const checked = checkTaughtAnswer(written)
    if (!checked.ok) {
      const errors = fieldMessages({}, forms.problems, checked.problems)
      return refused({
        notice: words.notSaved,
        refused: { of: fields.do === 'correct' ? fields.id : fields.question, written, errors },
      })
    }
    if (fields.do === 'correct')
      return flash((await teaching.correct(by, fields.id, checked.fields)) ? 'corrected' : 'gone')
    await teaching.teach(by, checked.fields)
    return flash('taught')
  },
)

export default function Analytics({ loaderData, actionData }: Route.ComponentProps) {
  const { visits, questionCount, unansweredCount, medianWaitInHours, page, hasMore, answers, ...figures } =
    loaderData
  const hundredth = (count: number) => (visits > 0 ? ((count / visits) * 100).toFixed(1) : '')
  const named = <Named extends { label: string }>(rows: Named[], nameOf: (label: string) => string) =>
    rows.map((row) => ({ ...row, label: nameOf(row.label) }))
  const byDay = <Day extends { label: string }>(rows: Day[]) => named(rows, dayName)
  const slowest = labelWithin(figures.answerTimes, 0.95)
  return (
    <AnalyticsPage
      words={words}
      common={deskWords}
      {...figures}
      refused={actionData?.refused}
      taught={{ answers, page, hasMore }}
      totals={{
        visits: String(visits),
        views: String(total(figures.views)),
        conversations: String(total(figures.conversations)),
        questions: String(questionCount),
        unanswered: String(unansweredCount),
        leads: String(total(figures.leads)),
        conversion: hundredth(total(figures.leads)) || words.none,
        answers: slowest ? answerTimeName(slowest) : words.none,
        wait: medianWaitInHours === undefined ? words.none : ageText(medianWaitInHours * hour),
      }}
      views={byDay(figures.views)}
      conversations={byDay(figures.conversations)}
      leads={byDay(figures.leads)}
      sources={named(figures.sources, (label) => entryOf(words.sources.names, label) ?? label)}
      kinds={named(figures.kinds, (label) => entryOf(deskWords.kinds, label) ?? label).map((row) => ({
        ...row,
        perHundred: hundredth(row.value),
      }))}
      answerTimes={named(figures.answerTimes, answerTimeName)}
      waits={named(figures.waits, (label) =>
        label === 'more' ? words.waits.more : fill(words.waits.upTo, { hours: label }),
      )}
    />
  )
}

function total(rows: { value: number }[]): number {
  return rows.reduce((sum, { value }) => sum + value, 0)
}

/** The first of the rising steps by which that share of all is reached. */
function labelWithin(rows: { label: string; value: number }[], share: number): string | undefined {
  const all = total(rows)
  if (all === 0) return undefined
  return rows.find((_row, index) => total(rows.slice(0, index + 1)) >= all * share)?.label
}

function dayName(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

function topicName(label: string): string {
  const ask = label.startsWith('ask:') ? label.slice(4) : undefined
  if (ask) return entryOf(words.topics.asks, ask) ?? ask
  return entryOf(serviceNames, label) ?? label
}

function answerTimeName(label: string): string {
  if (label === 'more') return words.answerTimes.more
  return fill(words.answerTimes.upTo, { seconds: String(Number(label) / 1000) })
}
