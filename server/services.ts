import { catalogue } from '#content/catalogue/catalogue.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { unsetFields } from '#content/unset-fields.ts'
import { ownersWords } from '#content/words.ts'
import { type Assistant, createAssistant } from './assistant/assistant.ts'
import { readKnowledge } from './assistant/knowledge.ts'
import { openMemory } from './assistant/memory.ts'
import { createModel } from './assistant/model.ts'
import { createAccount, type OwnerAccount } from './auth/account.ts'
import { createAuth } from './auth/auth.ts'
import { createKnownDevices } from './auth/known-device.ts'
import { offerOwnerCommands } from './auth/owner-commands.ts'
import { firstOwnerToken, hasOwner } from './auth/owners.ts'
import { createSignIn, type SignIn } from './auth/sign-in.ts'
import { offerBackupRecords } from './db/backup-record.ts'
import { type Database, openDatabase } from './db/database.ts'
import { offerSnapshots, removeOldSnapshot } from './db/snapshot.ts'
import { tellOwner } from './desk/account-mails.ts'
import { type Backups, createBackups } from './desk/backups.ts'
import { countConversations } from './desk/counted-assistant.ts'
import { createDesk, type Desk } from './desk/desk.ts'
import { createInbox, type Inbox, scheduleInbox } from './desk/inbox/inbox.ts'
import { createInvitations, type Invitations } from './desk/invitations.ts'
import { type Push, startPush } from './desk/push/push.ts'
import { createTeam, type Team } from './desk/team.ts'
import { scheduleFeeds } from './diary/feeds.ts'
import { seedHost } from './diary/first-host.ts'
import { createOwnersDiary, type OwnersDiary } from './diary/owners-diary.ts'
import { scheduleReminders } from './diary/reminders.ts'
import type { Env, MailTransportSettings } from './env.ts'
import { unsetIn } from './http/request-scope.ts'
import { openQueue } from './jobs/queue.ts'
import { type Bookings, createBookings } from './leads/bookings.ts'
import { createFindBookings } from './leads/find-bookings.ts'
import { createLeads, type Leads } from './leads/leads.ts'
import type { Receive } from './leads/received.ts'
import { createLimits, type Limits } from './limits.ts'
import { describeError, type Log } from './log.ts'
import { createEmailJs } from './mail/emailjs.ts'
import { type Mailer, startMailer } from './mail/mailer.ts'
import { createSmtp } from './mail/smtp.ts'
import type { MailTransport } from './mail/transport.ts'
import { openPayments, type Payments, scheduleReconciliation } from './payments/payments.ts'
import { openingSettings } from './payments/providers/registry.ts'
import { loadSessionSecret } from './session-secret.ts'
import { offerContentCommands } from './site/content-commands.ts'
import { createPictures, type SitePictures } from './site/pictures.ts'
import { openPublishedSite, type PublishedSite } from './site/published-site.ts'
import { openSiteFacts, type SiteFacts } from './site/site-facts.ts'
import { createSiteTexts, type SiteTexts } from './site/site-texts.ts'
import { seedSamples } from './testimonials/samples.ts'
import { createTestimonials, type Testimonials } from './testimonials/testimonials.ts'

/** What the site works with, opened once for the life of the process. */
export interface Services {
  database: Database
  mailer: Mailer
  limits: Limits
  leads: Leads
  bookings: Bookings
  /** Sends the links of what somebody has booked and bought. */
  findBookings: Receive<object>
  diary: OwnersDiary
  payments: Payments
  assistant: Assistant
  testimonials: Testimonials
  /** What the owner changed of the facts that the code ships. */
  siteFacts: SiteFacts
  /** What the owner wrote: articles, questions, projects. */
  siteTexts: SiteTexts
  pictures: SitePictures
  /** What visitors see of all that. */
  publishedSite: PublishedSite
  desk: Desk
  inbox: Inbox
  signIn: SignIn
  account: OwnerAccount
  team: Team
  invitations: Invitations
  backups: Backups
  push: Push
  sessionSecret: string
  /** False without a mail server. */
  sendsMail: boolean
  /** Whether people may be told that mail is coming: a demonstration plays that it does. */
  promisesMail: boolean
  /** How the owner gets to the desk: by the sign-in page or, the first time, by a link that works once. */
  deskLine(): Promise<string>
  /** One line for each part that runs on something built in. */
  standIns: string[]
  /** Ends what is under way, in the order in which things depend on each other. */
  close(): Promise<void>
}

const maintenanceInMilliseconds = 10 * 60_000

/** On the database that the settings name, or on one that is open already. Throws a `StartProblem` for what the owner can mend. */
export async function openServices(env: Env, log: Log, opened?: Database): Promise<Services> {
  const database = opened ?? (await openDatabase(env))
  const sessionSecret = await loadSessionSecret(env.dataDir, env.sessionSecret)
  const queue = await openQueue(database, log)
  const transport = createTransport(env.mail.transport, env)
  const settings = { team: env.mail.team, publicUrl: env.publicUrl }
  const push = await startPush({ database, queue, settings, log })
  const mailer = await startMailer({
    database,
    queue,
    transport,
    simulatesDelivery: env.mode === 'demo',
    announce: push.announceMails,
    log,
  })
  const limits = createLimits(database, sessionSecret)
  const leadParts = {
    database,
    mailer,
    secret: sessionSecret,
    settings,
  }
  const payments = openPayments({ env, sessionSecret, database, mailer, log })
  if (payments.kind !== 'off') await scheduleReconciliation(queue, payments)
  const publishedSite = await openPublishedSite(database, log, undefined, unsetIn(env))
  const siteFacts = openSiteFacts(database, publishedSite)
  const siteTexts = createSiteTexts(database, publishedSite)
  const assistant = createAssistant({
    model: env.model && createModel(env.model),
    knowledge: readKnowledge,
    memory: await openMemory(database, readKnowledge().classify),
    limits,
    log,
  })
  const auth = createAuth(database, { publicUrl: env.publicUrl, secret: sessionSecret })
  const devices = createKnownDevices({ secret: sessionSecret, secure: env.publicUrl.startsWith('https:') })
  const withdrawals =
    database.engine === 'embedded'
      ? [
          await offerSnapshots(database, env.dataDir, log),
          await offerOwnerCommands(database, env.dataDir, log),
          await offerContentCommands({ siteFacts, siteTexts }, env.dataDir, log),
          await offerBackupRecords(database, env.dataDir, log),
        ]
      : []
  removeOldSnapshot(env.dataDir)
  await seedSamples(database)
  await seedHost(database)
  const testimonials = createTestimonials({ ...leadParts, limits, log })
  const bookings = createBookings({ ...leadParts, limits })
  const feedParts = {
    database,
    host: new URL(env.publicUrl).hostname,
    allowsPrivate: env.allowsPrivateCalendars,
  }
  await scheduleFeeds(queue, feedParts)
  await scheduleReminders(queue, { ...leadParts, noticeOf: bookings.noticeOf })
  const desk = createDesk({ ...leadParts, assistant, bookings, payments, testimonials, log })
  await queue.repeat('import-people', 30, desk.imports.work)
  const backups = createBackups(database, env, log)
  const inbox = createInbox({
    database,
    limits,
    settings: env.mail.inbox,
    team: env.mail.team,
    own: [env.mail.team, addressIn(env.mail.from)],
    announce: push.announce,
    log,
  })
  if (env.mail.inbox) await scheduleInbox(queue, inbox)
  const promisesMail = env.mail.transport.kind !== 'mailbox' || env.mode === 'demo'
  const maintenance = setInterval(() => {
    Promise.all([
      database.maintain(),
      testimonials.purge(),
      desk.teaching.purge(),
      desk.digest.sendIfDue(new Date()),
    ]).catch((error) => log('error', 'maintenance', describeError(error)))
  }, maintenanceInMilliseconds).unref()
  return {
    database,
    mailer,
    limits,
    leads: createLeads({ ...leadParts, limits, log }),
    bookings,
    findBookings: createFindBookings({ ...leadParts, limits, log, promisesMail }),
    diary: createOwnersDiary(feedParts),
    payments,
    assistant: countConversations(assistant, desk.counts),
    testimonials,
    publishedSite,
    siteFacts,
    siteTexts,
    pictures: createPictures(database, publishedSite),
    desk,
    inbox,
    signIn: createSignIn({ auth, database, limits, devices }),
    account: createAccount({ auth, database, limits, tell: tellOwner(mailer, env) }),
    team: createTeam(database),
    invitations: createInvitations(database, mailer, env),
    backups,
    push,
    sessionSecret,
    sendsMail: env.mail.transport.kind !== 'mailbox',
    promisesMail,
    async deskLine() {
      if (await hasOwner(database)) return `The owner signs in at ${env.publicUrl}${deskPaths.today}`
      const link = `${env.publicUrl}${deskPaths.start(firstOwnerToken(sessionSecret))}`
      return `The owner signs in the first time at ${link}\n(or run: npm run owner -- --email you@example.com)`
    },
    standIns: [...describeStandIns(env, payments.kind), ...describeUnset()],
    async close() {
      clearInterval(maintenance)
      publishedSite.close()
      await backups.close()
      for (const withdraw of withdrawals) await withdraw()
      await desk.close()
      await queue.stop()
      transport?.close()
      await database.close()
    },
  }
}

/** What the real site does not show, as nobody has set where it leads. */
function describeUnset(): string[] {
  const missing = catalogue.unset === 'hidden' ? unsetFields(catalogue) : []
  if (missing.length === 0) return []
  const { fieldNames } = ownersWords().soon
  return [
    `Not on the site yet: ${missing.map((id) => fieldNames[id] ?? id).join('; ')}. Set them at ${deskPaths.site}.`,
  ]
}

/** Of `Name <address>`, or of the address alone. */
function addressIn(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from
}

function createTransport(
  settings: MailTransportSettings,
  { mail, publicUrl }: Env,
): MailTransport | undefined {
  if (settings.kind === 'mailbox') return undefined
  if (settings.kind === 'emailjs') return createEmailJs(settings)
  return createSmtp({ url: settings.url, from: mail.from, host: new URL(publicUrl).hostname })
}

function describeStandIns(
  { databaseUrl, dataDir, mail, mode, model }: Env,
  payments: Payments['kind'],
): string[] {
  return [
    ...(databaseUrl
      ? []
      : [`Data is kept by the embedded PostgreSQL in ${dataDir}; set DATABASE_URL for another.`]),
    ...(mail.transport.kind === 'mailbox' ? [mailStandIns[mode]] : []),
    ...(mail.inbox
      ? []
      : [`Answers to mail stay in the inbox of ${mail.team}; set INBOX_URL to see them at the desk.`]),
    ...paymentStandIns[payments],
    ...(model
      ? []
      : ['The assistant answers from the site’s own content; set GEMINI_API_KEY or LLM_URL for a model.']),
  ]
}

const mailStandIns: Record<Env['mode'], string> = {
  demo: 'Mail stays in the local mailbox; set MAIL_URL to send it.',
  live: 'No mail leaves: it waits in the database until MAIL_URL is set.',
}

const paymentKeys = `set ${openingSettings.join(' or ')} and its secrets`

const paymentStandIns: Record<Payments['kind'], string[]> = {
  real: [],
  test: [`Payments go through a test checkout, no money moves; ${paymentKeys} for real ones.`],
  off: [`Online payment is off, packages are ordered by message; ${paymentKeys} to open it.`],
}
