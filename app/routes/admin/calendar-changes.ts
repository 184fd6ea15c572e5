import { z } from 'zod'
import { type DeskCall, fieldList, idField, refused, textField } from '#app/desk-action.ts'
import { calendarAddress, screenOf } from '#app/features/desk/calendar-address.ts'
import { areOwn, inTheWay, textOf } from '#app/features/desk/in-the-way.ts'
import type { RefusedFields } from '#app/features/desk/refused-fields.ts'
import { readTimeOff } from '#app/features/desk/time-off-fields.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { bookingDeskWords as words } from '#content/en/desk/bookings.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { indianDateAndTime, startOf } from '#domain/booking-times.ts'
import { withChosenStart } from '#domain/chosen-start.ts'
import type { Slot } from '#domain/diary.ts'
import { readVideoLink } from '#domain/video-link.ts'
import type { Services } from '#server/services.ts'

/** What each button of a demo is told as. */
const doneBy = {
  confirm: 'confirmed',
  move: 'moved',
  'pass-on': 'passed-on',
  cancel: 'cancelled',
  link: 'linked',
  came: 'came',
  missed: 'missed',
  unmark: 'unmarked',
} as const

type DemoButton = keyof typeof doneBy

/** One of the hosts, or none in particular. */
const hostField = z.coerce.number().int().positive().optional().catch(undefined)
/** Pressed to have a time although the owner's own are in the way. */
const insistField = z
  .string()
  .optional()
  .transform((pressed) => (pressed === undefined ? ('owner' as const) : ('insists' as const)))

export const sentToCalendar = z.discriminatedUnion('do', [
  z.object({
    do: z.enum(Object.keys(doneBy) as DemoButton[]),
    booking: textField,
    date: textField,
    time: textField,
    start: textField,
    insist: insistField,
    host: hostField,
    link: textField,
  }),
  z.object({
    do: z.literal('book'),
    name: textField,
    email: textField,
    // Its answer comes after the question.
    email_question: fieldList(textField).transform((answers) => answers.at(-1) ?? ''),
    phone: textField,
    service: textField,
    date: textField,
    time: textField,
    message: textField,
    start: textField,
    insist: insistField,
    host: hostField,
  }),
  z.object({
    do: z.literal('block'),
    firstDay: textField,
    from: textField,
    lastDay: textField,
    until: textField,
    host: textField,
    reason: textField,
  }),
  z.object({ do: z.literal('unblock'), off: idField }),
  z.object({ do: z.literal('undo'), undo: idField }),
])

type Sent<Button> = Extract<z.infer<typeof sentToCalendar>, { do: Button }>

export function changeCalendar(
  fields: z.infer<typeof sentToCalendar>,
  call: DeskCall,
  visitorWords: Words,
): Promise<Response | ReturnType<typeof notKept>> {
  switch (fields.do) {
    case 'book':
      return bookForCaller(fields, call, visitorWords)
    case 'block':
      return blockTime(fields, call)
    case 'unblock':
      return openTime(fields.off, call)
    case 'undo':
      return openTime(fields.undo, call)
    default:
      return changeDemo(fields, call)
  }
}

async function changeDemo(fields: Sent<DemoButton>, call: DeskCall) {
  const { do: button, booking, host, insist: terms, link } = fields
  const { services, now, flash } = call
  const { bookings } = services
  const by = call.owner.email
  const videoUrl = readVideoLink(link)?.url
  if (button === 'link' && !videoUrl)
    return notKept(words.demo.badLink, { typed: { link }, errors: { link: words.demo.badLink } })
  const chosen = withChosenStart({ date: fields.date, time: fields.time, start: fields.start })
  const before = (await bookings.find(booking, now))?.startsAt.toISOString()
  const change = {
    confirm: () => bookings.confirm(booking, now, by),
    move: () => bookings.move(booking, chosen, now, { owner: by, terms }),
    'pass-on': () => bookings.passOn(booking, host ?? 0, now, { owner: by, terms }),
    cancel: () => bookings.cancel(booking, now, by),
    link: () => bookings.setVideoUrl(booking, videoUrl ?? '', now, by),
    came: () => bookings.markAttendance(booking, 'came', now, by),
    missed: () => bookings.markAttendance(booking, 'missed', now, by),
    unmark: () => bookings.markAttendance(booking, null, now, by),
  }
  const outcome = await change[button]()
  if (outcome.kind === 'taken' || outcome.kind === 'closed')
    return notPlaced(services, { booking, host: button === 'pass-on' ? host : undefined, outcome })
  if (outcome.kind !== 'changed') return flash(outcome.kind)
  const after = button === 'move' ? startOf(chosen).toISOString() : before
  const done = button === 'move' && after === before ? 'same-time' : doneBy[button]
  const isToldTooLate = button !== 'missed' && outcome.wasWritten
  return flash([done, ...toldOf(done, services), ...(isToldTooLate ? ['mail-gone'] : [])], {
    demo: booking,
    before,
    after,
  })
}

/** Whether the visitor is told of what was done, by mail. */
function toldOf(done: string, { sendsMail }: Services): string[] {
  const told = `${done}-told`
  if (!(told in words.done)) return []
  return [sendsMail ? told : 'not-told']
}

interface NotPlaced {
  booking: string
  /** To whom it was to be passed on. */
  host: number | undefined
  outcome: { kind: 'taken' | 'closed'; wanted: Date; alternatives: Slot[] }
}

/** Says what is in the way, and how to go on from there. */
async function notPlaced(services: Services, { booking, host, outcome }: NotPlaced) {
  const { kind, wanted, alternatives } = outcome
  const found = await services.desk.booking(booking)
  const whose = host ?? found?.host
  const obstacles = await obstaclesAt(services, wanted, { host: whose, moved: booking })
  const isOwn = areOwn(obstacles)
  const because = obstacles.length > 0 ? fill(words.because, { what: textOf(obstacles) }) : ''
  const told = words.refusals[kind === 'taken' && isOwn ? 'busy' : kind]
  const notice = `${told} ${because}`.trim()
  if (host)
    return notKept(notice, {
      typed: { booking, host: String(host) },
      errors: { host: because || told },
      canInsist: isOwn,
    })
  return notKept(notice, {
    typed: { booking, ...indianDateAndTime(wanted) },
    errors: { time: because || told },
    free: alternatives.map(({ start }) => start),
    canInsist: isOwn,
  })
}

async function bookForCaller(
  { do: _, insist: terms, host, ...typed }: Sent<'book'>,
  { services, owner, now, query, flash }: DeskCall,
  visitorWords: Words,
) {
  const wish = { terms, host }
  const received = await services.leads.bookForCaller(owner.email, typed, wish, { now, words: visitorWords })
  if (received.kind === 'stored') {
    const { bookingId: demo, startsAt } = received
    const screen = { ...screenOf(query, now), from: indianDateAndTime(startsAt).date }
    const to = deskPaths.bookings + calendarAddress(screen, { open: demo })
    return flash(['made', ...toldOf('made', services)], { to, demo, after: startsAt.toISOString() })
  }
  const chosen = withChosenStart(typed)
  const { email, time, ...errors } = received.messages ?? {}
  const obstacles = received.alternatives ? await obstaclesAt(services, startOf(chosen), { host }) : []
  const because = obstacles.length > 0 && fill(words.because, { what: textOf(obstacles) })
  return notKept(received.messages ? words.create.refused : received.notice.title, {
    typed: { ...chosen, ...(host && { host: String(host) }) },
    errors: {
      ...errors,
      // “Did you mean …?” stands once, above its two answers.
      ...(email && !received.suggestion && { email }),
      ...(time && { time: because ? `${time} ${because}` : time }),
    },
    suggestion: received.suggestion,
    free: received.alternatives?.map(({ start }) => start),
    canInsist: areOwn(obstacles),
  })
}

async function blockTime(
  { do: _, ...typed }: Sent<'block'>,
  { services, owner, now, query, flash }: DeskCall,
) {
  const hosts = await services.diary.hosts()
  const read = readTimeOff(
    typed,
    hosts.map(({ number }) => number),
  )
  if (!read.ok) {
    const errors = Object.entries(read.problems).map(([name, problem]) => [
      name,
      words.block.problems[problem],
    ])
    return notKept(words.block.refused, { typed, errors: Object.fromEntries(errors) })
  }
  const { id, demos: count } = await services.diary.addTimeOff(owner.email, read.off)
  const screen = { ...screenOf(query, now), from: typed.firstDay }
  const to = deskPaths.bookings + calendarAddress(screen, { off: id })
  return flash(count > 0 ? ['blocked', 'inside'] : 'blocked', { to, undo: id, count })
}

async function openTime(id: string, { services, owner, now, query, flash }: DeskCall) {
  const isRemoved = await services.diary.removeTimeOff(owner.email, id)
  const to = deskPaths.bookings + calendarAddress(screenOf(query, now))
  return flash(isRemoved ? 'unblocked' : 'gone', { to })
}

function notKept(notice: string, fields: RefusedFields) {
  return refused({ notice, refused: fields })
}

/** What keeps a demo, other than the one that is to be moved, from beginning then. */
async function obstaclesAt(
  { diary, desk }: Services,
  start: Date,
  whose: { host?: number | null | undefined; moved?: string },
) {
  const day = 24 * 3_600_000
  const span = { start: new Date(start.getTime() - day), end: new Date(start.getTime() + day) }
  const { bookings: demos } = await desk.bookingsBetween(span.start, span.end)
  const around = {
    demos,
    busy: await diary.busy(span),
    off: await diary.timesOff(span),
    availability: await diary.availability(),
  }
  return inTheWay({ start, ...whose }, around, words.inTheWay)
}
