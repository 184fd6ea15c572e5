import { describe, expect, test } from 'vitest'
import { growsEvenly } from '../tests/growth.ts'
import { holdsAddress, holdsContact } from './contact-details.ts'

describe('an address in a text', () => {
  test.each([
    'Claim your prize at https://evil.example/win',
    'Your parcel: evil.com',
    'bank-login.co.in',
    'WWW.EVIL.EXAMPLE',
    'see t.me/prize',
    'write to help@evil.example',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'ev\u200bil.c\u200dom',
    'http://192.0.2.7',
    'login at 192.0.2.7',
    'xn--80ak6aa92e.xn--p1ai',
    'kyc-update.xyz now',
    'evil.zip',
    'Evil.Zip',
    'Hello, see EVIL.EXAMPLE!',
    'evil.c.om',
    'win.prize-today',
    'x.com',
    'пример.рф',
    'Пример.Рф',
    'उदाहरण.भारत',
    '例え.テスト',
    'مثال.إختبار',
    'evil\u2024example',
    'evil\uff0eexample',
    'evil\uff61example',
    'evil\ufe52example',
    'evil\u3002example',
    'evil.\u034fzip',
    'evil.\ufe0fzip',
  ])('is found: %s', (text) => {
    expect(holdsAddress(text)).toBe(true)
    expect(holdsContact(text)).toBe(true)
  })

  test.each([
    'M.S.Dhoni',
    'Dr.Meena Rawat',
    'Mohd.Arif',
    'Smt. Sunita Devi',
    'A. P. J. Abdul Kalam',
    "O'Brien-Sharma S/o Ram Lal",
    'मीना रावत',
    'Zuhura Khamis (Mrs.)',
    'K.Raju & Sons Pvt.Ltd.',
    'Sutradhar Pvt.Ltd',
    "St. Mary's School",
    "St.Mary's School",
    'Dr.Sharma',
    'DR.SHARMA',
    'A.K. Traders',
    'A.K.Traders',
    'Mwl.Juma',
    'डॉ.शर्मा',
    'ए.के.शर्मा',
    'We open at 9.30, i.e. early... 2.5 lakh a year.',
    'Rs.500 for No.12',
  ])('is not seen where there is none: %s', (text) => {
    expect(holdsAddress(text)).toBe(false)
    expect(holdsContact(text)).toBe(false)
  })

  test('a number to call is a contact, a price or a count is none', () => {
    for (const text of ['Call 98765 43210', '+255 700 000 000', '(011) 2345-678', '९८७६५ ४३२१०'])
      expect([holdsAddress(text), holdsContact(text)]).toEqual([false, true])
    for (const text of ['₹1,50,000 a year', '20,000 chats', 'Two shops. 14 people.', 'open 9-18'])
      expect(holdsContact(text)).toBe(false)
  })

  test('is looked for in time that grows with the text, whatever it says', async () => {
    for (const part of ['a.', '1-', '1.1.', 'evil.c', '..', 'a-', '1 (', '\u200b.', 'a', 'Dr.', 'क.'])
      expect(await growsEvenly(holdsContact, (length) => part.repeat(length), 5_000), part).toBe(true)
  })
})
