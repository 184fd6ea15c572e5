import { expect, test } from 'vitest'
import { aReceivedMail } from '../../../tests/received-mails.ts'
import { safeName } from './attachments.ts'
import { htmlText } from './html-text.ts'
import { type FetchedMail, readMail } from './read-mail.ts'

const receivedAt = new Date('2026-11-16T04:30:00Z')

function read(raw: string | Buffer, more: Partial<FetchedMail> = {}) {
  return readMail({ source: Buffer.from(raw as string), isWhole: true, receivedAt, ...more })
}

/** HTML without any text beside it. */
function html(body: string) {
  return read(aReceivedMail({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, text: body }))
}

test('the text is preferred to the HTML beside it', async () => {
  const both = [
    '--b',
    'Content-Type: text/html',
    '',
    '<p>As HTML</p>',
    '--b',
    'Content-Type: text/plain',
    '',
    'As text',
    '--b--',
  ].join('\r\n')
  const headers = { 'Content-Type': 'multipart/alternative; boundary=b' }
  expect((await read(aReceivedMail({ headers, text: both }))).words).toBe('As text')
})

test('HTML alone becomes words, without what is not said in it', async () => {
  const mail = await html(`<html><head><title>No</title><style>p{color:red}</style></head><body>
    <!-- no --><p>Dear <b>team</b>,</p><div>Tom &amp; Meena &#2344;&#x92e; &lt;b&gt;</div><br>
    <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a link</a>
    <div class="gmail_quote"><div>On 16 Nov 2026 Asha &lt;a@b.example&gt; wrote:<br></div>
    <blockquote><p>Monday?</p></blockquote></div></body></html>`)
  expect(mail.words).toBe('Dear team,\n\nTom & Meena नम <b>\n\na link')
  expect(mail.quoted).toMatch(/^On 16 Nov 2026 Asha <a@b.example> wrote:\n[>\s]*Monday\?/)
  expect(JSON.stringify(mail)).not.toMatch(/alert|color/)
})

test.each([
  ['never closed', '<p>Hi <script>alert(1)', 'Hi'],
  ['a tag without an end', 'Hi <div class="', 'Hi'],
  ['a comment without an end', 'Hi <!-- there', 'Hi'],
  ['less than', 'if 1 < 2 and 3<4', 'if 1 < 2 and 3<4'],
  ['characters that are none', 'a&#0;b&#x110000;c&#xd800;d&nosuch;', 'a\u0000b\ufffdc\ud800d&nosuch;'],
])('HTML that is broken (%s) is read as far as it goes', (_, given, words) => {
  expect(htmlText(given)).toBe(words)
})

test('a hundred thousand elements within each other are read', () => {
  const depth = 100_000
  expect(
    htmlText(`${'<div><blockquote>'.repeat(depth)}deep${'</blockquote></div>'.repeat(depth)}`),
  ).toContain('deep')
})

test.each([
  ['several', 'Asha <asha@a.example>, Meena <meena@b.example>', 'asha@a.example'],
  ['a group', 'Team: Asha <asha@a.example>, meena@b.example;', 'asha@a.example'],
  ['an encoded name', '=?utf-8?B?4KSu4KWA4KSo4KS+?= <meena@b.example>', 'meena@b.example'],
  ['a name with a line end', '"Meena\r\n Bcc: all@a.example" <meena@b.example>', 'meena@b.example'],
  ['nobody', 'undisclosed-recipients:;', undefined],
  ['no address', 'Meena', undefined],
  ['two in one', '<meena@b.example,asha@a.example>', undefined],
])('the sender of a mail from %s', async (_, from, email) => {
  const mail = await read(aReceivedMail({ from }))
  expect(mail.from?.email).toBe(email)
  expect(mail.from?.name ?? '').not.toMatch(/[\p{Cc}]/u)
})

test('a mail without a sender, or of nothing at all, has none', async () => {
  expect((await read('Subject: hi\r\n\r\nHello')).from).toBeUndefined()
  expect(await read('')).toMatchObject({ from: undefined, subject: '(no subject)', words: '(no text)' })
  expect(await read(Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7) % 256)))).toMatchObject({
    from: undefined,
  })
})

test('a subject of a megabyte, with what could end a header or turn its direction, is one short line', async () => {
  const subject = `=?utf-8?Q?Hello=0D=0ABcc:_all@a.example=E2=80=AE?= ${'x'.repeat(1_000_000)}`
  const mail = await read(aReceivedMail({ subject }))
  expect(mail.subject).toMatch(/^Hello Bcc: all@a.example x+$/)
  expect(mail.subject).toHaveLength(200)
})

test.each([
  ['an unknown charset', 'text/plain; charset=klingon', Buffer.from('Namaste')],
  [
    'bytes that its charset does not have',
    'text/plain; charset=utf-8',
    Buffer.from('Namaste \xff\xfe', 'latin1'),
  ],
  ['a boundary that never comes', 'multipart/mixed; boundary=nowhere', Buffer.from('Namaste')],
  ['a broken type', 'multipart/; charset="', Buffer.from('Namaste')],
])('a mail with %s is still a mail', async (_, type, body) => {
  const head = aReceivedMail({ headers: { 'Content-Type': type }, text: '' })
  const mail = await read(Buffer.concat([Buffer.from(head), body]))
  expect(mail.from?.email).toBe('meena@school.example')
  expect(mail.words.isWellFormed()).toBe(true)
})

test('longer than is kept, it says so; what it quotes has a place of its own', async () => {
  const long = await read(aReceivedMail({ text: 'word '.repeat(3000) }))
  expect(long).toMatchObject({ isCut: true, quoted: '' })
  expect(long.words.length).toBeLessThanOrEqual(5000)
  const quoting = await read(aReceivedMail({ text: `Yes.\n${'> quoted\n'.repeat(900)}` }))
  expect(quoting).toMatchObject({ words: 'Yes.', isCut: false })
  expect(quoting.quoted).toHaveLength(900 * 9 - 1)
})

test('a Message-ID that could do harm in a header of ours is replaced by one made here', async () => {
  const ids = ['<a@b> <c@d>', 'no brackets', '<>', `<${'x'.repeat(2000)}@y>`, '<नमस्ते@y>']
  for (const messageId of ids)
    expect((await read(aReceivedMail({ messageId }))).messageId).toMatch(/^sha256:[\da-f]{64}$/)
  expect((await read(aReceivedMail({ messageId: '<a.b+c@d.example>' }))).messageId).toBe('<a.b+c@d.example>')
})

test.each([
  ['../../x', 'x'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['..', 'unnamed file'],
  [undefined, 'unnamed file'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\r\nb\u0000.pdf', 'a b .pdf'],
  ['चालान.pdf', 'चालान.pdf'],
])('an attachment named %j is shown as %j', (name, shown) => {
  expect(safeName(name)).toBe(shown)
})

test('a name of ten thousand characters keeps its beginning and its ending', () => {
  const shown = safeName(`${'a'.repeat(10_000)}.pdf`)
  expect(shown).toMatch(/^a{115}….pdf$/)
  expect(shown).toHaveLength(120)
})
