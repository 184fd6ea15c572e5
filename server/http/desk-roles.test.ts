import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { ownersAddresses } from '#server/auth/roles.ts'
import { mails } from '#server/db/schema/mails.ts'
import { owners } from '#server/db/schema/owners.ts'
import type { Services } from '#server/services.ts'
import { aSignedInMember, aSignedInOwner, memberEmail } from '../../tests/owner.ts'
import { routePatterns } from '../../tests/route-table.ts'
import { aSite, freshServices, type Site } from '../../tests/site.ts'
import { isDeskAddress, openDeskAddresses } from './desk-guard.ts'

const origin = 'http://localhost:3000'
const unknownId = 'cf0a3d0e-9d3b-4a57-9c52-1d3a5b7c9e11'
let services: Services
let site: Site
let owner: string
let member: string
let patterns: string[]

beforeAll(async () => {
  services = await freshServices('postgres')
  site = await aSite({}, { services })
  owner = await aSignedInOwner(services)
  member = await aSignedInMember(services)
  const found = (await routePatterns()).filter((each) => isDeskAddress(each) && !each.includes('*'))
  patterns = found.filter(
    (each) =>
      !openDeskAddresses.some((open) => each === open || (open.endsWith('/') && each.startsWith(open))),
  )
})
afterAll(() => services.close())

const addressOf = (pattern: string) => pattern.replace(/:\w+/g, unknownId)

/** Ways of writing an address that the router might take for the same. */
const spellings = [
  (address: string) => address,
  (address: string) => `${address}.data`,
  (address: string) => `${address}/_.data`,
  (address: string) => `${address}/.data`,
  (address: string) => address.toUpperCase(),
  (address: string) => address.replace('admin', '%61dmin'),
  (address: string) => `${address}?index`,
]

test('a member is refused at every address that is an owner’s, however it is written, and at no other', async () => {
  expect(patterns).toEqual(expect.arrayContaining([...ownersAddresses]))
  expect(patterns.length).toBeGreaterThan(ownersAddresses.length + 10)
  for (const pattern of patterns.filter((each) => each !== deskPaths.signOut)) {
    const isOwners = ownersAddresses.includes(pattern)
    for (const spell of isOwners ? spellings : spellings.slice(0, 1)) {
      const address = spell(addressOf(pattern))
      const read = await site.request(address, { headers: { cookie: member }, redirect: 'manual' })
      const sent = await site.request(address, {
        method: 'POST',
        headers: { cookie: member, origin },
        body: new URLSearchParams({ do: 'invite', email: 'mallory@home.example', role: 'owner' }),
      })
      for (const answer of [read, sent]) {
        if (isOwners)
          expect([address, answer.status < 400 && answer.status !== 301]).toEqual([address, false])
        else expect([address, answer.status]).not.toEqual([address, 403])
      }
      if (isOwners && spell === spellings[0])
        // What takes no form says so to everybody.
        expect([address, read.status, sent.status === 403 || sent.status === 405]).toEqual([
          address,
          403,
          true,
        ])
    }
  }
  expect(await services.invitations.list()).toEqual([])
})

test('an owner is refused at none of them', async () => {
  for (const pattern of ownersAddresses) {
    const answer = await site.request(addressOf(pattern), { headers: { cookie: owner }, redirect: 'manual' })
    expect([pattern, answer.status]).not.toEqual([pattern, 403])
  }
})

test('the refusal stands in the frame of the desk, whose navigation shows a member only what is theirs', async () => {
  const refused = await site.request(deskPaths.team, { headers: { cookie: member } })
  const page = await refused.text()
  expect(page).toContain('Only an owner can do this')
  for (const link of [deskPaths.leads, deskPaths.payments]) expect(page).toContain(`href="${link}"`)
  for (const link of [deskPaths.team, deskPaths.privacy, deskPaths.backups])
    expect([link, page.includes(`href="${link}"`)]).toEqual([link, false])
  const own = await (await site.request(deskPaths.today, { headers: { cookie: owner } })).text()
  for (const link of [deskPaths.team, deskPaths.privacy, deskPaths.backups])
    expect(own).toContain(`href="${link}"`)
})

test('a role is what the database says now: a browser cannot bring one, and a change counts with the next request', async () => {
  const asked = () => site.request(deskPaths.team, { headers: { cookie: `${member}; role=owner` } })
  const posted = await site.request(deskPaths.account, {
    method: 'POST',
    headers: { cookie: member, origin },
    body: new URLSearchParams({ do: 'name', name: 'Asha', role: 'owner', id: unknownId }),
  })
  expect(posted.status).toBe(302)
  expect((await asked()).status).toBe(403)
  const colleague = (await services.team.list()).find(({ email }) => email === memberEmail)
  await services.team.setRole('owner@sutradhar.example', colleague?.id ?? '', 'owner')
  expect((await asked()).status).toBe(200)
  await services.team.setRole('owner@sutradhar.example', colleague?.id ?? '', 'member')
  expect((await asked()).status).toBe(403)
  expect(await services.database.db.select().from(owners).where(eq(owners.role, 'owner'))).toHaveLength(1)
})

test('a member cannot read the link of an invitation in the list of mails', async () => {
  await services.invitations.invite(
    { email: 'owner@sutradhar.example', name: 'Owner' },
    'ravi@shop.example',
    'owner',
  )
  const [mail] = await services.database.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, 'ravi@shop.example'))
  for (const address of [deskPaths.mail(mail?.id ?? ''), deskPaths.mailPreview(mail?.id ?? '')]) {
    const [theirs, own] = [
      await site.request(address, { headers: { cookie: member } }),
      await site.request(address, { headers: { cookie: owner } }),
    ]
    expect([address, theirs.status, own.status]).toEqual([address, 404, 200])
    expect(await theirs.text()).not.toContain('/admin/join/')
    expect(await own.text()).toContain('/admin/join/')
  }
  const sentAgain = await site.request(deskPaths.mail(mail?.id ?? ''), {
    method: 'POST',
    headers: { cookie: member, origin },
    body: new URLSearchParams({ do: 'resend' }),
  })
  expect(sentAgain.status).toBe(404)
})
