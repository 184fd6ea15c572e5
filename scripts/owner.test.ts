import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { freshEmbedded } from '../tests/engines.ts'
import { cookieHeader } from '../tests/owner.ts'
import { startSite } from '../tests/process.ts'
import { compiledCode } from './site-process.mjs'

const email = 'owner@sutradhar.example'
const password = 'seven looms under one roof'

test('npm run owner creates the owner, resets them, and makes a password when none is given; a second one, and none, only when told to', async () => {
  const { dataDir } = await freshEmbedded()
  const run = (args: string[], env = {}) => owner(dataDir, args, env)
  expect(await run(['--email', email], { OWNER_PASSWORD: 'password1234' })).toEqual({
    code: 1,
    output: 'The password is one that others try first. A few unrelated words make a good one.\n',
  })
  expect(await run(['--email', email], { OWNER_PASSWORD: password })).toEqual({
    code: 0,
    output: `${email} is now the owner.\n`,
  })
  expect(await run(['--email', 'asha@sutradhar.example'])).toEqual({
    code: 1,
    output:
      'There is an owner already, with another address; --list shows it. To make a second one, add --add. To replace the first, remove it afterwards: npm run owner -- --remove and its address.\n',
  })
  const exists =
    'This address is at the desk already. To give it a new password, which also takes its second factor away and signs it out everywhere, add --reset.\n'
  for (const flags of [[], ['--add']])
    expect(await run(['--email', email, ...flags])).toEqual({ code: 1, output: exists })
  const again = await run(['--email', email, '--reset'])
  expect(again.code).toBe(0)
  expect(again.output).toMatch(/new password, no second factor.*\nPassword, shown this once: [\w-]{20}\n$/)
  expect(await run(['--remove', email])).toEqual({
    code: 1,
    output:
      'This is the only owner: without one nobody can run the desk. Make another first with --email and --add, or add --last to remove it all the same.\n',
  })
})

test('npm run owner says how it is used, also when an address is missing or an option is unknown', async () => {
  const { dataDir } = await freshEmbedded()
  for (const [args, code, beginning] of [
    [['--help'], 0, 'npm run owner -- --email you@example.com '],
    [['-h'], 0, 'npm run owner -- --email you@example.com '],
    [[], 1, 'Say whose'],
    [['--lst'], 1, "Unknown option '--lst'.\n\n"],
    [['--remove'], 1, "Option '--remove <value>' argument missing.\n\n"],
    [['asha@sutradhar.example'], 1, "Unexpected argument 'asha@sutradhar.example'."],
  ] as const) {
    const answer = await owner(dataDir, [...args])
    expect([args, answer.code, answer.output.slice(0, beginning.length)]).toEqual([args, code, beginning])
    expect(answer.output).toMatch(/--remove you@example.com {2,}removes this one; add --last/)
  }
})

test('a running site sets its owner for npm run owner; before, it says how to sign in the first time', async () => {
  const site = await startSite()
  try {
    const link = await vi.waitFor(() => {
      const found = site.output().match(/first time at (http:\/\/localhost:\d+\/admin\/start\/\S+)/)?.[1]
      if (!found) throw new Error(site.output())
      return found
    })
    expect((await fetch(link)).status).toBe(200)
    expect((await fetch(`${link}x`)).status).toBe(404)
    expect(await owner(site.dataDir, ['--email', email], { OWNER_PASSWORD: password })).toEqual({
      code: 0,
      output: `${email} is now the owner.\n`,
    })
    expect(await (await fetch(link)).text()).toContain('This link has been used')
    const origin = new URL(link).origin
    const signedIn = await fetch(`${origin}${deskPaths.signIn}`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email, password }),
      redirect: 'manual',
    })
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([302, deskPaths.today])
    expect(await owner(site.dataDir, ['--list'])).toEqual({ code: 0, output: `${email} (owner)\n` })
    const cookie = cookieHeader(signedIn.headers.getSetCookie())
    const desk = () => fetch(`${origin}${deskPaths.today}`, { headers: { cookie }, redirect: 'manual' })
    expect((await desk()).status).toBe(200)
    expect(await owner(site.dataDir, ['--remove', email, '--last'])).toMatchObject({ code: 0 })
    expect((await desk()).status).toBe(302)
  } finally {
    site.child.kill('SIGKILL')
    await site.stopped
  }
})

function owner(dataDir: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, 'owner.ts'), ...args],
      { env: { PATH: '/usr/bin:/bin', ...compiledCode, DATA_DIR: dataDir, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}
