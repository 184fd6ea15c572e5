import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { digestWords as words } from '#content/en/desk/digest.ts'
import { fill } from '#content/fill.ts'
import { ownersWords } from '#content/words.ts'
import { indianDateAndTime, todayInIndia } from '#domain/booking-times.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import { parametersForTeam } from '#server/mail/hosted-parameters.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { renderMail } from '#server/mail/templates/mail-document.tsx'
import type { ToDoPerson } from './to-do.ts'
import { type DeskBooking, readToday } from './today.ts'

export interface Digest {
  isOn(): Promise<boolean>
  turn(ownerEmail: string, on: boolean): Promise<void>
  /** Once a day after eight in the morning, when it is on; called every few minutes. */
  sendIfDue(now: Date): Promise<void>
}

const key = 'daily-digest'
const hour = '08:00'

interface DigestSetting {
  on: boolean
  /** The last day it was sent for. */
  sentFor?: string
}

export function createDigest(database: Database, mailer: Mailer, settings: MailSettings): Digest {
  async function read(): Promise<DigestSetting> {
    const [row] = await database.db.select().from(deskSettings).where(eq(deskSettings.key, key))
    return (row?.value as DigestSetting | undefined) ?? { on: false }
  }

  return {
    isOn: async () => (await read()).on,
    async turn(ownerEmail, on) {
      await database.transaction(async (transaction) => {
        await transaction
          .insert(deskSettings)
          .values({ key, value: { on } })
          .onConflictDoUpdate({ target: deskSettings.key, set: { value: merged({ on }) } })
        await audit(transaction, { ownerEmail, action: on ? 'digest-on' : 'digest-off' })
      })
    },
    async sendIfDue(now) {
      const { on, sentFor } = await read()
      const today = todayInIndia(now)
      if (!on || sentFor === today || indianDateAndTime(now).time < hour) return
      const view = await readToday(database, now)
      await database.transaction(async (transaction) => {
        // Of several processes only the one that changes the row writes the mail, and none once it was turned off.
        const first = await transaction
          .update(deskSettings)
          .set({ value: merged({ sentFor: today }) })
          .where(
            sql`key = ${key} and value -> 'on' = 'true' and value ->> 'sentFor' is distinct from ${today}`,
          )
          .returning()
        if (first.length === 0) return
        const facts = [
          { label: words.facts.demos, value: String(view.demos.length) },
          ...view.demos.map(demoFact),
          { label: words.facts.due, value: String(view.dueCount) },
          ...view.toDo.flatMap(({ name, followUps }) =>
            followUps.map(({ text }) => ({ label: name, value: text })),
          ),
          { label: words.facts.waiting, value: String(view.waitingCount) },
          ...view.toDo.filter(({ waitingSince }) => waitingSince).map(waitingFact),
          { label: words.facts.testimonials, value: String(view.pendingTestimonials) },
          { label: words.facts.failedMails, value: String(view.failedMails) },
        ]
        const subject = fill(words.subject, { day: today })
        const rendered = renderMail(
          {
            preview: words.preview,
            heading: words.heading,
            paragraphs: words.paragraphs,
            facts,
            action: { label: words.open, href: `${settings.publicUrl}${deskPaths.today}` },
          },
          ownersWords(),
        )
        await mailer.queueMails(transaction, [
          {
            id: randomUUID(),
            kind: 'digest-team',
            recipient: settings.team,
            subject,
            params: parametersForTeam(
              { from_name: company.name, subject, message: rendered.text },
              settings.team,
            ),
            ...rendered,
          },
        ])
      })
    },
  }
}

function demoFact({ startsAt, name, service }: DeskBooking) {
  return { label: indianDateAndTime(startsAt).time, value: `${name} · ${service}` }
}

function waitingFact({ name, words: wrote, service, isUrgent }: ToDoPerson) {
  return { label: isUrgent ? fill(words.urgent, { name }) : name, value: wrote ?? service ?? '' }
}

/** What else is known stays as it is, also when somebody has written it since. */
function merged(change: Partial<DigestSetting>) {
  return sql`${deskSettings.value} || ${JSON.stringify(change)}::jsonb`
}
