import { expect, test } from 'vitest'
import { aWorkbook, aWorkbookOf, aZip } from '../../../tests/workbook.ts'
import { readTable } from './read-table.ts'

const text = 'Name;E-mail\r\n"Rao; Asha";asha@school.example\r\n\r\nJosé;jose@shop.example\r\n'
const rows = [
  ['Rao; Asha', 'asha@school.example'],
  ['José', 'jose@shop.example'],
]
const cellAt = (row: string, cell: string) =>
  aWorkbookOf(`<row r="1"><c r="A1"><v>1</v></c></row><row r="${row}"><c r="${cell}"><v>1</v></c></row>`)
const utf16 = (mark: string) => Buffer.from(mark + text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, as Excel writes Unicode text', utf16('\uFEFF')],
  ['UTF-16 without its mark', utf16('')],
  ['UTF-16, the other way round', utf16('\uFEFF').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['tabs', Buffer.from(text.replaceAll(/;(?! )/g, '\t'))],
  ['commas', Buffer.from(text.replaceAll(/;(?! )/g, ','))],
])('a file in %s is read', async (_name, bytes) => {
  const table = await readTable(bytes)
  expect(table.rows).toEqual(rows)
  expect(table.headings).toEqual(['Name', 'E-mail'])
})

test('a workbook is read; numbers keep their digits, and formulas are text', async () => {
  const bytes = aWorkbook([
    ['Name', 'Phone', 'Note'],
    ['Asha & Co', 919876543210, '=1+1'],
  ])
  expect(await readTable(bytes)).toEqual({
    headings: ['Name', 'Phone', 'Note'],
    rows: [['Asha & Co', '919876543210', '=1+1']],
  })
  expect((await readTable(Buffer.from('Name\n=cmd()'))).rows).toEqual([['=cmd()']])
})

test.each([
  ['empty', Buffer.from('')],
  ['empty', Buffer.from('\uFEFF \n\n')],
  ['no-rows', Buffer.from('Name,E-mail\n')],
  ['open-quote', Buffer.from('Name,E-mail\n"Asha,asha@school.example\nRavi,ravi@shop.example')],
  ['old-excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['broken-excel', Buffer.from('PK\u0003\u0004 and then nothing of the kind')],
  ['broken-excel', aZip({ 'hello.txt': 'no workbook' })],
  ['broken-excel', aWorkbook([['Name'], ['Asha']]).subarray(0, 600)],
  ['broken-excel', cellAt('2', 'ZZZZZZZZ2')],
  ['broken-excel', cellAt('999999999999', 'ZZZZZZZZ9')],
  ['broken-excel', cellAt('999999999999', 'A999999999999')],
  ['not-a-table', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1])],
  ['too-many-rows', Buffer.from(`Name\n${'Asha\n'.repeat(100_001)}`)],
  ['too-large-inside', aWorkbook(Array(1000).fill(Array(10).fill('x'.repeat(6000))))],
  ['too-large-inside', aZip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(210 * 1024 * 1024) })],
])('a file that is %s is refused with that reason', async (problem, bytes) => {
  await expect(readTable(bytes)).rejects.toMatchObject({ problem })
})

test('a cell of a workbook may lie far down, and may hold what looks like a place', async () => {
  const far = aWorkbookOf('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"/></row>')
  await expect(readTable(far)).rejects.toMatchObject({ problem: 'no-rows' })
  const note = '<c r="ZZZZZZZZ2"> is no cell'
  expect((await readTable(aWorkbook([['Note'], [note]]))).rows).toEqual([[note]])
})
