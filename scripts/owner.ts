// The owners of the site, from the machine that runs it; the site may be running meanwhile. See `usage`.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { maxPasswordLength, shortestPassword } from '#domain/password.ts'
import {
  askRunningSite,
  type OwnerAnswer,
  type OwnerCommand,
  runOwnerCommand,
} from '#server/auth/owner-commands.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { CommandError, exitWith } from './command.mjs'
import { openExisting } from './data-command.ts'

const usage = `npm run owner -- --email you@example.com          creates the owner
npm run owner -- --email you@example.com --reset  gives an owner a new password
npm run owner -- --email you@example.com --add    makes one more owner
npm run owner -- --list                           lists who may sit at the desk
npm run owner -- --remove you@example.com         removes this one; add --last to remove even the only owner

The password comes from OWNER_PASSWORD, or is asked for; left empty, one is made and shown once.`

const explanations: Record<Extract<OwnerAnswer, { ok: false }>['problem'], string> = {
  'too-short': `The password is too short: at least ${shortestPassword} characters.`,
  'too-long': `The password is too long: at most ${maxPasswordLength} characters.`,
  'too-plain': 'The password repeats itself too much. A few unrelated words make a good one.',
  guessable: 'The password is one that others try first. A few unrelated words make a good one.',
  'not-an-email': 'Say whose: npm run owner -- --email you@example.com',
  taken:
    'There is an owner already, with another address; --list shows it. To make a second one, add --add. To replace the first, remove it afterwards: npm run owner -- --remove and its address.',
  exists:
    'This address is at the desk already. To give it a new password, which also takes its second factor away and signs it out everywhere, add --reset.',
  unknown: 'No owner has this address; --list shows those there are.',
  last: 'This is the only owner: without one nobody can run the desk. Make another first with --email and --add, or add --last to remove it all the same.',
}

await exitWith(async () => {
  const options = readOptions()
  if (options.help) {
    console.log(usage)
    return 0
  }
  // Only where the data is matters here; a secret that is missing must not keep the owner out.
  const { DATA_DIR, DATABASE_URL } = process.env
  const parsed = parseEnv({ DATA_DIR, DATABASE_URL })
  if (!parsed.ok) throw new CommandError(parsed.problems.join('\n'))
  if (options.list) console.log(await list(parsed.env))
  else if (options.remove !== undefined) console.log(await remove(parsed.env, options.remove, options.last))
  else console.log(await set(parsed.env, options))
  return 0
})

function readOptions() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string', default: '' },
        add: { type: 'boolean', default: false },
        reset: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        remove: { type: 'string' },
        last: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    // Node's own words go on with advice about dashes that helps nobody here.
    const [problem] = (error as Error).message.split(/\.\s/)
    throw new CommandError(`${problem}.\n\n${usage}`)
  }
}

async function list(env: Env): Promise<string> {
  const answer = await carryOut(env, { kind: 'list' })
  const owners = answer.did === 'listed' ? answer.owners : []
  return owners.map(({ email, role }) => `${email} (${role})`).join('\n') || 'There is no owner yet.'
}

async function remove(env: Env, email: string, evenTheLast: boolean): Promise<string> {
  await carryOut(env, { kind: 'remove', email, evenTheLast })
  return `${email} may no longer sit at the desk, and is signed out everywhere.`
}

interface SetOptions {
  email: string
  add: boolean
  reset: boolean
}

async function set(env: Env, { email, add: addsAnother, reset: resets }: SetOptions): Promise<string> {
  if (!email) throw new CommandError(`${explanations['not-an-email']}\n\n${usage}`)
  const given = process.env.OWNER_PASSWORD ?? (await askForPassword())
  const password = given || randomBytes(15).toString('base64url')
  const { did } = await carryOut(env, { kind: 'set', owner: { email, password }, addsAnother, resets })
  const note =
    did === 'reset'
      ? `${email} has a new password, no second factor, and is signed out everywhere.`
      : `${email} is now ${addsAnother ? 'an owner too' : 'the owner'}.`
  return given ? note : `${note}\nPassword, shown this once: ${password}`
}

/** By the running site where there is one, as the embedded database belongs to one process. */
async function carryOut(env: Env, command: OwnerCommand): Promise<Extract<OwnerAnswer, { ok: true }>> {
  const answer =
    (env.databaseUrl ? undefined : await askRunningSite(env.dataDir, command)) ??
    (await runHere(env, command))
  if (!answer.ok) throw new CommandError(explanations[answer.problem])
  return answer
}

async function runHere(env: Env, command: OwnerCommand): Promise<OwnerAnswer> {
  const database = await openExisting(env).catch((error) => {
    if (error instanceof StartProblem) throw new CommandError(error.message)
    throw error
  })
  try {
    return await runOwnerCommand(database, command)
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
