import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { checkBackup, openBackup } from '#server/db/backup.ts'
import { lastBackup, recordBackup } from '#server/db/backup-record.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { temporaryFolder } from '../../tests/engines.ts'
import { aSignedInOwner, ownerEmail } from '../../tests/owner.ts'
import { store } from '../../tests/stored-leads.ts'

const origin = 'http://localhost:3000'

onBothEngineSites('Backups from the desk', (open) => {
  test('are made while the site goes on, recorded, downloaded as they are, and deleted', async () => {
    const { site, services } = await open({}, () => new Date())
    const cookie = await aSignedInOwner(services)
    await store(services.database, { name: 'Meena', email: 'meena@school.example' })
    const press = async (fields: Record<string, string>) => {
      const answer = await site.request(deskPaths.backups, {
        method: 'POST',
        headers: { cookie, origin },
        body: new URLSearchParams(fields),
      })
      return new URL(answer.headers.get('location') ?? '', origin).searchParams.get('done')
    }
    const screen = async () => (await site.request(deskPaths.backups, { headers: { cookie } })).text()
    expect(await screen()).toContain('None was made yet.')
    expect(await press({ do: 'start' })).toBe('started')
    expect(await press({ do: 'start' })).toBe('running')
    expect(await screen()).toContain('Being made since')
    const [kept] = await finished(services)
    expect(await lastBackup(services.database)).toMatchObject({ bytes: kept?.bytes })

    const name = kept?.name ?? ''
    const answer = await site.request(deskPaths.backup(name), { headers: { cookie } })
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    const file = path.join(temporaryFolder(), 'downloaded.gz')
    fs.writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
    expect(fs.statSync(file).size).toBe(kept?.bytes)
    await checkBackup(openBackup(file), 'nothing')
    for (const wrong of ['..%2Fsession-secret', '%2Fetc%2Fpasswd', 'desk-1.gz', `${name}%00`]) {
      const missing = await site.request(deskPaths.backup(wrong), { headers: { cookie } })
      expect([wrong, missing.status >= 400]).toEqual([wrong, true])
    }
    expect(await press({ do: 'remove', name: '../desk-x.gz' })).toBe('gone')
    expect(await press({ do: 'remove', name })).toBe('removed')
    expect(await press({ do: 'remove', name })).toBe('gone')
    expect((await services.desk.latestChanges(10)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['backup-made', 'backup-downloaded', 'backup-removed']),
    )
  })

  test('are asked for on Today when the last is a week old, and on a site that is new nobody is nagged', async () => {
    const { services } = await open()
    const now = new Date()
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const { backups, database } = services
    expect(await backups.isDue(inDays(30))).toBe(false)
    await store(database, { name: 'Meena', email: 'meena@school.example' })
    expect(await backups.isDue(inDays(6))).toBe(false)
    // Whoever keeps the data in a PostgreSQL elsewhere may have it backed up there.
    expect(await backups.isDue(inDays(8))).toBe(database.engine === 'embedded')
    await recordBackup(database, { at: now, bytes: 1000 })
    expect([await backups.isDue(inDays(6)), await backups.isDue(inDays(8))]).toEqual([false, true])
  })

  test('that fail are told with the reason, leave nothing behind, and can be tried again', async () => {
    const { services } = await open()
    const { folder } = await services.backups.state()
    const now = new Date()
    // Something is in the way of the file.
    const name = `desk-${now.toISOString().replaceAll(':', '-')}.gz`
    fs.mkdirSync(path.join(folder, `${name}.unfinished`), { recursive: true })
    await services.backups.start(ownerEmail, now)
    await vi.waitFor(async () => expect((await services.backups.state()).running).toBeUndefined(), 60_000)
    expect((await services.backups.state()).failure).toMatch(/cannot be written \(EISDIR\)/)
    expect(fs.readdirSync(folder)).toEqual([])
    expect(await services.backups.start(ownerEmail, new Date())).toBe(true)
    expect(await finished(services)).toHaveLength(1)
    expect((await services.backups.state()).failure).toBeUndefined()
  })
})

async function finished({ backups }: Services) {
  await vi.waitFor(async () => expect((await backups.state()).running).toBeUndefined(), {
    timeout: 60_000,
    interval: 200,
  })
  const { failure, kept } = await backups.state()
  expect(failure).toBeUndefined()
  return kept
}
