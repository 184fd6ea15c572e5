import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aWorkbook, aWorkbookOf, aZip } from '../../tests/workbook.ts'
import { readSheet } from './read-sheet.ts'
import { readText } from './read-text.ts'
import { sheetLimits } from './sheet-limits.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const rowsOf = async (file: Uint8Array) => (await readSheet(file)).rows
const expected = [
  ['Name', 'Amount'],
  ['Asha', '10'],
]

describe('a text', () => {
  test.each([',', ';', '\t', '|'])('is read with %j between its values', (sign) => {
    expect(readText(`Name${sign}Amount\nAsha${sign}10\n`).rows).toEqual(expected)
  })

  test('keeps what stands in quotes: separators, lines, quotes, other scripts', () => {
    const text = 'Name,Note\r\n"Rao, Asha","said ""no""\ntwice"\r\nمنى,😀 "in" quotes'
    expect(readText(text).rows).toEqual([
      ['Name', 'Note'],
      ['Rao, Asha', 'said "no"\ntwice'],
      ['منى', '😀 "in" quotes'],
    ])
  })

  test('has the digits of Indian scripts as those of all the others', () => {
    expect(readText('रकम,কক্ষ,કુલ\n"₹१,२३४.५०",৪৫,૭/૯').rows).toEqual([
      ['रकम', 'কক্ষ', 'કુલ'],
      ['₹1,234.50', '45', '7/9'],
    ])
  })

  test('with lines of different lengths, empty ones and a quote that never closes is read all the same', () => {
    expect(readText('a,b\n1\n\n2,3,4\n"5,6').rows).toEqual([['a', 'b'], ['1'], ['2', '3', '4'], ['"5', '6']])
  })

  test.each([
    ['with a mark of its encoding', `\uFEFFName,Amount\nAsha,10`],
    ['with Excel’s line about separators', 'sep=;\nName;Amount\nAsha;10'],
  ])('%s has the same rows', async (_, text) => {
    expect(await rowsOf(bytes(text))).toEqual(expected)
  })

  test('in UTF-16 or Windows-1252 is the same text', async () => {
    const utf16 = Buffer.from('\uFEFFName,Amount\nAsha,10', 'utf16le')
    expect(await rowsOf(utf16)).toEqual(expected)
    expect(await rowsOf(Buffer.from(utf16).swap16())).toEqual(expected)
    expect(await rowsOf(Buffer.from('Café,Amount\nCrème,10', 'latin1'))).toEqual([
      ['Café', 'Amount'],
      ['Crème', '10'],
    ])
  })

  test('is cut where it is longer or wider than we read', () => {
    const wide = readText(`${Array(1000).fill('x').join(',')}\n${Array(1000).fill('1').join(',')}`)
    expect(wide).toMatchObject({ isCut: true })
    expect(wide.rows[0]).toHaveLength(sheetLimits.columns)
    const long = readText(`a\n${'1\n'.repeat(sheetLimits.rows + 100)}`)
    expect(long.isCut).toBe(true)
  })

  test('has every value that was written into it', () => {
    const cell = fc.stringMatching(/^[a-z"',;\n😀]{0,8}$/u)
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const quoted = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
        const read = readText(`h1,h2\n${quoted.join('\n')}`).rows.slice(1)
        expect(read).toEqual(rows.map((row) => row.map((value) => value.trim())))
      }),
    )
  })
})

describe('a workbook', () => {
  test('has the rows of its first sheet', async () => {
    expect(
      await rowsOf(
        aWorkbook([
          ['Name', 'Amount'],
          ['Asha', 10],
        ]),
      ),
    ).toEqual(expected)
    expect(await rowsOf(aWorkbook([['Tom & <Co>', 0.1 + 0.2]]))).toEqual([['Tom & <Co>', '0.3']])
  })

  test('is read from its first sheet with rows, and says which that was among others', async () => {
    const row = (...texts: string[]) =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const data = row('Name', 'Amount') + row('Asha', '10')
    const book = (...sheets: string[]) =>
      aZip({
        'xl/workbook.xml': `<workbook><sheets>${sheets.map((_, at) => `<sheet name="S &amp; ${at}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join('')}</Relationships>`,
        ...Object.fromEntries(
          sheets.map((rows, at) => [
            `xl/worksheets/s${at}.xml`,
            `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
          ]),
        ),
      })
    const readFrom = (name: string, others: number) => ({ rows: expected, readFrom: { name, others } })
    expect(await readSheet(book('', data))).toMatchObject(readFrom('S & 1', 1))
    expect(await readSheet(book(row('Report') + row('of March'), data, data))).toMatchObject(
      readFrom('S & 1', 2),
    )
    expect(await readSheet(book(data, data))).toMatchObject(readFrom('S & 0', 1))
    expect((await readSheet(book(data))).readFrom).toBeUndefined()
    expect((await readSheet(book('', row('Alone')))).rows).toEqual([['Alone']])
  })

  test('writes dates, times and percentages as people do, and takes texts from its list', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\-mmm\\-yy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="20"/><xf numFmtId="9"/></cellXfs></styleSheet>`
    const sheet = `<worksheet><sheetData><row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>46093</v></c><c r="C3" s="2"><v>46093.5</v></c><c r="D3" s="3"><v>0.4375</v></c><c r="E3" s="4"><v>0.825</v></c><c r="F3" t="b"><v>1</v></c><c r="G3" t="e"><v>#DIV/0!</v></c><c r="H3" t="str"><f>A1</f><v>=cmd|x</v></c></row></sheetData></worksheet>`
    const strings = `<sst><si><t>no</t></si><si><r><t>Asha </t></r><r><t xml:space="preserve">Rao</t></r><rPh><t>x</t></rPh></si></sst>`
    const file = aZip({
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="rId7"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId7" Target="worksheets/sheet9.xml"/></Relationships>',
      'xl/styles.xml': styles,
      'xl/sharedStrings.xml': strings,
      'xl/worksheets/sheet9.xml': sheet,
    })
    expect(await rowsOf(file)).toEqual([
      ['Asha Rao', '2026-03-12', '2026-03-12 12:00', '10:30', '82.5%', 'TRUE', '', '=cmd|x'],
    ])
  })

  test('has in all rows what was merged over them', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const rows = `<row r="1">${cell('A1', 'Branch')}${cell('B1', 'Qty')}</row><row r="2">${cell('A2', 'Pune')}${cell('B2', '1')}</row><row r="3">${cell('B3', '2')}</row></sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>`
    expect(await rowsOf(aWorkbookOf(rows))).toEqual([
      ['Branch', 'Qty'],
      ['Pune', '1'],
      ['Pune', '2'],
    ])
  })

  test('with one cell at the far end costs no more than any other', async () => {
    const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'
    expect(await readSheet(aWorkbookOf(far))).toMatchObject({ rows: [['1']], isCut: true })
  })
})

describe('what cannot be read has a word of its own', () => {
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const cases: Record<string, Uint8Array> = {
    empty: new Uint8Array(),
    'old-excel': Buffer.concat([old, Buffer.alloc(600)]),
    password: Buffer.concat([old, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    pdf: bytes('%PDF-1.7 …'),
    'web-page': bytes('<html><table><tr><td>1</td></tr></table></html>'),
    'not-a-table': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'not-excel': aZip({ 'word/document.xml': '<x/>' }),
    'broken-excel': aWorkbook([['a']]).slice(0, 200),
    'too-large': new Uint8Array(sheetLimits.fileBytes + 1),
  }
  test.each(Object.entries(cases))('%s', async (problem, file) => {
    await expect(readSheet(file)).rejects.toMatchObject({ problem })
  })

  test('a row or a column that Excel does not have', async () => {
    for (const at of ['XFE1', 'ZZZZZZZZ1'])
      await expect(
        readSheet(aWorkbookOf(`<row r="1"><c r="${at}"><v>1</v></c></row>`)),
      ).rejects.toMatchObject({
        problem: 'broken-excel',
      })
    await expect(
      readSheet(aWorkbookOf('<row r="99999999"><c r="A1"><v>1</v></c></row>')),
    ).rejects.toMatchObject({ problem: 'broken-excel' })
  })

  test('a workbook that unpacks to more than there is room for, whether it says so or lies', async () => {
    const honest = aZip({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': Buffer.alloc(130_000_000),
    })
    await expect(readSheet(honest)).rejects.toMatchObject({ problem: 'too-large-inside' })
    const name = Buffer.from('xl/worksheets/sheet1.xml')
    const lying = Buffer.from(honest)
    const entry = lying.lastIndexOf(name) - 46
    lying.writeUInt32LE(1000, entry + 24)
    await expect(readSheet(lying)).rejects.toMatchObject({ problem: 'too-large-inside' })
  })
})
