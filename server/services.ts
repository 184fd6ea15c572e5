import { type Assistant, createAssistant } from './assistant/assistant.ts'
import { openMemory } from './assistant/memory.ts'
import { createModel } from './assistant/model.ts'
import { offerBackups } from './db/backup-socket.ts'
import { type Database, openDatabase } from './db/database.ts'
import type { Env, MailTransportSettings } from './env.ts'
import { openQueue } from './jobs/queue.ts'
import { type Bookings, createBookings } from './leads/bookings.ts'
import { createLeads, type Leads } from './leads/leads.ts'
import { createLimits, type Limits } from './limits.ts'
import { describeError, type Log } from './log.ts'
import { createEmailJs } from './mail/emailjs.ts'
import { createMailbox } from './mail/mailbox.ts'
import { type Mailer, startMailer } from './mail/mailer.ts'
import { createSmtp } from './mail/smtp.ts'
import type { MailTransport } from './mail/transport.ts'
import { openPayments, type PaymentService } from './payments/open.ts'
import { loadSessionSecret } from './session-secret.ts'

/** What the site works with, opened once for the life of the process. */
export interface Services {
  database: Database
  mailer: Mailer
  limits: Limits
  leads: Leads
  bookings: Bookings
  payments: PaymentService
  assistant: Assistant
  sessionSecret: string
  /** One line for each part that runs on something built in. */
  standIns: string[]
  /** Ends what is under way, in the order in which things depend on each other. */
  close(): Promise<void>
}

const maintenanceInMilliseconds = 10 * 60_000

/** Throws a `StartProblem` for what the owner can mend. */
export async function openServices(env: Env, log: Log): Promise<Services> {
  const database = await openDatabase(env)
  const sessionSecret = await loadSessionSecret(env.dataDir, env.sessionSecret)
  const queue = await openQueue(database, log)
  const transport = createTransport(env.mail.transport, env)
  const mailer = await startMailer({ database, queue, transport, log })
  const limits = createLimits(database, sessionSecret)
  const leadParts = {
    database,
    mailer,
    secret: sessionSecret,
    settings: { team: env.mail.team, publicUrl: env.publicUrl },
  }
  const payments = await openPayments({ env, sessionSecret, database, queue, mailer, log })
  const withdrawBackups =
    database.engine === 'embedded' ? await offerBackups(database, env.dataDir, log) : undefined
  const assistant = createAssistant({
    model: env.model && createModel(env.model),
    memory: await openMemory(database),
    limits,
    log,
  })
  const maintenance = setInterval(() => {
    database.maintain().catch((error) => log('error', 'maintenance', describeError(error)))
  }, maintenanceInMilliseconds).unref()
  return {
    database,
    mailer,
    limits,
    leads: createLeads({ ...leadParts, limits, log }),
    bookings: createBookings(leadParts),
    payments,
    assistant,
    sessionSecret,
    standIns: describeStandIns(env),
    async close() {
      clearInterval(maintenance)
      await withdrawBackups?.()
      await queue.stop()
      transport.close()
      await database.close()
    },
  }
}

function createTransport(settings: MailTransportSettings, { mail, publicUrl }: Env): MailTransport {
  if (settings.kind === 'mailbox') return createMailbox()
  if (settings.kind === 'emailjs') return createEmailJs(settings)
  return createSmtp({ url: settings.url, from: mail.from, host: new URL(publicUrl).hostname })
}

function describeStandIns({ databaseUrl, dataDir, mail, model, payments }: Env): string[] {
  return [
    ...(databaseUrl
      ? []
      : [`Data is kept by the embedded PostgreSQL in ${dataDir}; set DATABASE_URL for another.`]),
    ...(mail.transport.kind === 'mailbox'
      ? ['Mail stays in the local mailbox; set MAIL_URL to send it.']
      : []),
    ...paymentStandIns[payments.kind],
    ...(model
      ? []
      : ['The assistant answers from the site’s own content; set GEMINI_API_KEY or LLM_URL for a model.']),
  ]
}

const paymentStandIns: Record<Env['payments']['kind'], string[]> = {
  razorpay: [],
  test: [
    'Payments go through a test checkout, no money moves; set RAZORPAY_KEY_ID and its secrets for real ones.',
  ],
  off: [
    'Online payment is off, packages are ordered by message; set RAZORPAY_KEY_ID and its secrets to open it.',
  ],
}
