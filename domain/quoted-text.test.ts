import { describe, expect, test } from 'vitest'
import { withoutQuoted } from './quoted-text.ts'

describe('what a mail repeats of the ones before', () => {
  test.each([
    [
      'Gmail, over two lines',
      'Yes, Monday.\n\nOn Mon, 16 Nov 2026 at 10:00, Asha Rao <asha@sutradhar.example>\nwrote:\n\n> Does Monday suit you?\n> Asha',
      'Yes, Monday.',
    ],
    [
      'in Hindi',
      'जी हाँ।\n\nसोम, 16 नव॰ 2026 को 10:00 am बजे को Asha <asha@sutradhar.example> ने लिखा:\n> Monday?',
      'जी हाँ।',
    ],
    [
      'in Swahili',
      'Ndiyo.\n\nMnamo Jum, 16 Nov 2026 saa 4:00 asubuhi Asha <asha@sutradhar.example> aliandika:\n\n> Monday?',
      'Ndiyo.',
    ],
    [
      'Outlook',
      'Yes.\n\n-----Original Message-----\nFrom: Asha\nSent: Monday\nSubject: Re: x\n\nMonday?',
      'Yes.',
    ],
    [
      'Outlook, by a line',
      `Yes.\n\n${'_'.repeat(32)}\nFrom: Asha <a@b.example>\nSent: Monday\nTo: Meena\nSubject: x\n\nMonday?`,
      'Yes.',
    ],
    ['lines at the end', 'Yes.\n\n> Does Monday\n> suit you?\n', 'Yes.'],
  ])('is told apart: %s', (_, text, words) => {
    const told = withoutQuoted(text)
    expect(told.words).toBe(words)
    // Nothing is lost.
    expect(`${told.words}${told.quoted}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  })

  test('what is written below it is what was written', () => {
    expect(withoutQuoted('On 16 Nov 2026 Asha wrote:\n> Monday?\n\nYes, Monday.')).toEqual({
      words: 'Yes, Monday.',
      quoted: 'On 16 Nov 2026 Asha wrote:\n> Monday?',
    })
  })

  test.each([
    'Hello,\n> Does Monday suit?\nYes.\n> And ten?\nYes.',
    '> Only a quote',
    'My father wrote:\nnothing at all.',
    'From: where I stand,\nit is fine.',
    'On Monday in 2026 I wrote to you.\nNobody answered.',
    '----\nA line of mine\n____________________________\nand another',
  ])('answers between the lines, and words of one’s own, stay as they are: %j', (text) => {
    expect(withoutQuoted(text)).toEqual({ words: text, quoted: '' })
  })
})
