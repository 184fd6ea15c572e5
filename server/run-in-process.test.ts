import { expect, test } from 'vitest'
import { aWorkbook, aWorkbookOf } from '../tests/workbook.ts'
import { runInProcess } from './run-in-process.ts'

const read = (bytes: Uint8Array, limits = { milliseconds: 60_000, megabytes: 128 }) =>
  runInProcess('server/desk/imports', 'table-process.ts', bytes, limits)
const ordinary = aWorkbook([['Name'], ['Asha']])
/** Its last cell is the last that Excel has: with those before it, 17 thousand million. */
const enormous = aWorkbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')

test('a file that wants more memory than it may have ends nothing but its own reading', async () => {
  expect(await read(enormous)).toBeUndefined()
  expect(await read(ordinary)).toEqual({ headings: ['Name'], rows: [['Asha']] })
})

test('a file that takes too long is given up', async () => {
  expect(await read(ordinary, { milliseconds: 1, megabytes: 128 })).toBeUndefined()
})
