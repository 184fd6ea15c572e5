import { expect, test } from 'vitest'
import { columnsIn, personInRow } from './import-row.ts'

test.each([
  [['Name', 'E-mail', 'Phone', 'Company', 'Country', 'Tags', 'Source', 'Note', 'Stage']],
  [['नाम', 'ईमेल', 'मोबाइल नंबर', 'कंपनी', 'देश', 'टैग', 'स्रोत', 'टिप्पणी', 'स्थिति']],
  [['Jina', 'Barua pepe', 'Namba ya simu', 'Kampuni', 'Nchi', 'Lebo', 'Chanzo', 'Maelezo', 'Hali']],
  [
    [
      'Full_Name',
      'EMAIL ADDRESS',
      'Mobile No',
      'Organisation',
      ' country ',
      'labels',
      'Lead Source',
      'Remarks',
      'Status*',
    ],
  ],
])('columns are recognised by %j', (headings) => {
  expect(Object.values(columnsIn(headings))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

const columns = columnsIn(['name', 'email', 'phone', 'company', 'country', 'tags', 'source', 'note', 'stage'])

test('a line becomes a person, with all that stands in it', () => {
  const cells = [
    'Asha  Rao',
    ' asha@school.example ',
    "'+255 712 345 678 / 9876543210",
    'Green School',
    '',
    'VIP; school',
    'event',
    'Wants\na demo',
    'Won',
  ]
  expect(personInRow(cells, columns)).toEqual({
    value: {
      name: 'Asha Rao',
      email: 'asha@school.example',
      phone: '+255 712 345 678',
      otherPhone: '9876543210',
      company: 'Green School',
      country: 'TZ',
      tags: ['VIP', ' school'],
      source: 'event',
      note: 'Wants\na demo',
      stage: 'won',
    },
  })
  expect(personInRow(['', 'ravi@shop.example'], columns)).toMatchObject({
    value: { name: 'ravi@shop.example' },
  })
  expect(personInRow(['', '', '9876543210.0'], columns)).toMatchObject({ value: { name: '9876543210' } })
})

test.each([
  ['nobody', ['', '', '', 'Green School']],
  ['email', ['Asha', 'asha at school']],
  ['phone', ['Asha', '', 'call me']],
  ['phone-rounded', ['Asha', '', '9.87654E+09']],
  ['phone-rounded', ['Asha', '', '9,87654e9']],
  ['too-long', ['A'.repeat(121)]],
  ['country', ['Asha', '', '', '', 'Atlantis']],
  ['stage', ['Asha', '', '', '', '', '', '', '', 'thinking']],
])('a line is refused for %s', (problem, cells) => {
  expect(personInRow(cells, columns)).toEqual({ problem })
})
