import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { readAddress } from './address.ts'

describe('readAddress', () => {
  test.each([
    ['/', '', { kind: 'fine' }],
    ['/services/ai-chatbots', '?a=1', { kind: 'fine' }],
    ['/pricing/', '?region=tanzania', { kind: 'moved', to: '/pricing?region=tanzania' }],
    ['/pricing', '?region=tanzania', { kind: 'moved', to: '/pricing#tanzania' }],
    [
      '/pricing',
      '?utm_source=mail&region=tanzania',
      { kind: 'moved', to: '/pricing?utm_source=mail#tanzania' },
    ],
    ['/pricing', '?region=india', { kind: 'fine' }],
    ['/pricing', '?region=__proto__&region=tanzania', { kind: 'fine' }],
    ['/pricing.data', '?region=tanzania', { kind: 'fine' }],
    ['/about', '?region=tanzania', { kind: 'fine' }],
    ['//evil.example/pricing', '', { kind: 'moved', to: '/evil.example/pricing' }],
    ['/a///b', '', { kind: 'moved', to: '/a/b' }],
    ['/\\evil.example', '', { kind: 'moved', to: '/evil.example' }],
    ['/%E0%A4%A', '', { kind: 'malformed' }],
    ['/%00', '', { kind: 'malformed' }],
    [deskPaths.leads, '?q=a%00b', { kind: 'malformed' }],
    [deskPaths.leads, '?q=%2500', { kind: 'fine' }],
  ])('reads %s%s', (path, search, expected) => {
    expect(readAddress(path, search)).toEqual(expected)
  })

  test('never sends anyone to another host', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const address = readAddress(`/${text}`, '')
        if (address.kind === 'moved')
          expect(new URL(address.to, 'https://us.example').host).toBe('us.example')
      }),
    )
  })
})
