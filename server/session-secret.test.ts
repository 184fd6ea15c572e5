import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/engines.ts'
import { loadSessionSecret } from './session-secret.ts'

test('a secret that was set is used, and nothing is written', async () => {
  const folder = path.join(temporaryFolder(), 'data')
  expect(await loadSessionSecret(folder, 'given')).toBe('given')
  expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined()
})

test('without one a secret is made once, for this account’s eyes only', async () => {
  const folder = path.join(temporaryFolder(), 'data')
  const [first, second] = await Promise.all([loadSessionSecret(folder), loadSessionSecret(folder)])
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(second).toBe(first)
  expect(readFileSync(path.join(folder, 'session-secret'), 'utf8')).toBe(first)
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})
