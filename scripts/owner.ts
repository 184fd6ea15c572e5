// `npm run owner -- --email a@b.c`: creates or resets the owner. The password comes from OWNER_PASSWORD or a prompt, or
// is made and printed once. The site may be running meanwhile.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { longestPassword, shortestPassword } from '#domain/password.ts'
import { askToSetOwner } from '#server/auth/owner-socket.ts'
import { type NewOwner, type OwnerOutcome, type OwnerProblem, setOwner } from '#server/auth/owners.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { CommandError, exitWith } from './command.mjs'
import { openExisting } from './data-command.ts'

const explanations: Record<OwnerProblem, string> = {
  'too-short': `The password is too short: at least ${shortestPassword} characters.`,
  'too-long': `The password is too long: at most ${longestPassword} characters.`,
  'too-plain': 'The password repeats itself too much. A few unrelated words make a good one.',
  guessable: 'The password is one that others try first. A few unrelated words make a good one.',
  'not-an-email': 'Say whose: npm run owner -- --email you@example.com',
  taken: 'There is an owner already.',
}

await exitWith(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  // Only where the data is matters here; a secret that is missing must not keep the owner out.
  const { DATA_DIR, DATABASE_URL, OWNER_PASSWORD } = process.env
  const parsed = parseEnv({ DATA_DIR, DATABASE_URL })
  if (!parsed.ok) throw new CommandError(parsed.problems.join('\n'))
  if (!values.email) throw new CommandError(explanations['not-an-email'])
  const given = OWNER_PASSWORD ?? (await askForPassword())
  const password = given || randomBytes(15).toString('base64url')
  const outcome = await setWhereverItIs(parsed.env, { email: values.email, password })
  if (!outcome.ok) throw new CommandError(explanations[outcome.problem])
  console.log(outcome.did === 'created' ? `${values.email} is now the owner.` : resetNote(values.email))
  if (!given) console.log(`Password, shown this once: ${password}`)
  return 0
})

function resetNote(email: string): string {
  return `${email} has a new password, no second factor, and is signed out everywhere.`
}

async function setWhereverItIs(env: Env, owner: NewOwner): Promise<OwnerOutcome> {
  const answer = env.databaseUrl ? undefined : await askToSetOwner(env.dataDir, owner)
  if (answer) return answer
  const database = await openExisting(env).catch((error) => {
    if (error instanceof StartProblem) throw new CommandError(error.message)
    throw error
  })
  try {
    return await setOwner(database, owner)
  } finally {
    await database.close()
  }
}

/** At a terminal only; elsewhere nobody could answer. Left empty, a password is made. */
async function askForPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ''
  process.stdout.write('Password (leave empty to have one made): ')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}
