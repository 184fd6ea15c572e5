import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../../tests/engines.ts'
import { createReplyTexts, textFor } from './reply-texts.ts'

const owner = 'owner@sutradhar.example'

onBothEngines('texts to start replies from', (open) => {
  test('are kept, worded anew under the same id, and removed', async () => {
    const texts = createReplyTexts(await open())
    const [hours, prices] = [randomUUID(), randomUUID()]
    await texts.save(owner, { id: prices, title: 'Prices', text: 'Namaste {name},' })
    await texts.save(owner, { id: hours, title: 'Hours', text: 'We are open till six.' })
    await texts.save(owner, { id: hours, title: 'Hours', text: 'We are open till seven.' })
    expect(await texts.list()).toEqual([
      { id: hours, title: 'Hours', text: 'We are open till seven.' },
      { id: prices, title: 'Prices', text: 'Namaste {name},' },
    ])
    expect(await texts.remove(owner, hours)).toBe(true)
    expect(await texts.remove(owner, hours)).toBe(false)
    expect(await texts.list()).toHaveLength(1)
  })
})

test('a text greets by the first name, whatever characters it has', () => {
  expect(textFor({ text: 'Namaste {name}, {name}!' }, 'Meena Sharma')).toBe('Namaste Meena, Meena!')
  expect(textFor({ text: 'Namaste {name}' }, " $& $' ")).toBe('Namaste $&')
})
