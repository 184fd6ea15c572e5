import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownerSessions } from '#server/db/schema/owners.ts'
import { createLimits } from '#server/limits.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { cookieHeader, ownerEmail, ownerPassword } from '../../tests/owner.ts'
import { codeFor } from '../../tests/totp.ts'
import { createAccount } from './account.ts'
import { latestEntries } from './audit.ts'
import { createAuth } from './auth.ts'
import { createKnownDevices } from './known-device.ts'
import { type OwnerCommand, runOwnerCommand } from './owner-commands.ts'
import { firstOwnerToken, hasOwner, isFirstOwnerToken, setFirstOwner, setOwner } from './owners.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { type Caller, createSignIn } from './sign-in.ts'

const secret = 'a secret for tests that is long enough'

onBothEngines('Sign-in', (open) => {
  async function aDoor() {
    const database = await open()
    const parts = {
      auth: createAuth(database, { publicUrl: 'https://www.sutradhar.example', secret }),
      database,
      limits: createLimits(database, secret),
      devices: createKnownDevices({ secret, secure: true }),
    }
    await setOwner(database, { email: ownerEmail, password: ownerPassword })
    const told: string[] = []
    const tell = async (_transaction: unknown, { email }: { email: string }, change: string) => {
      told.push(`${email} ${change}`)
    }
    return { database, signIn: createSignIn(parts), account: createAccount({ ...parts, tell }), told }
  }

  test('the right password opens a session, kept in a cookie that no script and no other site gets', async () => {
    const { signIn } = await aDoor()
    const outcome = await signIn.withPassword(aCaller(), ' Owner@Sutradhar.example', ownerPassword)
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(outcome.cookies.join('\n')).toMatch(
      /^__Host-desk\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
    )
    const found = await signIn.ownerOf(aCaller(outcome.cookies))
    expect(found?.owner).toMatchObject({ email: ownerEmail, twoFactorEnabled: false })
    await signIn.signOut(aCaller(outcome.cookies))
    expect(await signIn.ownerOf(aCaller(outcome.cookies))).toBeUndefined()
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { signIn } = await aDoor()
    expect(await signIn.withPassword(aCaller(), ownerEmail, 'something else entirely')).toEqual({
      ok: false,
      reason: 'wrong',
    })
    expect(await signIn.withPassword(aCaller(), 'nobody@school.example', ownerPassword)).toEqual({
      ok: false,
      reason: 'wrong',
    })
  })

  test('guessing is slowed down per address, and per account whatever the address', async () => {
    const { signIn } = await aDoor()
    const guess = (address: string, email: string) =>
      signIn.withPassword(aCaller([], address), email, 'a guess of many guesses')
    for (let count = 0; count < 10; count++) await guess('192.0.2.7', `nobody${count}@school.example`)
    expect(await guess('192.0.2.7', 'nobody@school.example')).toMatchObject({ reason: 'wait' })
    for (let count = 0; count < 10; count++) await guess(`192.0.2.${10 + count}`, ownerEmail)
    expect(await signIn.withPassword(aCaller([], '192.0.2.99'), ownerEmail, ownerPassword)).toMatchObject({
      reason: 'wait',
    })
  })

  test('strangers who guess keep neither a browser that was in before out, nor whoever set a new password', async () => {
    const { signIn, database } = await aDoor()
    const before = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    expect(before.join('\n')).toMatch(
      /^__Host-desk\.device=.*; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
    )
    const guess = (address: string, cookies: string[] = []) =>
      signIn.withPassword(aCaller(cookies, address), ownerEmail, 'a guess of many guesses')
    for (let count = 0; count < 10; count++) await guess(`192.0.2.${10 + count}`)
    const elsewhere = '198.51.100.7'
    const tryFrom = (cookies: string[], password = ownerPassword) =>
      signIn.withPassword(aCaller(cookies, elsewhere), ownerEmail, password)
    expect(await tryFrom([])).toMatchObject({ reason: 'wait' })
    expect(await tryFrom(['__Host-desk.device=made-up'])).toMatchObject({ reason: 'wait' })
    expect(await tryFrom(before)).toMatchObject({ ok: true })
    const newPassword = 'eight looms beside the river'
    await setOwner(database, { email: ownerEmail, password: newPassword }, { resets: true })
    expect(await tryFrom([], newPassword)).toMatchObject({ ok: true })
    // A browser that was in before may not guess for ever either.
    for (let count = 0; count < 10; count++) await guess(`192.0.2.${30 + count}`, before)
    expect(await tryFrom(before, newPassword)).toMatchObject({ reason: 'wait' })
  })

  test('the right password never has to wait for having been right before, on however many new devices', async () => {
    const { signIn } = await aDoor()
    for (let count = 0; count < 12; count++)
      expect([count, await signIn.withPassword(aCaller(), ownerEmail, ownerPassword)]).toMatchObject([
        count,
        { ok: true },
      ])
    // Being right between guesses wins no more of them.
    const guess = () => signIn.withPassword(aCaller([], '192.0.2.8'), ownerEmail, 'a guess of many guesses')
    for (let count = 0; count < 10; count++) {
      expect(await guess()).toEqual({ ok: false, reason: 'wrong' })
      if (count < 9) await signIn.withPassword(aCaller([], '192.0.2.9'), ownerEmail, ownerPassword)
    }
    expect(await guess()).toMatchObject({ reason: 'wait' })
  })

  test('with the second factor on, a password alone opens nothing; codes and recovery codes do, once', async () => {
    const { signIn, account, database, told } = await aDoor()
    const first = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    const owner = await ownerOf(signIn.ownerOf(aCaller(first)))
    expect(await account.beginTwoFactor(aCaller(first), owner, 'not the password at all')).toEqual({
      ok: false,
      problem: 'wrong-password',
    })
    const begun = await account.beginTwoFactor(aCaller(first), owner, ownerPassword)
    if (!begun.ok) throw new Error(begun.problem)
    for (const wrong of ['000000', '12', 'letters'])
      expect(await account.confirmTwoFactor(aCaller(first), owner, wrong)).toEqual({
        ok: false,
        problem: 'wrong-code',
      })
    const confirmed = await account.confirmTwoFactor(aCaller(first), owner, codeFor(begun.setUp.uri))
    expect(confirmed.ok).toBe(true)
    expect(told).toEqual([`${ownerEmail} two-factor-on`])

    const half = await signIn.withPassword(aCaller(), ownerEmail, ownerPassword)
    if (!half.ok) throw new Error(half.reason)
    expect(half.needsCode).toBe(true)
    expect(await signIn.ownerOf(aCaller(half.cookies))).toBeUndefined()
    expect(await signIn.withCode(aCaller(half.cookies), '123456')).toMatchObject({ ok: false })
    const whole = await cookiesOf(signIn.withCode(aCaller(half.cookies), codeFor(begun.setUp.uri)))
    expect(await signIn.ownerOf(aCaller(whole))).toMatchObject({ owner: { twoFactorEnabled: true } })

    const [recovery = ''] = begun.setUp.recoveryCodes
    const again = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    expect(await signIn.withCode(aCaller(again), recovery)).toMatchObject({ ok: true })
    const third = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    expect(await signIn.withCode(aCaller(third), recovery)).toMatchObject({ ok: false })

    const actions = (await latestEntries(database, 50)).map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['owner-created', 'signed-in', 'two-factor-on', 'signed-in-by-recovery-code']),
    )
  })

  test('a code of the app signs in once, also when it is sent twice at the same moment', async () => {
    const { signIn, account, database } = await aDoor()
    const password = () => cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    const first = await password()
    const owner = await ownerOf(signIn.ownerOf(aCaller(first)))
    const begun = await account.beginTwoFactor(aCaller(first), owner, ownerPassword)
    if (!begun.ok) throw new Error(begun.problem)
    const code = codeFor(begun.setUp.uri)
    await account.confirmTwoFactor(aCaller(first), owner, code)
    await database.db.delete(ownerSessions)
    const halves = [await password(), await password(), await password()]
    const outcomes = await Promise.all(halves.slice(1).map((half) => signIn.withCode(aCaller(half), code)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await signIn.withCode(aCaller(halves[0]), code)).toEqual({ ok: false, reason: 'wrong' })
    expect(await database.db.select().from(ownerSessions)).toHaveLength(1)
  })

  test('sessions are listed and can be ended; a new password ends the others', async () => {
    const { signIn, account } = await aDoor()
    const [here, there] = [
      await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword)),
      await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword)),
    ]
    const owner = await ownerOf(signIn.ownerOf(aCaller(here)))
    const sessions = await account.sessions(aCaller(here), owner)
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    expect(sessions[0]).toMatchObject({ ipAddress: '192.0.2.1', userAgent: 'A browser' })
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    await account.endSession(aCaller(here), owner, other?.id ?? '')
    expect(await signIn.ownerOf(aCaller(there))).toBeUndefined()

    expect(await account.changePassword(aCaller(here), owner, ownerPassword, 'password1234')).toEqual({
      ok: false,
      problem: 'guessable',
    })
    expect(
      await account.changePassword(aCaller(here), owner, 'wrong wrong wrong', 'nine threads and a knot'),
    ).toEqual({ ok: false, problem: 'wrong-password' })
    expect(
      await account.changePassword(aCaller(here), owner, ownerPassword, 'nine threads and a knot'),
    ).toMatchObject({ ok: true })
    expect(await signIn.withPassword(aCaller(), ownerEmail, ownerPassword)).toMatchObject({ ok: false })
  })

  test('the owner is told of what is changed about their account, and of nothing that was refused', async () => {
    const { signIn, account, told } = await aDoor()
    const cookies = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    const owner = await ownerOf(signIn.ownerOf(aCaller(cookies)))
    const begun = await account.beginTwoFactor(aCaller(cookies), owner, ownerPassword)
    if (!begun.ok) throw new Error(begun.problem)
    await account.confirmTwoFactor(aCaller(cookies), owner, '000000')
    await account.newRecoveryCodes(aCaller(cookies), owner, 'not the password at all')
    await account.changePassword(
      aCaller(cookies),
      owner,
      'not the password at all',
      'nine threads and a knot',
    )
    expect(told).toEqual([])
    await account.confirmTwoFactor(aCaller(cookies), owner, codeFor(begun.setUp.uri))
    const after = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    const here = await cookiesOf(signIn.withCode(aCaller(after), begun.setUp.recoveryCodes[0] ?? ''))
    await account.newRecoveryCodes(aCaller(here), owner, ownerPassword)
    await account.endTwoFactor(aCaller(here), owner, ownerPassword)
    const changes = ['two-factor-on', 'recovery-codes-renewed', 'two-factor-off']
    expect(told).toEqual(changes.map((change) => `${ownerEmail} ${change}`))
  })

  test('a session ends after thirty days, however often it was used', async () => {
    const { signIn, database } = await aDoor()
    const cookies = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    const begin = (days: number) =>
      database.db.update(ownerSessions).set({
        createdAt: sql`now() - make_interval(days => ${days})`,
        expiresAt: sql`now() + interval '6 days'`,
      })
    await begin(29)
    expect(await signIn.ownerOf(aCaller(cookies))).toBeDefined()
    await begin(31)
    expect(await signIn.ownerOf(aCaller(cookies))).toBeUndefined()
    expect(await database.db.select().from(ownerSessions)).toEqual([])
  })

  test('a reset takes the second factor away and signs out everywhere', async () => {
    const { signIn, database } = await aDoor()
    const before = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    const anew = { email: ownerEmail, password: 'five looms and a shuttle' }
    for (const flags of [{}, { addsAnother: true }])
      expect(await setOwner(database, anew, flags)).toEqual({ ok: false, problem: 'exists' })
    expect(await signIn.ownerOf(aCaller(before))).toBeDefined()
    expect(await setOwner(database, anew, { resets: true })).toEqual({ ok: true, did: 'reset' })
    expect(await signIn.ownerOf(aCaller(before))).toBeUndefined()
    expect(await signIn.withPassword(aCaller(), ownerEmail, 'five looms and a shuttle')).toMatchObject({
      ok: true,
    })
  })

  test('a second owner is made on purpose; one who is removed is signed out; the last stays unless said', async () => {
    const { signIn, database } = await aDoor()
    const run = (command: OwnerCommand) => runOwnerCommand(database, command)
    const owner = { email: 'Asha@sutradhar.example', password: ownerPassword }
    const set = (addsAnother: boolean) => run({ kind: 'set', owner, addsAnother, resets: true })
    expect(await set(false)).toEqual({ ok: false, problem: 'taken' })
    expect(await set(true)).toEqual({ ok: true, did: 'created' })
    expect(await run({ kind: 'list' })).toMatchObject({
      owners: [
        { email: 'asha@sutradhar.example', role: 'owner' },
        { email: ownerEmail, role: 'owner' },
      ],
    })

    const cookies = await cookiesOf(signIn.withPassword(aCaller(), ownerEmail, ownerPassword))
    expect(await signIn.ownerOf(aCaller(cookies))).toBeDefined()
    const remove = (email: string, evenTheLast = false) => run({ kind: 'remove', email, evenTheLast })
    expect(await remove('nobody@sutradhar.example')).toEqual({ ok: false, problem: 'unknown' })
    expect(await remove(ownerEmail.toUpperCase())).toEqual({ ok: true, did: 'removed' })
    expect(await signIn.ownerOf(aCaller(cookies))).toBeUndefined()
    expect(await signIn.withPassword(aCaller(), ownerEmail, ownerPassword)).toMatchObject({ ok: false })

    expect(await remove(owner.email)).toEqual({ ok: false, problem: 'last' })
    expect(await remove(owner.email, true)).toEqual({ ok: true, did: 'removed' })
    expect(await run({ kind: 'list' })).toMatchObject({ owners: [] })
  })

  test('the one-time link makes one owner, however many use it at once', async () => {
    const database = await open()
    expect(await hasOwner(database)).toBe(false)
    expect(isFirstOwnerToken(firstOwnerToken(secret), secret)).toBe(true)
    expect(isFirstOwnerToken('guess', secret)).toBe(false)
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        setFirstOwner(database, { email: `owner${index}@sutradhar.example`, password: ownerPassword }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await hasOwner(database)).toBe(true)
  })
})

test('passwords are kept as Argon2id with OWASP’s parameters, each with a salt of its own', async () => {
  const [first, second] = [await hashPassword(ownerPassword), await hashPassword(ownerPassword)]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await verifyPassword({ hash: first, password: ownerPassword })).toBe(true)
  expect(await verifyPassword({ hash: first, password: `${ownerPassword} ` })).toBe(false)
  expect(await verifyPassword({ hash: 'rubbish', password: ownerPassword })).toBe(false)
})

function aCaller(cookies: string[] = [], clientAddress = '192.0.2.1'): Caller {
  return {
    headers: new Headers({
      'user-agent': 'A browser',
      // Invented by whoever asks; must not be believed.
      'x-forwarded-for': '203.0.113.9',
      ...(cookies.length > 0 && { cookie: cookieHeader(cookies) }),
    }),
    clientAddress,
  }
}

async function cookiesOf(outcome: Promise<{ ok: boolean; cookies?: string[] }>): Promise<string[]> {
  const { ok, cookies = [] } = await outcome
  expect(ok).toBe(true)
  return cookies
}

async function ownerOf<Owner>(found: Promise<{ owner: Owner } | undefined>): Promise<Owner> {
  const result = await found
  if (!result) throw new Error('Nobody is signed in')
  return result.owner
}
