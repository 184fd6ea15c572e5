import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { contactMessages, leads } from '#server/db/schema/leads.ts'

export const colleague = 'colleague'

/** What a desk holds after some years: leads of every kind, the people behind them, and all that was written to and about them. */
export async function fillDesk(database: Database, leadCount: number): Promise<void> {
  for (let start = 0; start < leadCount; start += 500)
    await addLeads(database, start, Math.min(500, leadCount - start))
  for (const rows of [...ofPeople, ...ofLeads, ...ofTeam]) await database.db.execute(rows)
}

const names = [
  'Meena Sharma',
  'Ravi Kumar',
  'Asha Rao',
  'Neema Mushi',
  'Imran Khan',
  'Lakshmi Iyer',
  'जया मेनन',
]

async function addLeads(database: Database, start: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = start + index
    // Every fifth has written before.
    const writer = number % 5 === 0 ? number - (number % 25) : number
    return {
      id: randomUUID(),
      kind: kindOf(number),
      name: `${names[number % names.length]} person${number}`,
      email: `visitor${writer}@business${writer % 300}.example`,
      phone: number % 2 === 0 ? `+91 ${phoneOf(number)}` : null,
      source: number % 10 === 0 ? { utm: { source: `campaign${number % 70}` } } : {},
      quarantineReason: number % 100 === 99 ? 'Many links' : null,
      createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
      noticeVersion: '2026-11-15',
      noticeLanguage: 'en',
      noticePurpose: 'To answer this message',
      noticedAt: new Date(),
    }
  })
  await database.transaction(async (transaction) => {
    await transaction.insert(leads).values(rows)
    await transaction.insert(contactMessages).values(
      rows.map(({ id }, index) => ({
        leadId: id,
        subject: `Question ${start + index}`,
        message: `We run a place with many calls. It is about topic${(start + index) % 2000}.${hurry(start + index)}`,
      })),
    )
  })
}

function kindOf(number: number): (typeof leads.$inferInsert)['kind'] {
  if (number % 500 === 0) return 'purchase'
  return number % 12 === 0 ? 'booking' : 'contact'
}

/** Some are in a hurry, and more use the same words without being it. */
function hurry(number: number): string {
  if (number % 100 === 0) return ' The old one is not working.'
  return number % 10 === 0 ? ' We are working on it, and not in a hurry.' : ''
}

export function phoneOf(number: number): string {
  return String(7_000_000_000 + number)
}

const one = (share: number) => sql.raw(`abs(hashtext(id::text)) % ${share} = 0`)

const ofPeople = [
  sql`insert into person_notes (id, person_id, text, owner_email)
    select gen_random_uuid(), p.id, 'We spoke about matter' || (row_number() over () % 5000), 'owner@sutradhar.example'
    from people p cross join generate_series(1, 5)`,
  sql`update people set status = 'won', won_at = last_at, deal_minor = 100000, deal_currency = 'INR', waiting_since = null
    where ${one(10)}`,
  sql`update people set status = 'lost', lost_reason = 'Too dear', waiting_since = null where ${one(7)} and status = 'new'`,
  sql`update people set tags = array['retail', 'pilot' || abs(hashtext(id::text)) % 30] where ${one(6)}`,
  sql`insert into follow_ups (id, person_id, due_on, text, owner_email)
    select gen_random_uuid(), id, '2026-02-04'::date + abs(hashtext(id::text)) % 20 - 2, 'Call', 'owner@sutradhar.example'
    from people where ${one(5)}`,
  sql`insert into audit_entries (id, at, owner_email, action, subject)
    select gen_random_uuid(), last_at + interval '2 hours', 'owner@sutradhar.example', 'person-answered', 'person:' || id
    from people where waiting_since is null`,
]

const ofLeads = [
  sql`insert into mails (id, lead_id, kind, recipient, subject, html, text, state, sent_at, created_at)
    select gen_random_uuid(), l.id, mail_kind, l.email, 'We have your message', repeat('<p>Thank you.</p>', 300), 'Thank you.',
      'sent', l.created_at, l.created_at
    from leads l cross join unnest(array['contact-team', 'contact-visitor']) mail_kind`,
  sql`insert into mails (id, person_id, kind, recipient, subject, html, text, written, written_by, state, sent_at, created_at)
    select gen_random_uuid(), id, 'reply', email, 'Your calls', '<p>Yes</p>', 'Yes', 'Yes, it answers every caller.',
      'owner@sutradhar.example', 'sent', last_at, last_at
    from people where ${one(4)}`,
  sql`update mails set state = 'dead', sent_at = null, last_error = 'No such mailbox' where ${one(500)}`,
  sql`insert into bookings (lead_id, booking_id, service, starts_at, is_confirmed, message, state)
    select id, 'DEMO-' || 1000000 + number, 'AI Voice Agents', '2025-10-01 04:00Z'::timestamptz + number * interval '1 hour',
      true, 'Please show us how it answers.', case when number % 9 = 0 then 'cancelled' else 'booked' end
    from (select id, row_number() over (order by created_at) as number from leads where kind = 'booking') demos`,
  sql`insert into payment_orders (id, lead_id, package_id, amount, currency, reference, provider, provider_order_id, state,
      receipt_number, paid_at, created_at)
    select left(replace(id::text, '-', ''), 22), id, 'starter', 2500000, 'INR', left(id::text, 30), 'razorpay', id::text,
      'captured', left(id::text, 30), created_at, created_at
    from leads where kind = 'purchase'`,
  sql`insert into payment_events (id, order_id, source, kind, payment_id, amount, currency, occurred_at)
    select o.id || fact, o.id, 'webhook', fact, o.id, amount, currency, created_at
    from payment_orders o cross join unnest(array['payment-authorised', 'payment-captured', 'order-paid']) fact`,
]

const ofTeam = [
  sql`insert into owners (id, name, email) values (${colleague}, 'Farida', 'farida@sutradhar.example')`,
  sql`update people set assigned_to = ${colleague} where ${one(8)}`,
]
