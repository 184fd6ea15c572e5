import { expect, test } from 'vitest'
import { growsEvenly } from '../../../tests/growth.ts'
import { calendarsIn } from './multistatus.ts'

function answered(inside: string, start = ''): string {
  return `<?xml version="1.0"?>${start}<a:multistatus xmlns:a="DAV:" xmlns:b="urn:ietf:params:xml:ns:caldav">${inside}</a:multistatus>`
}

test('calendars are found by the names of elements, not their prefixes, whichever way their text is written', () => {
  const xml = answered(`
    <a:response><a:href>/1</a:href><a:propstat><a:prop>
      <b:calendar-data><![CDATA[one <&>\r\n]]></b:calendar-data>
      <c:calendar-data xmlns:c="elsewhere">none</c:calendar-data>
    </a:prop><a:status>HTTP/1.1 200 OK</a:status></a:propstat></a:response>
    <a:response><a:href>/2</a:href><a:status>HTTP/1.1 404 Not Found</a:status></a:response>
    <response xmlns="DAV:"><calendar-data xmlns="urn:ietf:params:xml:ns:caldav">two &lt;&amp;&gt;&#13;
</calendar-data></response>`)
  expect(calendarsIn(xml)).toEqual(['one <&>\n', 'two <&>\r\n'])
})

test('an answer may hold none', () => {
  expect(calendarsIn(answered(''))).toEqual([])
})

test('an answer that is not all of it is too large', () => {
  const more = '<a:response><a:status>HTTP/1.1 507 Insufficient Storage</a:status></a:response>'
  expect(() => calendarsIn(answered(`<b:calendar-data>one</b:calendar-data>${more}`))).toThrow('too-large')
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html><body>Hello</body></html>'],
  ['a calendar file', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'],
  ['another document', '<a xmlns="DAV:"/>'],
  ['the right name in no namespace', '<multistatus/>'],
  ['half an answer', answered('').slice(0, -5)],
  ['an entity from a file', answered('&x;', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
  ['an entity that nobody knows', answered('&x;')],
  ['a document type', answered('<b:calendar-data>one</b:calendar-data>', '<!DOCTYPE a>')],
])('%s is no answer', (_, xml) => {
  expect(() => calendarsIn(xml)).toThrow('not-a-calendar')
})

test('a billion laughs are none', () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`)
  const xml = answered('&l9;', `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join('')}]>`)
  const started = performance.now()
  expect(() => calendarsIn(xml)).toThrow('not-a-calendar')
  expect(performance.now() - started).toBeLessThan(1000)
})

test.each([
  ['calendars', '<b:calendar-data>one</b:calendar-data>'],
  ['escapes', '&lt;&#13;'],
  ['spaces', ' '],
  ['comments', '<!-- -->'],
  ['attributes', '<a:x y="1" z="2"/>'],
  ['open brackets', '&lt;'],
  ['namespaces', '<x xmlns="y"/>'],
])('many %s take no longer than they are long', async (_, piece) => {
  const textOf = (length: number) => answered(piece.repeat(length / piece.length))
  expect(await growsEvenly(calendarsIn, textOf, 50_000)).toBe(true)
})
