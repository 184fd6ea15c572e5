import { data, redirect } from 'react-router'
import { fieldOf, idOf, noticeOf, ownerOf, pageOf } from '#app/desk-request.ts'
import { AnalyticsPage } from '#app/features/desk/analytics-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { assistant } from '#content/en/assistant.ts'
import { analyticsWords as words } from '#content/en/desk/analytics.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { forms } from '#content/en/forms.ts'
import { fill } from '#content/fill.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { entryOf } from '#domain/entry-of.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { checkTaughtAnswer } from '#domain/taught-answer.ts'
import { figuresOf } from '#server/desk/analytics.ts'
import type { Route } from './+types/analytics'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const asked = query.get('days') ?? ''
  const days = words.spans.includes(asked) ? Number(asked) : 30
  const figures = await figuresOf(services.database, services.desk.counts, days, todayInIndia(now))
  return {
    days,
    ...figures,
    topics: figures.topics.map(({ label, value }) => ({ label: topicName(label), value })),
    questions: await services.assistant.questions(20),
    page: pageOf(query),
    ...(await services.desk.teaching.list(pageOf(query))),
    notice: noticeOf(request, words.done),
    undo: query.get('undo') ?? undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { teaching } = context.get(requestScope).services.desk
  const { email } = ownerOf(context)
  const form = await formOf(request)
  const deed = fieldOf(form, 'do')
  const id = idOf(fieldOf(form, 'id'))
  if (deed === 'remove') return back(id && (await teaching.remove(email, id)) && 'removed', id)
  if (deed === 'put-back') return back(id && (await teaching.putBack(email, id)) && 'back')
  if (deed !== 'teach' && deed !== 'correct') throw data(null, { status: 400 })
  const written = { question: fieldOf(form, 'question'), answer: fieldOf(form, 'answer') }
  const checked = checkTaughtAnswer(written)
  if (!checked.ok) {
    const errors = fieldMessages({}, forms.problems, checked.problems)
    return data({ refused: { of: id ?? written.question, written, errors } }, { status: 422 })
  }
  if (deed === 'correct')
    return back(id && (await teaching.correct(email, id, checked.fields)) && 'corrected')
  await teaching.teach(email, checked.fields)
  return back('taught')

  function back(done: string | false | undefined, undo = ''): Response {
    const query = new URL(request.url).searchParams
    query.set('done', done || 'gone')
    if (done && undo) query.set('undo', undo)
    else query.delete('undo')
    return redirect(`/admin/analytics?${query}`)
  }
}

export default function Analytics({ loaderData, actionData }: Route.ComponentProps) {
  const {
    visits,
    questionCount,
    unansweredCount,
    medianWaitInHours,
    notice,
    undo,
    page,
    hasMore,
    answers,
    ...figures
  } = loaderData
  const refused = actionData?.refused
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
      notice={refused ? words.notSaved : notice}
      undo={refused ? undefined : undo}
      refused={refused}
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
        wait:
          medianWaitInHours === undefined
            ? words.none
            : fill(words.waits.upTo, { hours: medianWaitInHours.toFixed(1) }),
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
  return entryOf(assistant.services, label) ?? label
}

function answerTimeName(label: string): string {
  if (label === 'more') return words.answerTimes.more
  return fill(words.answerTimes.upTo, { seconds: String(Number(label) / 1000) })
}
