import { expect, test } from 'vitest'
import { CommandError } from './command.mjs'
import { withLock } from './lock.mjs'

// Nobody may make a folder there, not even root.
test.runIf(process.platform === 'linux')('a project that cannot be written to says what to do', async () => {
  const refused = await withLock('/sys/.preparing', async () => {}).catch((error) => error)
  expect(refused).toBeInstanceOf(CommandError)
  expect(refused.message).toMatch(
    /^\/sys is to be installed or built anew, but cannot be written to \(E\w+\)\. As its owner, run: npm run build$/,
  )
})
