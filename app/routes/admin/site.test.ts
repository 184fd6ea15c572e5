import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalogue, shipped } from '#content/catalogue/catalogue.ts'
import { deskPaths } from '#content/desk-paths.ts'
import type { Services } from '#server/services.ts'
import { aSignedInMember, aSignedInOwner, ownerEmail } from '../../../tests/owner.ts'
import { aSite, freshServices, type Site } from '../../../tests/site.ts'

let services: Services
let site: Site
let owner: string

beforeAll(async () => {
  services = await freshServices()
  site = await aSite({}, { services })
  owner = await aSignedInOwner(services)
})
afterEach(() => services.siteFacts.returnTo(ownerEmail, 0))
afterAll(() => services.close())

async function post(fields: Record<string, string>, cookie = owner) {
  const answer = await site.request(deskPaths.site, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', cookie },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() }
}

async function lastChange(): Promise<number> {
  return (await services.siteFacts.current()).change
}

test('a member of the team does not change the site', async () => {
  const member = await aSignedInMember(services)
  const answer = await post({ do: 'publish', seen: '0', 'contact/email': 'x@shop.example' }, member)
  expect(answer.status).toBe(403)
  expect(catalogue.contact.email).toBe(shipped.contact.email)
})

test.each([
  ['an amount that is none', 'prices/website-chatbots.basic.setup', 'free', 'Please write an amount'],
  ['an address that runs a script', 'contact/schedulerUrl', 'javascript:alert(1)', 'beginning with https://'],
  ['a text of a hundred kilobytes', 'announcement/text', 'x'.repeat(100_000), 'one line of at most 160'],
  ['hours that end before they begin', 'hours/0/closes', '08:00', 'would make no sense together: hours'],
])('%s is refused in words, and shown again', async (_, field, typed, told) => {
  const answer = await post({ do: 'publish', seen: '0', [field]: typed })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain(told)
  expect(await services.siteFacts.current()).toMatchObject({ values: {} })
})

test('numbers of changes that are none change nothing', async () => {
  await services.siteFacts.publish(
    ownerEmail,
    { 'contact/email': 'namaste@shop.example' },
    await lastChange(),
  )
  const before = await lastChange()
  for (const undo of ['', 'x', '-1', '1e3', '0x0', '99999999999', "1' or '1"])
    for (const what of ['undo', 'return'])
      expect([undo, what, (await post({ do: what, undo })).to]).toEqual([
        undo,
        what,
        expect.stringContaining('done=gone'),
      ])
  expect(await lastChange()).toBe(before)
})

test('fields that the site does not have are nobody’s, whatever they are called', async () => {
  for (const field of ['__proto__', 'constructor', 'prices/none', 'announcement/isShown', 'prices'])
    expect((await post({ do: 'publish', seen: '0', [field]: '1' })).text).toContain('Nothing is different')
  expect(await services.siteFacts.current()).toMatchObject({ values: {} })
})

test('what is typed comes back as text, never as markup', async () => {
  const typed = '"><script>alert(1)</script>'
  const answer = await post({ do: 'review', seen: String(await lastChange()), 'announcement/text': typed })
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain('<script>alert(1)')
})
