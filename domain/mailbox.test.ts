import { describe, expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('a mailbox', () => {
  test.each([
    ['victim+1@shop.example', 'victim@shop.example'],
    ['Victim+lure+2@Shop.Example', 'victim@shop.example'],
    ['asha.rao@gmail.com', 'asharao@gmail.com'],
    ['a.s.h.a.rao+7@googlemail.com', 'asharao@gmail.com'],
  ])('is the same for %s and %s', (alias, plain) => {
    expect(mailboxOf(alias)).toBe(mailboxOf(plain))
  })

  test.each([
    ['asha.rao@shop.example', 'asharao@shop.example'],
    ['asha@gmail.com', 'asha@shop.example'],
    ['asha@shop.example', 'usha@shop.example'],
  ])('is another for %s and %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })
})
