import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { latestEntries } from '#server/auth/audit.ts'
import { removeOwner } from '#server/auth/owners.ts'
import { contactMessages } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { invitations, owners } from '#server/db/schema/owners.ts'
import type { Services } from '#server/services.ts'
import { type EngineSite, onBothEngineSites } from '../../tests/engine-sites.ts'
import { aContactMessage } from '../../tests/factories.ts'
import {
  aSignedInMember,
  aSignedInOwner,
  cookieHeader,
  memberEmail,
  memberName,
  ownerEmail,
} from '../../tests/owner.ts'
import { personWith, store } from '../../tests/stored-leads.ts'

const origin = 'http://localhost:3000'
const by = { email: ownerEmail, name: 'Owner' }
const goodPassword = 'nine threads and a knot'

onBothEngineSites('The team', (open) => {
  test('somebody who is invited joins once by the link, with the role that the owner chose', async () => {
    const { site, services } = await aDesk(open)
    const asked = await send(site, await aSignedInOwner(services), {
      do: 'invite',
      email: 'Ravi@Shop.example',
      role: 'member',
    })
    expect(asked.status).toBe(200)
    const link = (await asked.text()).match(/\/admin\/join\/[\w-]{43}/)?.[0] ?? ''
    const [mail] = await services.database.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'ravi@shop.example'))
    expect(mail?.text).toContain(link)
    const [kept] = await services.database.db.select().from(invitations)
    expect(JSON.stringify(kept)).not.toContain(link.split('/').at(-1))

    expect((await site.request(link)).status).toBe(200)
    const weak = await join(site, link, { name: 'Ravi', password: 'password1234' })
    expect([weak.status, (await weak.text()).includes('Others would try this first')]).toEqual([422, true])
    const joined = await join(site, link, {
      name: 'Ravi Das',
      password: goodPassword,
      role: 'owner',
      email: ownerEmail,
    })
    expect([joined.status, joined.headers.get('location')]).toEqual([302, deskPaths.today])
    const cookie = cookieHeader(joined.headers.getSetCookie())
    expect((await site.request(deskPaths.leads, { headers: { cookie } })).status).toBe(200)
    expect((await site.request(deskPaths.team, { headers: { cookie } })).status).toBe(403)
    expect(await services.team.list()).toMatchObject([
      { email: ownerEmail, role: 'owner' },
      { email: 'ravi@shop.example', name: 'Ravi Das', role: 'member', hasSecondFactor: false },
    ])

    const again = await join(site, link, { name: 'Mallory', password: goodPassword })
    expect([again.status, (await again.text()).includes('This link no longer works')]).toEqual([404, true])
    expect((await site.request(link)).status).toBe(404)
  })

  test('of many who use a link at once one joins', async () => {
    const { services } = await aDesk(open)
    const token = await invited(services, 'ravi@shop.example')
    const outcomes = await Promise.all(
      ['Ravi', 'Mallory', 'Eve'].map((name) => services.invitations.accept(token, name, goodPassword)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await services.team.list()).toHaveLength(2)
  })

  test('a link ends when it is sent again, withdrawn or a week old, and a guess finds nothing', async () => {
    const { site, services } = await aDesk(open)
    const first = await invited(services, 'ravi@shop.example')
    const [known] = await services.invitations.list()
    const again = await services.invitations.sendAgain(by, known?.id ?? '')
    if (!again.ok) throw new Error(again.problem)
    const second = again.link.split('/').at(-1) ?? ''
    expect(await services.invitations.find(first)).toBeUndefined()
    expect(await services.invitations.find(second)).toMatchObject({ email: 'ravi@shop.example' })

    await services.database.db.update(invitations).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await services.invitations.accept(second, 'Ravi', goodPassword)).toEqual({
      ok: false,
      problem: 'ended',
    })
    const third = await invited(services, 'ravi@shop.example')
    const [open3] = await services.invitations.list()
    const days = ((open3?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    expect(await services.invitations.withdraw(by, open3?.id ?? '')).toBe(true)
    expect(await services.invitations.withdraw(by, open3?.id ?? '')).toBe(false)
    expect(await services.invitations.accept(third, 'Ravi', goodPassword)).toEqual({
      ok: false,
      problem: 'ended',
    })
    for (const guess of ['x', `${third}x`, third.toUpperCase(), '%00', "' or true --"]) {
      const answer = await site.request(deskPaths.join(encodeURIComponent(guess)))
      expect([guess, answer.status < 200 || answer.status >= 400]).toEqual([guess, true])
    }
    expect(await services.team.list()).toHaveLength(1)
  })

  test('mail with a link that has ended does not go out any more', async () => {
    const { services } = await aDesk(open, live)
    await invited(services, 'ravi@shop.example')
    const second = await invited(services, 'ravi@shop.example')
    const waiting = await services.database.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'ravi@shop.example'))
    expect(waiting.map(({ text }) => text.includes(second))).toEqual([true])
    await services.invitations.withdraw(by, (await services.invitations.list())[0]?.id ?? '')
    expect(await services.database.db.$count(mails, eq(mails.recipient, 'ravi@shop.example'))).toBe(0)
  })

  test('nobody is invited who sits at the desk already, also when they came while the link was open', async () => {
    const { site, services } = await aDesk(open)
    const cookie = await aSignedInOwner(services)
    const refused = await send(site, cookie, {
      do: 'invite',
      email: ownerEmail.toUpperCase(),
      role: 'member',
    })
    expect([refused.status, (await refused.text()).includes('sits at the desk already')]).toEqual([422, true])
    const bad = await send(site, cookie, { do: 'invite', email: 'no address', role: 'member' })
    expect(bad.status).toBe(422)
    const unknownRole = await send(site, cookie, { do: 'invite', email: 'ravi@shop.example', role: 'king' })
    expect(unknownRole.status).toBe(400)

    const token = await invited(services, 'ravi@shop.example')
    await services.database.db
      .insert(owners)
      .values({ id: 'made-meanwhile', name: 'Ravi', email: 'ravi@shop.example' })
    expect(await services.invitations.accept(token, 'Mallory', goodPassword)).toEqual({
      ok: false,
      problem: 'taken',
    })
    expect(await services.invitations.list()).toEqual([])
    expect(
      await services.database.db.select().from(owners).where(eq(owners.email, 'ravi@shop.example')),
    ).toMatchObject([{ name: 'Ravi' }])
  })

  test('a name with a line end, or none, is refused, so none gets into the head of a mail', async () => {
    const { site, services } = await aDesk(open)
    for (const name of [
      'Ravi\r\nBcc: all@shop.example',
      'Ravi\nX',
      'Ravi\u2028X',
      '',
      '   ',
      'x'.repeat(121),
    ]) {
      const token = await invited(services, 'ravi@shop.example')
      const answer = await join(site, deskPaths.join(token), { name, password: goodPassword })
      expect([name, answer.status]).toEqual([name, 422])
    }
    expect(await services.team.list()).toHaveLength(1)
    const cookie = await aSignedInOwner(services)
    const renamed = await site.request(deskPaths.account, {
      method: 'POST',
      headers: { cookie, origin },
      body: new URLSearchParams({ do: 'name', name: 'Owner\r\nBcc: all@shop.example' }),
    })
    expect(renamed.status).toBe(422)
  })

  test('the last owner can be neither removed nor made a member, by the desk or the command', async () => {
    const { site, services } = await aDesk(open)
    const cookie = await aSignedInOwner(services)
    await aSignedInMember(services)
    const [owner, member] = [await idOf(services, ownerEmail), await idOf(services, memberEmail)]
    const outcomeOf = async (fields: Record<string, string>) =>
      new URL((await send(site, cookie, fields)).headers.get('location') ?? '', origin).searchParams.get(
        'done',
      )
    expect(await outcomeOf({ do: 'remove', colleague: owner })).toBe('last')
    expect(await outcomeOf({ do: 'role', colleague: owner, role: 'member' })).toBe('last')
    expect(await removeOwner(services.database, ownerEmail)).toEqual({ ok: false, problem: 'last' })
    expect(await outcomeOf({ do: 'role', colleague: member, role: 'owner' })).toBe('role-owner')
    // Two who make each other members at once: one of them stays an owner.
    const both = await Promise.all([
      services.team.setRole(ownerEmail, member, 'member'),
      services.team.setRole(memberEmail, owner, 'member'),
    ])
    expect(both.sort()).toEqual(['done', 'last'])
  })

  test('whoever is removed is out at once, their people are nobody’s, and their notes keep their name', async () => {
    const { site, services } = await aDesk(open)
    const cookie = await aSignedInMember(services)
    const id = await idOf(services, memberEmail)
    const lead = await store(services.database, { name: 'Meena', email: 'meena@school.example' })
    const person = (await personWith(services.database, lead)) ?? ''
    await services.desk.people.addNote(memberEmail, person, 'Call on Monday')
    await services.desk.assignments.assign({ ...by, id: 'another' }, person, id)
    expect(await services.team.remove(ownerEmail, id)).toBe('done')
    expect(await services.team.remove(ownerEmail, id)).toBe('gone')
    expect((await site.request(deskPaths.today, { headers: { cookie } })).status).toBe(302)
    expect(await services.desk.people.find(person)).toMatchObject({ assignedTo: null })
    const told = await services.desk.people.timeline({ id: person, email: 'meena@school.example' })
    expect(told).toContainEqual(expect.objectContaining({ kind: 'note', owner: memberName }))
    const actions = (await latestEntries(services.database, 20)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['team-invited', 'member-created', 'team-removed']))
  })
})

onBothEngineSites('Whoever looks after somebody', (open) => {
  test('is told by mail with what was written last, unless they took it themselves; undone, all is as before', async () => {
    const { site, services } = await aDesk(open, live)
    const member = await aSignedInMember(services)
    const cookie = await aSignedInOwner(services)
    const { people } = services.desk
    const lead = await store(services.database, { name: 'Meena', email: 'meena@school.example' })
    await services.database.db
      .insert(contactMessages)
      .values(aContactMessage(lead.id, { message: 'The phone rings all day.' }))
    const id = (await personWith(services.database, lead)) ?? ''
    const to = await idOf(services, memberEmail)
    const press = async (who: string, fields: Record<string, string>) => {
      const answer = await site.request(deskPaths.person(id), {
        method: 'POST',
        headers: { cookie: who, origin: live.PUBLIC_URL },
        body: new URLSearchParams(fields),
      })
      return new URL(answer.headers.get('location') ?? '', origin).searchParams
    }
    const toldMails = () => services.database.db.select().from(mails).where(eq(mails.kind, 'assigned'))
    const given = await press(cookie, { do: 'assign', to })
    expect(given.getAll('done')).toContain('assigned')
    expect(await people.find(id)).toMatchObject({ assignedTo: to })
    const [mail] = await toldMails()
    expect(mail).toMatchObject({
      recipient: memberEmail,
      leadId: lead.id,
      subject: 'Meena is yours to look after',
    })
    for (const part of ['Owner', 'The phone rings all day.', `${live.PUBLIC_URL}${deskPaths.person(id)}`])
      expect(mail?.text.toLowerCase()).toContain(part.toLowerCase())
    expect((await press(cookie, { do: 'assign', to })).getAll('done')).toEqual(['same-assignee'])
    const events = await people.timeline({ id, email: 'meena@school.example' })
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length)

    const page = await site.request(`${deskPaths.person(id)}?${given}`, { headers: { cookie } })
    expect(await page.text()).toContain(`Now looked after by ${memberName}.`)
    const mine = async (who: string) =>
      (await (await site.request(`${deskPaths.leads}?mine=1`, { headers: { cookie: who } })).text()).includes(
        'Meena',
      )
    expect([await mine(member), await mine(cookie)]).toEqual([true, false])
    const today = await (await site.request(deskPaths.today, { headers: { cookie: member } })).text()
    expect(today).toContain('>yours<')

    expect((await press(cookie, { do: 'undo', undo: given.get('undo') ?? '' })).getAll('done')).toEqual([
      'assignment-undone',
    ])
    expect(await people.find(id)).toMatchObject({ assignedTo: null })
    expect(await toldMails()).toEqual([])
    expect((await press(member, { do: 'assign', to })).getAll('done')).toEqual(['assigned'])
    expect(await toldMails()).toEqual([])
    // What somebody else has decided since is not undone.
    expect((await press(cookie, { do: 'undo', undo: given.get('undo') ?? '' })).getAll('done')).toEqual([
      'decided-since',
    ])
    expect((await press(cookie, { do: 'assign', to: 'nobody-there' })).getAll('done')).toEqual(['gone'])
  })

  test('a timeline says who wrote, noted and changed, by name', async () => {
    const { services } = await aDesk(open)
    await aSignedInMember(services)
    const { people, replies } = services.desk
    const lead = await store(services.database, { name: 'Meena', email: 'meena@school.example' })
    const id = (await personWith(services.database, lead)) ?? ''
    await people.addNote(memberEmail, id, 'Call on Monday')
    await people.setStage(memberEmail, id, { status: 'talking' })
    await replies.send(memberEmail, id, { id: randomUUID(), subject: 'Re: Admissions', text: 'Namaste' })
    const told = await people.timeline({ id, email: 'meena@school.example' })
    for (const kind of ['note', 'reply', 'change'])
      expect(told).toContainEqual(expect.objectContaining({ kind, owner: memberName }))
  })
})

const live = {
  SITE_MODE: 'live',
  PUBLIC_URL: 'https://www.sutradhar.example',
  SESSION_SECRET: 'x'.repeat(40),
}

type Open = (settings?: Record<string, string>) => Promise<EngineSite>

async function aDesk(open: Open, settings: Record<string, string> = {}): Promise<EngineSite> {
  const opened = await open(settings)
  await aSignedInOwner(opened.services)
  return opened
}

async function invited(services: Services, email: string): Promise<string> {
  const outcome = await services.invitations.invite(by, email, 'member')
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.link.split('/').at(-1) ?? ''
}

async function idOf({ team }: Services, email: string): Promise<string> {
  return (await team.list()).find((colleague) => colleague.email === email)?.id ?? ''
}

function send(site: EngineSite['site'], cookie: string, fields: Record<string, string>): Promise<Response> {
  return site.request(deskPaths.team, {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams(fields),
  })
}

function join(site: EngineSite['site'], link: string, fields: Record<string, string>): Promise<Response> {
  return site.request(link, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) })
}
