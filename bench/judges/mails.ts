import { rmSync } from 'node:fs'
import path from 'node:path'
import ICAL from 'ical.js'
import type { ParsedMail } from 'mailparser'
import { createServer } from 'vite'
import { aMailServer } from '../../tests/mail-server.ts'
import { atLeast, type Line } from '../lines.ts'
import { freshDataFolder } from '../stored.ts'
import type { SentMail } from './every-mail.ts'
import { type Finding, verdict } from './findings.ts'

/** As of now; a new one is added in `every-mail.ts`, and counted here. */
const kindsOfMail = 44

/** A parser of mails on every kind that the site sends, in every language, and one of calendars on the files in them. */
export async function judgeMails(): Promise<Line[]> {
  const dataDir = await freshDataFolder()
  const server = await aMailServer()
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
  })
  try {
    const everyMail = await vite.ssrLoadModule(path.join(import.meta.dirname, 'every-mail.ts'))
    const sent: SentMail[] = await everyMail.sendEveryMail(server.url, dataDir)
    const arrived = sent.map((mail) => ({ mail, at: indexOf(mail, server.received) }))
    const findings = arrived.flatMap(({ mail, at }) =>
      mailFindings(mail, server.received[at], server.raw[at]).map((what) => ({ where: mail.kind, what })),
    )
    const files = arrived.flatMap(({ mail, at }) =>
      (server.received[at]?.attachments ?? []).map(({ content }) => ({ mail, file: content.toString() })),
    )
    return [
      atLeast('judges: kinds of mails', new Set(sent.map(({ kind }) => kind)).size, kindsOfMail),
      ...verdict('the mail parser', { what: 'mails', count: sent.length }, findings),
      ...verdict('the calendar parser', { what: 'files', count: files.length }, calendarFindings(files)),
    ]
  } finally {
    await Promise.all([server.stop(), vite.close()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function indexOf({ id }: SentMail, received: ParsedMail[]): number {
  return received.findIndex(({ messageId }) => messageId?.startsWith(`<${id}@`))
}

/** What is wrong with a mail: what the parser could not read, or read otherwise than it was written. */
function mailFindings(mail: SentMail, parsed?: ParsedMail, raw = ''): string[] {
  if (!parsed) return ['did not arrive']
  const addressees = [parsed.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))
  const [head = ''] = raw.split('\r\n\r\n')
  const is = {
    'has another recipient than it was written to': addressees.join() !== mail.recipient,
    'has another sender than ours': parsed.from?.value[0]?.address !== 'hello@sutradhar.example',
    'has another subject than was written': parsed.subject !== mail.subject,
    'has another text than was written': parsed.text?.trimEnd() !== mail.text.trimEnd(),
    'has other HTML than was written': (parsed.html || '').trimEnd() !== mail.html.trimEnd(),
    'has no date': !parsed.date,
    'has a letter that was lost on the way': `${parsed.subject}${parsed.text}${parsed.html}`.includes(
      '\ufffd',
    ),
    'has a header with letters that not every server passes on': /[^\x20-\x7e\r\n\t]/.test(head),
    'has a line longer than 998 bytes': raw.split('\r\n').some((line) => Buffer.byteLength(line) > 998),
    'has a line that ends otherwise than lines of mails do': /(?<!\r)\n|\r(?!\n)/.test(raw),
    'has a place that nothing was filled into': /\{\w+\}|undefined|\[object/.test(
      `${parsed.subject}${parsed.text}`,
    ),
    'has another attachment than an invitation': parsed.attachments.some(
      ({ contentType }) => !/^(text\/calendar|application\/ics)$/.test(contentType),
    ),
  }
  return Object.entries(is).flatMap(([what, isSo]) => (isSo ? [what] : []))
}

interface File {
  mail: SentMail
  file: string
}

/** What calendars ask of an invitation, its changes and its withdrawal (RFC 5545, RFC 5546). */
function calendarFindings(files: File[]): Finding[] {
  const versions = new Map<string, number>()
  return files.flatMap(({ mail, file }) => {
    const finding = (what: string) => ({ where: mail.kind, what })
    try {
      const calendar = new ICAL.Component(ICAL.parse(file))
      const [event, ...others] = calendar.getAllSubcomponents('vevent')
      if (!event || others.length > 0) return [finding('has not one event')]
      const value = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? ''
      const { startDate, endDate } = new ICAL.Event(event)
      const isCancelled = mail.kind.startsWith('booking-cancelled')
      const version = `${mail.recipient} ${value('uid')}`
      const before = versions.get(version) ?? -1
      versions.set(version, Number(value('sequence')))
      const is = {
        'has another version than 2.0': calendar.getFirstPropertyValue('version') !== '2.0',
        'has no maker': !calendar.getFirstPropertyValue('prodid'),
        'asks otherwise than its mail': calendar.getFirstPropertyValue('method') !== mail.calendarMethod,
        'is no withdrawal, though the demo is cancelled':
          isCancelled !== (value('status') === 'CANCELLED') ||
          isCancelled !== (mail.calendarMethod === 'CANCEL'),
        'has no id': !value('uid'),
        'has no stamp': !value('dtstamp'),
        'ends before it begins': endDate.compare(startDate) <= 0,
        'has a time without a zone': startDate.zone.tzid !== 'UTC' || endDate.zone.tzid !== 'UTC',
        'has no organizer with an address': !/^mailto:\S+@\S+$/i.test(value('organizer')),
        'has no guest with an address': !/^mailto:\S+@\S+$/i.test(value('attendee')),
        'is older than what was sent before': Number(value('sequence')) < before,
        'has a line longer than 75 bytes': file.split('\r\n').some((line) => Buffer.byteLength(line) > 75),
      }
      return Object.entries(is).flatMap(([what, isSo]) => (isSo ? [finding(what)] : []))
    } catch (error) {
      return [finding(`cannot be read: ${error}`)]
    }
  })
}
