import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  createWriteStream,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { Socket } from 'node:net'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { writeBackup } from '#server/db/backup.ts'
import { lastBackup } from '#server/db/backup-record.ts'
import { type DatabaseSettings, openDatabase } from '#server/db/database.ts'
import { offerLocally } from '#server/db/local-socket.ts'
import { bookings, contactMessages, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { testimonialPhotos, testimonials } from '#server/db/schema/testimonials.ts'
import { seedSamples } from '#server/testimonials/samples.ts'
import { sendMessage } from '../bench/send-message.ts'
import { emptyPostgres, freshEmbedded, onBothEngines, temporaryFolder } from '../tests/engines.ts'
import { aBooking, aContactMessage, aLead, aMail } from '../tests/factories.ts'
import { startSite } from '../tests/process.ts'
import { compiledCode } from './site-process.mjs'

onBothEngines('npm run backup', (open, engine) => {
  test('writes a copy that npm run restore brings back exactly on the other engine', async () => {
    const database = await open()
    await fill(database)
    const before = await everything(database)
    await database.close()
    const file = path.join(temporaryFolder(), 'copy.gz')
    expect(await command('backup', [file], database.settings)).toEqual({
      code: 0,
      output: `Backup written to ${file}\n`,
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await recordedIn(database.settings)).toMatchObject({ bytes: statSync(file).size })

    const target =
      engine === 'embedded' ? { dataDir: '', databaseUrl: await emptyPostgres() } : await freshEmbedded()
    expect(await command('restore', [file], target)).toEqual({
      code: 0,
      output:
        'Restored and compared row by row: 1 people, 2 leads, 1 person_keys, 1 bookings, 1 contact_messages, 1 mails\n',
    })
    const restored = await openDatabase(target)
    expect(await everything(restored)).toEqual(before)
    await restored.close()
  })
})

test('a running site on the embedded database hands out a backup of one moment, and nobody waits for it', async () => {
  const site = await startSite({ DATA_DIR: (await freshEmbedded()).dataDir })
  try {
    const file = path.join(temporaryFolder(), 'copy.gz')
    const before = await Promise.all(Array.from({ length: 20 }, () => sendMessage(site.port)))
    let isDone = false
    const backup = command('backup', [file], { dataDir: site.dataDir }).finally(() => {
      isDone = true
    })
    const meanwhile: string[] = []
    while (!isDone) {
      meanwhile.push(...(await Promise.all([sendMessage(site.port), sendMessage(site.port)])))
      // The command gives way to visitors: on a busy machine a crowd of them would keep it from ever ending.
      await setTimeout(200)
    }
    expect(await backup).toEqual({ code: 0, output: `Backup written to ${file}\n` })
    expect(readdirSync(site.dataDir)).not.toContain('backup-copy')

    const target = await freshEmbedded()
    expect(await command('restore', [file], target)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Restored and compared row by row: .*\b4 testimonials\b/),
    })
    const restored = await openDatabase(target)
    const kept = await restored.db.select({ id: leads.id }).from(leads)
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
    expect(new Set([...before, ...meanwhile])).toEqual(
      new Set([...before, ...meanwhile, ...kept.map(({ id }) => id)]),
    )
    // What is stored together is in the copy together: a message, its mail to the team and its confirmation.
    expect(await restored.db.$count(contactMessages)).toBe(kept.length)
    expect(await restored.db.$count(mails)).toBe(2 * kept.length)
    await restored.close()
    site.child.kill('SIGKILL')
    await site.stopped
    expect(await recordedIn({ dataDir: site.dataDir })).toMatchObject({ bytes: statSync(file).size })
  } finally {
    site.child.kill('SIGKILL')
    await site.stopped
  }
})

/** What the desk knows of the last backup. */
async function recordedIn(settings: DatabaseSettings) {
  const database = await openDatabase(settings)
  return lastBackup(database).finally(() => database.close())
}

test('a backup of a site that stops meanwhile is not taken for one', async () => {
  const settings = await freshEmbedded()
  const database = await openDatabase(settings)
  await fill(database)
  const file = path.join(temporaryFolder(), 'copy.gz')
  const hangUp = async (socket: Socket) => {
    socket.end('ready')
  }
  const withdraw = await offerLocally('backup', settings.dataDir, () => {}, hangUp)
  expect(await command('backup', [file], settings)).toEqual({
    code: 1,
    output: 'The site stopped while its data was being copied; try again\n',
  })
  expect(readdirSync(path.dirname(file))).toEqual([])
  await withdraw()
  await database.close()
})

test('a failing database fails the backup that is asked of it', async () => {
  const database = await openDatabase(await freshEmbedded())
  await database.close()
  await expect(writeBackup(database, new PassThrough())).rejects.toThrow()
})

onBothEngines('A restore that is killed', (open, engine) => {
  test('is recognised at the next start, and can be run again', async () => {
    const source = await open()
    await fill(source)
    const before = await everything(source)
    const file = await aBackup(source)
    await source.close()

    const target: DatabaseSettings =
      engine === 'embedded' ? await freshEmbedded() : { dataDir: '', databaseUrl: await emptyPostgres() }
    const restoring = spawn(process.execPath, ['scripts/restore.ts', file], {
      cwd: root,
      env: environmentFor(target),
    })
    await expect
      .poll(() => isMarked(target), { timeout: 20_000, interval: 5 })
      .toBe(true)
      .finally(() => restoring.kill('SIGKILL'))
    await once(restoring, 'close')

    await expect(openDatabase(target)).rejects.toThrow('waits for a restore that was not finished')
    expect(await command('restore', [file], target)).toMatchObject({ code: 0 })
    const restored = await openDatabase(target)
    expect(await everything(restored)).toEqual(before)
    await restored.close()
  })

  test('after its last row lost nothing: run again it says so, and the site starts', async () => {
    const target = await open()
    await fill(target)
    const { settings } = target
    const file = await aBackup(target)
    await target.close()
    // Opened to be restored into and never finished.
    await (await openDatabase(settings, true)).close()
    await expect(openDatabase(settings)).rejects.toThrow('waits for a restore that was not finished')
    expect(await command('restore', [file], settings)).toMatchObject({
      code: 1,
      output: 'The target is not empty: people has rows already. Name an empty one.\n',
    })
    const kept = await openDatabase(settings)
    expect(await kept.db.$count(leads)).toBe(2)
    await kept.close()
  })
})

test('npm run restore leaves a running site alone', async () => {
  const settings = await freshEmbedded()
  const running = await openDatabase(settings)
  await fill(running)
  const file = await aBackup(running)
  expect(await command('restore', [file], settings)).toEqual({
    code: 1,
    output: `DATA_DIR: ${settings.dataDir} is in use by another process\n`,
  })
  await running.close()
  await (await openDatabase(settings)).close()
})

onBothEngines('npm run restore', (open) => {
  test('takes a database that the site has started on, and refuses it once somebody has used it', async () => {
    const source = await open()
    await fill(source)
    const [{ id: testimonialId } = { id: '' }] = await source.db
      .insert(testimonials)
      .values({ ...aTestimonialRow, name: 'A real client' })
      .returning()
    const bytes = new Uint8Array(256).map((_, index) => index)
    const photo = { testimonialId, hash: 'a'.repeat(64), contentType: 'image/png' as const }
    await source.db.insert(testimonialPhotos).values({ ...photo, bytes })
    const before = await everything(source)
    const file = await aBackup(source)
    await source.close()

    const target = await open()
    await seedSamples(target)
    await target.close()
    expect(await command('restore', [file], target.settings)).toMatchObject({ code: 0 })
    const restored = await openDatabase(target.settings)
    expect(await everything(restored)).toEqual(before)
    expect(await restored.db.select().from(testimonials)).toMatchObject([{ name: 'A real client' }])
    const [kept] = await restored.db.select().from(testimonialPhotos)
    expect({ ...kept, bytes: new Uint8Array(kept?.bytes ?? []) }).toEqual({ ...photo, bytes })
    await restored.close()

    const used = await open()
    await seedSamples(used)
    await used.db.insert(testimonials).values(aTestimonialRow)
    await used.close()
    expect(await command('restore', [file], used.settings)).toEqual({
      code: 1,
      output: 'The target is not empty: testimonials has rows already. Name an empty one.\n',
    })
    const still = await openDatabase(used.settings)
    const rows = await still.db.select().from(testimonials)
    expect(rows.filter(({ sample }) => sample)).toHaveLength(4)
    expect(rows).toHaveLength(5)
    await still.close()
  })
})

test('npm run restore refuses a damaged file and one that is not there, and leaves nothing behind', async () => {
  const database = await openDatabase(await freshEmbedded())
  await fill(database)
  const cut = path.join(temporaryFolder(), 'cut.gz')
  writeFileSync(cut, readFileSync(await aBackup(database)).subarray(0, -40))
  await database.close()
  const target = await freshEmbedded()
  expect(await command('restore', [cut], target)).toEqual({
    code: 1,
    output: `${cut} is not a complete backup; nothing was restored\n`,
  })
  expect(await command('restore', ['none.gz'], target)).toEqual({
    code: 1,
    output: 'none.gz does not exist\n',
  })
  const untouched = await openDatabase(target)
  expect(await everything(untouched)).toEqual([[], [], [], []])
  await untouched.close()
})

test.each(['backup', 'move'])(
  'npm run %s says so where there is no data, and leaves none behind',
  async (name) => {
    const dataDir = path.join(temporaryFolder(), 'mistaken')
    const file = path.join(temporaryFolder(), 'copy.gz')
    const args = name === 'move' ? ['--to', 'postgres://127.0.0.1:1/none'] : [file]
    expect(await command(name, args, { dataDir })).toEqual({
      code: 1,
      output: `There is no data in ${dataDir}. Say where the site keeps it: DATA_DIR, or DATABASE_URL for a PostgreSQL.\n`,
    })
    expect([existsSync(dataDir), existsSync(file)]).toEqual([false, false])
  },
)

test('npm run move copies the embedded database into a PostgreSQL, row by row', async () => {
  const settings = await freshEmbedded()
  const from = await openDatabase(settings)
  await fill(from)
  const before = await everything(from)
  expect(await command('move', ['--to', 'postgres://127.0.0.1:1/none'], settings)).toEqual({
    code: 1,
    output: `DATA_DIR: ${settings.dataDir} is in use by another process\n`,
  })
  await from.close()
  const databaseUrl = await emptyPostgres()
  expect(await command('move', ['--to', databaseUrl], settings)).toEqual({
    code: 0,
    output:
      'Moved and compared row by row: 1 people, 2 leads, 1 person_keys, 1 bookings, 1 contact_messages, 1 mails\n' +
      'Now set DATABASE_URL to the new address and start the site.\n',
  })
  const to = await openDatabase({ dataDir: '', databaseUrl })
  expect(await everything(to)).toEqual(before)
  await to.close()
})

describe('where the data belongs to another user', () => {
  test('root’s commands leave every file to that user', async ({ skip }) => {
    skip(
      !canBeSomebodyElse,
      'Only root can act as another user, and that user must be able to read the project',
    )
    const settings = await freshEmbedded()
    const database = await openDatabase(settings)
    await fill(database)
    await database.close()
    giveAway(settings.dataDir)
    const file = path.join(temporaryFolder(), 'backups', 'copy.gz')
    expect(await command('backup', [file], settings)).toMatchObject({ code: 0 })
    expect([ownersIn(settings.dataDir), ownersIn(path.dirname(file))]).toEqual([[somebodyElse], [0]])
    expect(await command('owner', ['--email', 'owner@school.example'], settings)).toMatchObject({ code: 0 })
    expect(ownersIn(settings.dataDir)).toEqual([somebodyElse])

    const home = temporaryFolder()
    giveAway(home)
    const target = { dataDir: path.join(home, 'new') }
    expect(await command('restore', [file], target)).toMatchObject({ code: 0 })
    expect(ownersIn(target.dataDir)).toEqual([somebodyElse])
  })

  test('a file that the user may not write is told in one line', async ({ skip }) => {
    skip(
      !canBeSomebodyElse,
      'Only root can act as another user, and that user must be able to read the project',
    )
    const settings = await freshEmbedded()
    giveAway(settings.dataDir)
    const log = path.join(settings.dataDir, 'postgres', 'pg_wal')
    execFileSync('chown', ['-R', '0:0', log])
    chmodSync(log, 0o700)
    const file = path.join(temporaryFolder(), 'copy.gz')
    expect(await command('backup', [file], settings)).toEqual({
      code: 1,
      output: `DATA_DIR: ${log} cannot be written to (EACCES); all of it must belong to the user the site runs as\n`,
    })
  })
})

test('a backup that cannot be written is told in one line', async () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(await command('backup', [path.join(file, 'copy.gz')], await freshEmbedded())).toEqual({
    code: 1,
    output: `${file}/copy.gz cannot be written (EEXIST). Name a file elsewhere: npm run backup -- <file>\n`,
  })
})

const aTestimonialRow = {
  name: 'Meena',
  email: 'meena@school.example',
  content: 'It works.',
  rating: 5,
  serviceType: 'AI Chatbots',
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

/** For tests of what is done with one: made without the command, which would take most of their time. */
async function aBackup(database: Opened): Promise<string> {
  const file = path.join(temporaryFolder(), 'copy.gz')
  await writeBackup(database, createWriteStream(file))
  return file
}

async function fill({ db }: Pick<Opened, 'db'>): Promise<void> {
  const [writer, booker] = [aLead({ source: { utm: { source: 'दोस्त' } } }), aLead({ kind: 'booking' })]
  await db.insert(leads).values([writer, booker])
  await db.insert(contactMessages).values(aContactMessage(writer.id))
  await db.insert(bookings).values(aBooking(booker.id))
  await db.insert(mails).values(aMail({ leadId: writer.id }))
}

async function everything({ db }: Pick<Opened, 'db'>): Promise<unknown[]> {
  return [
    await db.select().from(leads).orderBy(leads.id),
    await db.select().from(contactMessages),
    await db.select().from(bookings),
    await db.select().from(mails),
  ]
}

const root = path.resolve(import.meta.dirname, '..')
const somebodyElse = 61_234
const canBeSomebodyElse =
  spawnSync(process.execPath, ['--version'], { cwd: root, uid: somebodyElse, gid: somebodyElse }).status === 0

function giveAway(folder: string): void {
  execFileSync('chown', ['-R', `${somebodyElse}:${somebodyElse}`, folder])
}

function ownersIn(folder: string): number[] {
  const entries = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return [...new Set(entries.map((entry) => lstatSync(path.join(folder, entry)).uid))]
}

function command(name: string, args: string[], settings: DatabaseSettings) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/${name}.ts`, ...args],
      {
        cwd: root,
        env: environmentFor(settings),
      },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

function environmentFor({ dataDir, databaseUrl = '' }: DatabaseSettings): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', ...compiledCode, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

/** Whether a restore into it has begun. */
async function isMarked({ dataDir, databaseUrl }: DatabaseSettings): Promise<boolean> {
  if (!databaseUrl) return existsSync(path.join(dataDir, 'restore-unfinished'))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query("select from pg_namespace where nspname = 'restore_unfinished'")
  await client.end()
  return rows.length > 0
}
