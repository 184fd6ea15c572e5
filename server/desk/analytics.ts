import { type SQL, sql } from 'drizzle-orm'
import { shiftDay } from '#domain/calendar-day.ts'
import type { Database } from '#server/db/database.ts'
import { answerTimes } from './counted-assistant.ts'
import type { DailyCounts, LabelCount } from './daily-counts.ts'

interface Row {
  label: string
  value: number
}

export interface Figures {
  views: Row[]
  conversations: Row[]
  leads: Row[]
  pages: Row[]
  /** Visits that began from a place, and the leads that came from there. */
  sources: (Row & { leads: number })[]
  kinds: Row[]
  topics: Row[]
  visits: number
  questionCount: number
  unansweredCount: number
  /** The assistant's answers that took no longer than so many milliseconds; `more` for the rest. */
  answerTimes: Row[]
  /** Leads that waited no longer than so many hours until the owner first did something about them. */
  waits: Row[]
  medianWaitInHours: number | undefined
}

const maxRows = 20
/** Enough for a median; more would only take longer. */
const maxLeads = 2000
const waitEdges = [1, 4, 24, 72]

/** Sums over the last days, up to today in India. */
export async function figuresOf(
  database: Database,
  counts: DailyCounts,
  days: number,
  today: string,
): Promise<Figures> {
  const all = Array.from({ length: days }, (_, index) => shiftDay(today, -(days - 1 - index)))
  const first = all[0] ?? today
  await counts.flush()
  const daily = async (found: Promise<{ day: string; count: number }[]>) => {
    const counted = new Map((await found).map(({ day, count }) => [day, count]))
    return all.map((day) => ({ label: day, value: counted.get(day) ?? 0 }))
  }
  const visits = await counts.byLabel('visit-from', first, 10_000)
  const answers = await counts.byLabel('answer-time', first, 100)
  const waited = await hoursWaited(database, first)
  const leads = await leadsByDayAndKind(database, first)
  return {
    views: await daily(counts.byDay('view', first)),
    conversations: await daily(counts.byDay('conversation', first)),
    leads: await daily(Promise.resolve([...sums(leads, 'day')].map(([day, count]) => ({ day, count })))),
    pages: (await counts.byLabel('view', first, maxRows)).map(row),
    sources: joined(visits, withDirect(await leadsBySource(database, first), leads)),
    kinds: [...sums(leads, 'kind')].map(([label, value]) => ({ label, value })).sort(byValue),
    topics: (await counts.byLabel('topic', first, maxRows)).map(row),
    visits: total(visits),
    questionCount: total(await counts.byDay('question', first)),
    unansweredCount: total(await counts.byDay('unanswered', first)),
    answerTimes: [...answerTimes.map(String), 'more'].map((label) => ({
      label,
      value: answers.find((answer) => answer.label === label)?.count ?? 0,
    })),
    waits: [...waitEdges, 'more' as const].map((edge) => ({
      label: String(edge),
      value: waited.filter((hours) => edgeOf(hours) === edge).length,
    })),
    medianWaitInHours: waited.sort((one, other) => one - other)[Math.floor(waited.length / 2)],
  }
}

function total(rows: { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

type LeadCount = Record<'day' | 'kind', string> & { count: number }

async function leadsByDayAndKind({ db }: Database, first: string): Promise<LeadCount[]> {
  const { rows } = await db.execute<LeadCount>(sql`
    select day::text as day, kind, count from (
      select (created_at at time zone 'Asia/Kolkata')::date as day, kind, count(*)::int as count
      from leads where ${since(first)} and quarantine_reason is null group by 1, 2 limit 1000) as counted`)
  return rows
}

/** Those that came with word of where from; all others came directly. */
async function leadsBySource({ db }: Database, first: string): Promise<LabelCount[]> {
  const { rows } = await db.execute<{ label: string; count: number }>(sql`
    select coalesce(lower(source -> 'utm' ->> 'source'), substring(source ->> 'referrer' from '://([^/?#]+)'),
      'direct') as label, count(*)::int as count
    from leads where ${since(first)} and quarantine_reason is null and source <> '{}'
    group by 1 order by 2 desc limit 200`)
  return rows
}

async function hoursWaited({ db }: Database, first: string): Promise<number[]> {
  const { rows } = await db.execute<{ hours: number | null }>(sql`
    select (extract(epoch from (
      select min(a.at) from audit_entries a where a.subject = 'person:' || recent.person_id
        and a.at >= recent.created_at
        and (a.action = 'person-answered' or a.action = 'person-status' and a.details ->> 'status' <> 'new')
        and not exists (select 1 from audit_entries u where u.subject = a.subject
          and u.action in ('person-answer-undone', 'person-status-undone') and u.details ->> 'entry' = a.id::text)
      ) - recent.created_at) / 3600)::float8 as hours
    from (
      select person_id, created_at from leads
      where ${since(first)} and quarantine_reason is null and person_id is not null
      order by created_at desc limit ${sql.raw(String(maxLeads))}) as recent`)
  return rows.flatMap(({ hours }) => (hours === null ? [] : [Number(hours)]))
}

function since(first: string): SQL {
  return sql`created_at >= (${first}::date)::timestamp at time zone 'Asia/Kolkata'`
}

function sums(rows: LeadCount[], by: 'day' | 'kind'): Map<string, number> {
  const totals = new Map<string, number>()
  for (const each of rows) totals.set(each[by], (totals.get(each[by]) ?? 0) + each.count)
  return totals
}

function withDirect(known: LabelCount[], all: LeadCount[]): LabelCount[] {
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  const named = known.filter(({ label }) => label !== 'direct')
  const direct = sum(all) - sum(named)
  return direct > 0 ? [...named, { label: 'direct', count: direct }] : named
}

function joined(visits: LabelCount[], leads: LabelCount[]) {
  const visitCounts = new Map(visits.map(({ label, count }) => [label, count]))
  const leadCounts = new Map(leads.map(({ label, count }) => [label, count]))
  return [...new Set([...visitCounts.keys(), ...leadCounts.keys()])]
    .map((label) => ({ label, value: visitCounts.get(label) ?? 0, leads: leadCounts.get(label) ?? 0 }))
    .sort((one, other) => other.value - one.value || other.leads - one.leads)
    .slice(0, maxRows)
}

function edgeOf(hours: number): number | 'more' {
  return waitEdges.find((edge) => hours <= edge) ?? 'more'
}

function row({ label, count }: LabelCount): Row {
  return { label, value: count }
}

function byValue(one: Row, other: Row): number {
  return other.value - one.value
}
