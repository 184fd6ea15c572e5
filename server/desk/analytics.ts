import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Visits } from './visits.ts'

export interface Figures {
  views: { label: string; value: number }[]
  leads: { label: string; value: number }[]
  pages: { label: string; value: number }[]
  sources: { label: string; value: number }[]
  kinds: { label: string; value: number }[]
  conversion: number | undefined
  answeringHours: number | undefined
}

/** Sums over the last days, up to today in India. */
export async function figuresOf(
  database: Database,
  visits: Visits,
  days: number,
  today: string,
): Promise<Figures> {
  const all = Array.from({ length: days }, (_, index) => dayBefore(today, days - 1 - index))
  const first = all[0] ?? today
  await visits.flush()
  const counts = await visits.since(first)
  const leads = await database.db.execute<{ day: string; kind: string; count: number }>(sql`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, kind, count(*)::int as count
    from leads where created_at >= (${first}::date)::timestamp at time zone 'Asia/Kolkata'
      and quarantine_reason is null group by 1, 2`)
  const answering = await database.db.execute<{ hours: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from first - came) / 3600) as hours from (
      select l.created_at as came, min(a.at) as first from leads l
      join audit_entries a on a.subject = 'person:' || l.person_id and a.at >= l.created_at
        and a.action in ('person-status', 'person-answered')
      where l.created_at >= (${first}::date)::timestamp at time zone 'Asia/Kolkata'
      group by l.id, l.created_at limit 5000) as answered`)
  const views = counts.filter(({ measure }) => measure === 'view')
  const total = sum(views)
  const hours = answering.rows[0]?.hours
  return {
    views: all.map((day) => ({ label: day, value: sum(views.filter((row) => row.day === day)) })),
    leads: all.map((day) => ({ label: day, value: sum(leads.rows.filter((row) => row.day === day)) })),
    pages: ranked(views.map(({ label, count }) => ({ label, count }))),
    sources: ranked(counts.filter(({ measure }) => measure === 'visit-from')),
    kinds: ranked(leads.rows.map(({ kind, count }) => ({ label: kind, count }))),
    conversion: total > 0 ? (sum(leads.rows) / total) * 100 : undefined,
    answeringHours: typeof hours === 'number' ? hours : undefined,
  }
}

function sum(rows: { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

function ranked(rows: { label: string; count: number }[]): { label: string; value: number }[] {
  const totals = new Map<string, number>()
  for (const { label, count } of rows) totals.set(label, (totals.get(label) ?? 0) + count)
  return [...totals]
    .map(([label, value]) => ({ label, value }))
    .sort((one, other) => other.value - one.value)
    .slice(0, 20)
}

function dayBefore(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
