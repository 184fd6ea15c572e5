// Loaded by Vite (`judges/mails.ts`), because Node does not read the JSX in which mails are written.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Language, languages } from '#content/languages.ts'
import { wordsIn } from '#content/words.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails as mailTable } from '#server/db/schema/mails.ts'
import { people } from '#server/db/schema/people.ts'
import { tellOwner } from '#server/desk/account-mails.ts'
import { parseEnv } from '#server/env.ts'
import type { Received } from '#server/leads/received.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { openServices, type Services } from '#server/services.ts'
import { nextTuesday } from '../../tests/demo-days.ts'
import { mailsOfClients } from './mails-of-clients.ts'

const team = 'team@sutradhar.example'
const publicUrl = 'https://www.sutradhar.example'
const settings = { team, publicUrl }
const now = new Date()
const owner = {
  id: randomUUID(),
  email: 'owner@sutradhar.example',
  name: 'Owner',
  role: 'owner',
  twoFactorEnabled: false,
  sessionToken: '',
} as const
const [service = ''] = bookableServices

const columns = {
  id: mailTable.id,
  kind: mailTable.kind,
  recipient: mailTable.recipient,
  subject: mailTable.subject,
  text: mailTable.text,
  html: mailTable.html,
  calendarMethod: mailTable.calendarMethod,
  state: mailTable.state,
}

export type SentMail = Awaited<ReturnType<typeof untilAllAreSent>>[number]

/** Has the site send a mail of every kind, in every language, to a mail server. Resolves with what it sent. */
export async function sendEveryMail(mailUrl: string, dataDir: string): Promise<SentMail[]> {
  const env = parseEnv({
    DATA_DIR: dataDir,
    MAIL_URL: mailUrl,
    TEAM_EMAIL: team,
    MAIL_FROM: `Sutradhar <hello@sutradhar.example>`,
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: randomUUID() + randomUUID(),
  })
  if (!env.ok) throw new Error(env.problems.join('\n'))
  const services = await openServices(env.env, () => {})
  try {
    for (const language of languages) {
      await write(services, language)
      await meet(services, language)
      await queue(services, mailsOfClients(await aLeadIn(services, language), settings))
    }
    await workAtTheDesk(services)
    return await untilAllAreSent(services)
  } finally {
    await services.close()
  }
}

function visitor(language: Language, what: string) {
  return { name: 'मीना “Asha” Rao, Ltd. 🙏', email: `${what}-${language}@school.example` }
}

/** Each from an address of their own, which no limit knows yet. */
let visits = 0
function visitIn(language: Language) {
  visits++
  return { now, words: wordsIn(language), clientAddress: `198.18.0.${visits}` }
}

function kept<Stored>(received: Received<Stored>): Stored {
  if (received.kind !== 'stored') throw new Error(`Refused: ${JSON.stringify(received)}`)
  return received as Stored
}

async function write({ leads }: Services, language: Language): Promise<void> {
  const message = `${'शुल्क कितना है? '.repeat(40)}\n.\nFrom here on\n${'a'.repeat(1200)}`
  kept(
    await leads.receiveContact(
      { ...visitor(language, 'contact'), subject: 'Fees – शुल्क = “50%”', message },
      visitIn(language),
    ),
  )
  kept(
    await leads.receiveQuote({ ...visitor(language, 'quote'), service, details: message }, visitIn(language)),
  )
  const said = { consent: true, messages: [{ text: 'What does it cost?', isBot: false }] }
  kept(await leads.receiveHandover({ ...visitor(language, 'chat'), ...said }, visitIn(language)))
}

/** Demos: booked, given a call, moved and cancelled; arranged on the phone. */
async function meet(services: Services, language: Language): Promise<void> {
  const { leads, bookings, findBookings } = services
  const date = nextTuesday()
  const hour = 10 + 2 * languages.indexOf(language)
  const demo = (what: string, time: string) => ({
    ...visitor(language, what),
    service,
    date,
    time,
    timeZone: 'Africa/Dar_es_Salaam',
    message: 'Night calls\nEND:VEVENT',
  })
  const videoUrl = 'https://meet.jit.si/sutradhar-0123456789'
  const wish = { host: 1, terms: 'insists' } as const
  kept(await leads.bookForCaller(owner.email, demo('caller', `${hour + 1}:30`), wish, visitIn(language)))
  const { bookingId } = kept(await leads.receiveBooking(demo('demo', `${hour}:00`), visitIn(language)))
  kept(await findBookings({ email: visitor(language, 'demo').email }, visitIn(language)))
  for (const change of [
    () => bookings.setVideoUrl(bookingId, videoUrl, now, owner.email),
    () => bookings.reschedule(bookingId, { date, time: `${hour}:30` }, now),
    () => bookings.cancel(bookingId, now),
  ]) {
    // What has not left when a demo changes is never sent.
    await untilAllAreSent(services)
    const { kind } = await change()
    if (kind !== 'changed') throw new Error(`The demo was not changed: ${kind}`)
  }
}

async function aLeadIn({ leads: forms, database }: Services, language: Language) {
  const { id } = kept(
    await forms.receiveContact(
      { ...visitor(language, 'client'), subject: 'Order', message: 'For our school' },
      visitIn(language),
    ),
  )
  const [lead] = await database.db.select().from(leads).where(eq(leads.id, id))
  if (!lead) throw new Error('The lead is gone')
  return lead
}

/** What the team is told, and what an owner writes. */
async function workAtTheDesk(services: Services): Promise<void> {
  const { desk, invitations, database, mailer } = services
  const invited = await invitations.invite(owner, 'member@sutradhar.example', 'member')
  if (!invited.ok) throw new Error(invited.problem)
  await invitations.accept(invited.link.split('/').at(-1) ?? '', 'Asha Rao', 'seven looms under one roof')
  const [member] = await services.team.list()
  const [person] = await database.db
    .select()
    .from(people)
    .where(eq(people.email, visitor('en', 'contact').email))
  if (!member || !person) throw new Error('Nobody to work with')
  await desk.assignments.assign(owner, person.id, member.id)
  await desk.replies.send(owner.email, person.id, {
    id: randomUUID(),
    subject: 'Re: शुल्क',
    text: 'Yes, it can.\n\nसादर',
  })
  await desk.digest.turn(owner.email, true)
  // By then it is morning in India.
  await desk.digest.sendIfDue(new Date(`${nextTuesday()}T06:00:00Z`))
  await database.transaction((transaction) =>
    tellOwner(mailer, settings)(transaction, owner, 'password-changed', 'Firefox/140'),
  )
}

async function queue({ database, mailer }: Services, newMails: NewMail[]): Promise<void> {
  await database.transaction((transaction) => mailer.queueMails(transaction, newMails))
}

/** In the order in which they were written. */
async function untilAllAreSent({ database }: Services) {
  for (;;) {
    const written = await database.db.select(columns).from(mailTable).orderBy(mailTable.createdAt)
    if (written.every(({ state }) => state === 'sent' || state === 'dead')) return written
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
