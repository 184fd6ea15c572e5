import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aMail } from '../../tests/factories.ts'
import { aMailServer, type MailServer } from '../../tests/mail-server.ts'
import { createInvitation } from './calendar.ts'
import { createEmailJs, type EmailJsSettings } from './emailjs.ts'
import { createSmtp } from './smtp.ts'
import type { Mail } from './transport.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

describe('SMTP', () => {
  test('[E-01] delivers subject, texts, reply address and a Message-ID made of the mail’s id', async () => {
    const { server, send } = await smtp()
    const mail = stored()
    expect(await send(mail)).toEqual({ ok: true })
    const [received] = server.received
    expect(received).toMatchObject({
      messageId: `<${mail.id}@www.sutradhar.example>`,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: mail.createdAt,
    })
    expect(received?.from?.text).toBe('"Sutradhar" <hello@sutradhar.example>')
    expect(received?.replyTo?.text).toBe('meena@school.example')
  })

  test('names what a reply answers, so that mail programs keep the conversation together', async () => {
    const { server, send } = await smtp()
    await send(stored({ references: ['<one@www.sutradhar.example>', '<two@www.sutradhar.example>'] }))
    expect(server.received[0]).toMatchObject({
      references: ['<one@www.sutradhar.example>', '<two@www.sutradhar.example>'],
      inReplyTo: '<two@www.sutradhar.example>',
    })
  })

  test('[E-01] sends many mails over few connections', async () => {
    const { server, send } = await smtp()
    await Promise.all(Array.from({ length: 30 }, () => send(stored())))
    expect(server.received).toHaveLength(30)
    expect(server.connections()).toBeLessThanOrEqual(3)
  })

  test('[E-01] tells a refusal for now from one for good, and both from silence', async () => {
    const { send, server } = await smtp((attempt) => [451, 554][attempt - 1])
    expect(await send(stored())).toMatchObject({
      ok: false,
      retryable: true,
      reason: expect.stringContaining('451'),
    })
    expect(await send(stored())).toMatchObject({
      ok: false,
      retryable: false,
      reason: expect.stringContaining('554'),
    })
    await server.stop()
    expect(await send(stored())).toMatchObject({ ok: false, retryable: true })
  })

  test('writes no header that a text brought along', async () => {
    const { server, send } = await smtp()
    await send(stored({ subject: 'Hello\r\nBcc: all@example.com', recipient: 'team@sutradhar.example' }))
    expect(server.raw[0]).not.toMatch(/^Bcc:/m)
    expect(server.received[0]?.bcc).toBeUndefined()
  })

  test('carries the invitation as a calendar part', async () => {
    const { server, send } = await smtp()
    await send(stored({ calendar: createInvitation(meeting, 'REQUEST', now), calendarMethod: 'REQUEST' }))
    expect(server.raw[0]).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(server.received[0]?.attachments.map(({ filename }) => filename)).toContain('invite.ics')
  })
})

describe('the hosted mail API', () => {
  test('[E-02] is sent the version, the ids and the template’s parameters as JSON; 200 is success', async () => {
    const { send, requests } = await emailJs([200])
    expect(await send(stored())).toEqual({ ok: true })
    expect(requests).toEqual([
      {
        type: 'application/json',
        body: {
          lib_version: '4.4.1',
          user_id: 'public',
          service_id: 'service',
          template_id: 'team',
          template_params: { from_name: 'मीना Sharma', from_email: 'meena@school.example' },
          accessToken: 'private',
        },
      },
    ])
  })

  test.each([
    'booking-booked-auto-reply',
    'contact-auto-reply',
    'payment-twice',
    'payment-receipt',
    'payment-refund',
    'testimonial-invitation',
  ])('[E-02] uses the template for visitors for a %s', async (kind) => {
    const { send, requests } = await emailJs([200])
    await send(stored({ kind }))
    expect(requests).toMatchObject([{ body: { template_id: 'reply' } }])
  })

  test.each(['payment-odd-team', 'payment-twice-team', 'contact-team'])(
    '[E-02] uses the template for the team for a %s',
    async (kind) => {
      const { send, requests } = await emailJs([200])
      await send(stored({ kind }))
      expect(requests).toMatchObject([{ body: { template_id: 'team' } }])
    },
  )

  test('[E-02] writes to no visitor by the team’s template, which would reach the team', async () => {
    const { send, requests } = await emailJs([200], { autoReplyTemplateId: '' })
    expect(await send(stored({ kind: 'payment-receipt' }))).toEqual({
      ok: false,
      retryable: true,
      reason: 'EMAILJS_AUTOREPLY_TEMPLATE_ID is missing',
    })
    expect(requests).toEqual([])
  })

  test.each([
    [451, '451 Unavailable For Headless Browser', true],
    [403, '403 Forbidden (blocked list)', true],
    [429, '429 Too Many Requests (throttle)', true],
    [500, '500 The answer', true],
    [400, '400 The answer', false],
    [204, '204 No reason given', true],
  ])('[E-02] fails on status %i with its text', async (status, reason, retryable) => {
    const { send } = await emailJs([status])
    expect(await send(stored())).toEqual({ ok: false, retryable, reason })
  })

  test('[E-02] fails with status 0 when the network does', async () => {
    const { send } = await emailJs([200], { url: 'http://127.0.0.1:1/' })
    expect(await send(stored())).toEqual({ ok: false, retryable: true, reason: '0 Network Error' })
  })

  test.each([
    ['publicKey', 'EMAILJS_PUBLIC_KEY'],
    ['serviceId', 'EMAILJS_SERVICE_ID'],
    ['templateId', 'EMAILJS_TEMPLATE_ID'],
  ] as const)('[E-02] fails without asking anyone when %s is missing', async (setting, name) => {
    const { send, requests } = await emailJs([200], { [setting]: '' })
    expect(await send(stored())).toEqual({ ok: false, retryable: true, reason: `${name} is missing` })
    expect(requests).toEqual([])
  })

  test('keeps a distance between requests', async () => {
    const { send } = await emailJs([200, 200, 200], { gapInMilliseconds: 100 })
    const started = performance.now()
    await Promise.all([send(stored()), send(stored()), send(stored())])
    expect(performance.now() - started).toBeGreaterThan(190)
  })

  test('keeps sending when the clock is set back', async () => {
    const { send } = await emailJs([200, 200], { gapInMilliseconds: 1 })
    await send(stored())
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3600_000)
    onTestFinished(() => clock.mockRestore())
    expect(await send(stored())).toEqual({ ok: true })
  })
})

const now = new Date('2026-11-15T04:30:00Z')
const meeting = {
  bookingId: 'DEMO-1',
  startsAt: new Date('2026-12-01T05:30:00Z'),
  sequence: 0,
  isConfirmed: true,
  minutes: 30,
  videoUrl: 'https://meet.example/asha',
  summary: 'Demo: AI Chatbots',
  description: '1 December 2026, 11:00 IST',
  organizer: { name: 'Sutradhar', email: 'hello@sutradhar.example' },
  attendee: { name: 'मीना; "Sharma"', email: 'meena@school.example' },
  host: 'www.sutradhar.example',
}

describe('an invitation', () => {
  const lines = (...args: Parameters<typeof createInvitation>) =>
    createInvitation(...args)
      .replaceAll('\r\n ', '')
      .split('\r\n')

  test('asks for half an hour under a UID that stays', () => {
    expect(lines(meeting, 'REQUEST', now)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:DEMO-1@www.sutradhar.example',
        'SEQUENCE:0',
        'DTSTART:20261201T053000Z',
        'DTEND:20261201T060000Z',
        'STATUS:CONFIRMED',
        'LOCATION:https://meet.example/asha',
        'URL;VALUE=URI:https://meet.example/asha',
      ]),
    )
  })

  test('says of a time that is only asked for that it is not agreed', () => {
    expect(lines({ ...meeting, isConfirmed: false }, 'REQUEST', now)).toContain('STATUS:TENTATIVE')
  })

  test('is taken back with the same UID and a higher sequence', () => {
    expect(lines({ ...meeting, sequence: 2 }, 'CANCEL', now)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:DEMO-1@www.sutradhar.example',
        'SEQUENCE:2',
        'STATUS:CANCELLED',
      ]),
    )
  })
})

function stored(changes: Partial<Mail> = {}): Mail {
  const empty = { leadId: null, calendar: null, calendarMethod: null, leasedUntil: null, lastError: null }
  return {
    ...empty,
    ...aMail(),
    state: 'queued',
    attempts: 1,
    sentAt: null,
    written: null,
    writtenBy: null,
    references: [],
    createdAt: now,
    ...changes,
  } as Mail
}

async function smtp(refuse?: (attempt: number) => number | undefined) {
  const server: MailServer = await aMailServer(refuse && { refuse })
  const transport = createSmtp({
    url: server.url,
    from: 'Sutradhar <hello@sutradhar.example>',
    host: 'www.sutradhar.example',
  })
  closing.push(server.stop, transport.close)
  return { server, send: transport.send }
}

async function emailJs(statuses: number[], changes: Partial<EmailJsSettings> = {}) {
  const requests: { type: string | undefined; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    requests.push({ type: request.headers['content-type'], body })
    response.writeHead(statuses[requests.length - 1] ?? 500).end('The answer')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const { send } = createEmailJs({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1.0/email/send`,
    publicKey: 'public',
    privateKey: 'private',
    serviceId: 'service',
    templateId: 'team',
    autoReplyTemplateId: 'reply',
    gapInMilliseconds: 0,
    ...changes,
  })
  return { send, requests }
}
