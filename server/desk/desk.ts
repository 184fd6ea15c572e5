import type { Assistant } from '#server/assistant/assistant.ts'
import type { Database } from '#server/db/database.ts'
import type { Bookings } from '#server/leads/bookings.ts'
import { lateConfirmation } from '#server/leads/confirmations.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createDailyCounts, type DailyCounts } from './daily-counts.ts'
import { createDigest, type Digest } from './digest.ts'
import { createMailroom, type Mailroom } from './mailroom.ts'
import { createPeople, type People } from './people.ts'
import { createPrivacy, type Privacy } from './privacy.ts'
import { createQuarantine, type Quarantine } from './quarantine.ts'
import { createTeaching, type Teaching } from './teaching.ts'
import { createVisits, type Visits } from './visits.ts'

/** What the owner's screens work with. */
export interface Desk {
  people: People
  quarantine: Quarantine
  mailroom: Mailroom
  counts: DailyCounts
  visits: Visits
  privacy: Privacy
  teaching: Teaching
  digest: Digest
  close(): Promise<void>
}

interface DeskParts {
  database: Database
  assistant: Pick<Assistant, 'refresh'>
  bookings: Bookings
  mailer: Mailer
  settings: MailSettings
  log: Log
}

export function createDesk({ database, assistant, bookings, mailer, settings, log }: DeskParts): Desk {
  const counts = createDailyCounts(database, log)
  return {
    people: createPeople(database),
    quarantine: createQuarantine(database, async (transaction, leadId, now) => {
      await bookings.inviteAfterAll(transaction, leadId, now)
      await mailer.queueMails(transaction, await lateConfirmation(transaction, leadId, settings, now))
    }),
    mailroom: createMailroom(database, mailer),
    counts,
    visits: createVisits(counts, new URL(settings.publicUrl).host),
    privacy: createPrivacy(database, settings.team),
    teaching: createTeaching(database, assistant.refresh),
    digest: createDigest(database, mailer, settings),
    async close() {
      counts.stop()
      await counts.flush()
    },
  }
}
