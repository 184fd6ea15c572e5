import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { contact } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { wordsIn } from '#content/words.ts'
import type { TestimonialFilter } from '#domain/testimonial.ts'
import { mails } from '#server/db/schema/mails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { aTestimonial } from '../../tests/factories.ts'
import { mainPart } from '../../tests/main-part.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import { aPng, photos, withJpegSegment } from '../../tests/photos.ts'
import { aSite, freshServices, type Site } from '../../tests/site.ts'
import type { Answer } from './answer.ts'
import { invitationLink } from './invitation.ts'
import { seedSamples } from './samples.ts'

const { testimonials: words, testimonialSamples } = wordsIn('en')
const owner = 'owner@sutradhar.example'

onBothEngineSites('Testimonials', (open) => {
  test('[T-01] [T-02] a submission is stored under the specified names, pending, not featured, without a photo', async () => {
    const { site, services } = await open()
    const answer = await send(site, aTestimonial({ status: 'approved', featured: true, sample: true }))
    expect(answer.status).toBe(201)
    const { id, status } = await answer.json()
    expect(status).toBe('pending')
    const { rows } = await services.database.db.execute(
      sql`select to_jsonb(t) as row from testimonials t where id = ${id}`,
    )
    expect(rows[0]?.row).toMatchObject({
      ...aTestimonial(),
      id,
      status: 'pending',
      featured: false,
      photo_url: null,
      video_url: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      sample: false,
      verified_client: false,
    })
    expect(await mailsTo(services, contact.email)).toMatchObject([
      { kind: 'testimonial-team', replyTo: 'meena@school.example' },
    ])
  })

  test('[T-02] sent twice, after a lost answer say, it is kept once; another one is kept too', async () => {
    const { site, services } = await open()
    const ids: string[] = []
    for (const content of ['It works.', 'It works.', 'It still works.'])
      ids.push((await (await send(site, aTestimonial({ content }))).json()).id)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(await mailsTo(services, 'meena@school.example')).toHaveLength(2)
    expect(await mailsTo(services, contact.email)).toHaveLength(2)
  })

  test('[T-02] corrected, it is kept too; the same again counts for nothing', async () => {
    const { site, services } = await open()
    const versions = [
      { rating: 4 },
      { rating: 4 },
      { rating: 4 },
      { rating: 4 },
      { rating: 5 },
      { role: 'Head' },
    ]
    const answers: Response[] = []
    for (const changes of versions) answers.push(await send(site, aTestimonial(changes)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(new Set(ids).size).toBe(3)
    const kept = await services.database.db.select().from(testimonials).where(sql`not sample`)
    expect(kept).toHaveLength(3)
  })

  test('[T-02] what is wrong with a field is said, and nothing is stored', async () => {
    const { site, services } = await open()
    for (const [field, value] of [
      ['rating', 0],
      ['rating', 6],
      ['rating', 4.5],
      ['rating', '5 stars'],
      ['rating', null],
      ['rating', true],
      ['content', ''],
      ['content', 'x'.repeat(3001)],
      ['name', ' '],
      ['name', 'A\nB'],
      ['email', 'meena'],
      ['service_type', undefined],
      ['service_type', '__proto__'],
      ['service_type', 'Rockets'],
      ['publish_consent', 'no'],
    ] as const) {
      const answer = await send(site, aTestimonial({ [field]: value }))
      expect([field, value, answer.status]).toEqual([field, value, 422])
      expect(Object.keys((await answer.json()).error.fields)).toEqual([field])
    }
    expect(the(await services.testimonials.stats())).toMatchObject({ pending: 0 })
  })

  test('[T-02] a plain form answers with a page: thanks, or the form again with what was typed', async () => {
    const { site } = await open()
    const post = (fields: Record<string, string>) =>
      site.request('/api/testimonials', { method: 'POST', body: new URLSearchParams(fields) })
    const stored = await post(formOf(aTestimonial({ publish_consent: 'yes' })))
    expect([stored.status, stored.headers.get('location')]).toEqual([303, '/thanks/testimonial'])
    const again = await post(formOf(aTestimonial({ rating: '9', name: '<b>Meena</b>' })))
    expect(again.status).toBe(422)
    const page = await again.text()
    expect(page).toContain('Please choose one to five stars.')
    expect(page).toContain('value="&lt;b&gt;Meena&lt;/b&gt;"')
    expect(page).toContain('Now we read a list in the evening.')
  })

  test('[T-03] [T-04] lists are filtered, newest first; the public sees approved ones and never an e-mail address', async () => {
    const { site, services } = await open()
    await services.testimonials.removeSamples(owner)
    const ids: Record<string, string> = {}
    for (const [name, changes, status, featured] of [
      ['old', { rating: 3 }, 'approved', false],
      ['bot', { service_type: 'Website Chatbots', rating: 4 }, 'approved', true],
      ['waiting', { rating: 5 }, 'pending', false],
      ['no', { rating: 1 }, 'rejected', false],
      ['best', { rating: 5 }, 'approved', true],
    ] as const) {
      const answer = await send(site, aTestimonial({ name, email: `${name}@school.example`, ...changes }))
      const { id } = await answer.json()
      ids[name] = id
      await services.database.db
        .update(testimonials)
        .set({ createdAt: new Date(Date.UTC(2026, 0, Object.keys(ids).length)) })
        .where(sql`id = ${id}`)
      the(await services.testimonials.setStatus(owner, [id], status))
      if (featured) the(await services.testimonials.setFeatured(owner, [id], true))
    }
    const names = async (query: string) => {
      const answer = await site.request(`/api/testimonials${query}`)
      const text = await answer.text()
      expect(text).not.toContain('@')
      return JSON.parse(text).map(({ name }: { name: string }) => name)
    }
    expect(await names('')).toEqual(['best', 'bot', 'old'])
    expect(await names('?service_type=Website%20Chatbots')).toEqual(['bot'])
    expect(await names('?min_rating=4')).toEqual(['best', 'bot'])
    expect(await names('?featured=true')).toEqual(['best', 'bot'])
    expect(await names('?featured=false&min_rating=3')).toEqual(['old'])
    expect(await names('?status=pending')).toEqual(['best', 'bot', 'old'])
    for (const query of ['?min_rating=abc', '?min_rating=9', '?featured=perhaps'])
      expect([query, (await site.request(`/api/testimonials${query}`)).status]).toEqual([query, 422])

    const owned = async (filter: Parameters<Services['testimonials']['list']>[0]) =>
      the(await services.testimonials.list(filter)).map(({ name }) => name)
    expect(await owned({})).toEqual(['best', 'no', 'waiting', 'bot', 'old'])
    expect(await owned({ status: 'pending' })).toEqual(['waiting'])
    expect(await owned({ status: 'approved', featured: true })).toEqual(['best', 'bot'])
    expect(await owned({ status: 'approved', service_type: 'Website Chatbots' })).toEqual(['bot'])
  })

  test('whoever sends one gets a mail that repeats nothing of it; suspects get none', async () => {
    const { site, services } = await open()
    const lure = { name: 'Meena', content: 'Lure at https://evil.example', email: 'meena@school.example' }
    await send(site, aTestimonial(lure))
    const [mail, ...others] = await mailsTo(services, 'meena@school.example')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'testimonial-confirmation', replyTo: contact.email })
    expect(mail?.text).toContain('We have received them.')
    expect(`${mail?.html}${mail?.text}${JSON.stringify(mail?.params)}`).not.toContain('evil')
    await send(site, aTestimonial({ email: 'bot@school.example', website: 'https://spam.example' }))
    expect(await mailsTo(services, 'bot@school.example')).toEqual([])
  })

  test('whoever is published hears of it once and can withdraw: after one press it is gone everywhere', async () => {
    const { site, services } = await open()
    const { id } = await (await send(site, aTestimonial({ content: 'Quiet mornings' }))).json()
    const { setStatus } = services.testimonials
    for (const status of ['approved', 'pending', 'approved'] as const) await setStatus(owner, [id], status)
    const told = await mailsTo(services, 'meena@school.example')
    expect(told.map(({ kind }) => kind)).toEqual(['testimonial-confirmation', 'testimonial-published'])
    const links = told.map(
      ({ text }) => /http:\/\/localhost:3000(\/testimonials\/withdraw\/\S+)/.exec(text)?.[1],
    )
    const [link = ''] = links
    expect(link).not.toBe('')
    expect(links[1]).toBe(link)

    const asks = await site.request(link)
    expect([asks.status, asks.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await asks.text()).toContain('Quiet mornings')
    expect(await listed(site)).toContain('Quiet mornings')
    expect((await site.request(`${link}x`)).status).toBe(404)
    await site.request(`${link}x`, { method: 'POST' })
    expect(await listed(site)).toContain('Quiet mornings')

    const press = () => site.request(link, { method: 'POST', body: new URLSearchParams() })
    for (const answer of [await press(), await press()])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/withdrawal'])
    expect(await (await site.request('/thanks/withdrawal')).text()).toContain('Your testimonial is withdrawn')
    expect(await listed(site)).not.toContain('Quiet mornings')
    expect(await services.database.db.select().from(testimonials).where(sql`id = ${id}`)).toEqual([])
    expect((await site.request(link)).status).toBe(404)
    const kinds = (await mailsTo(services, contact.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['testimonial-team', 'testimonial-withdrawn-team'])
  })

  test('what its author has not allowed is published only by a second press, and every change of status can be undone', async () => {
    const { site, services } = await open()
    const ids: string[] = []
    for (const publish_consent of [true, undefined]) {
      const email = `${ids.length}@school.example`
      ids.push((await (await send(site, aTestimonial({ publish_consent, email }))).json()).id)
    }
    const [allowed = '', unasked = ''] = ids
    await services.testimonials.setStatus(owner, [unasked], 'rejected')
    const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
    const press = async (fields: [string, string][]) => {
      const post = { method: 'POST', headers, body: new URLSearchParams(fields) }
      const { headers: answered } = await site.request(deskPaths.testimonials, post)
      return (await site.request(answered.get('location') ?? '', { headers })).text()
    }
    const statuses = async () =>
      Promise.all(ids.map(async (id) => the(await services.testimonials.find(id))?.status))
    const undo = (page: string) =>
      press([
        ['do', 'undo'],
        ['undo', /name="undo" value="([^"]*)"/.exec(page)?.[1] ?? ''],
      ])

    const both = await press([
      ['id', allowed],
      ['id', unasked],
      ['do', 'approved'],
    ])
    expect(both).toContain(
      '1 testimonial approved. The website shows it from now on. What its author has not allowed',
    )
    expect(await statuses()).toEqual(['approved', 'rejected'])
    expect(await undo(both)).toContain('1 testimonial put back as before.')
    expect(await statuses()).toEqual(['pending', 'rejected'])

    expect(await press([['approved', unasked]])).toContain('Nothing was changed')
    const anyway = await press([['approved-anyway', unasked]])
    expect(await statuses()).toEqual(['pending', 'approved'])
    await undo(anyway)
    expect(await statuses()).toEqual(['pending', 'rejected'])
    await undo(
      await press([
        ['id', allowed],
        ['do', 'delete'],
      ]),
    )
    expect(await statuses()).toEqual(['pending', 'rejected'])
  })

  test('the owner adds a photo and a video; visitors get them while it is published, from us, and nothing else of the file', async () => {
    const { site, services } = await open()
    const { id } = await (await send(site, aTestimonial())).json()
    const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
    const screen = deskPaths.testimonial(id)
    const press = async (fields: Record<string, string | File>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const answer = await site.request(screen, { method: 'POST', headers, body })
      return (await site.request(answer.headers.get('location') ?? '', { headers })).text()
    }
    const upload = (file: Buffer, name = 'me.jpg') =>
      press({ do: 'photo', photo: new File([new Uint8Array(file)], name, { type: 'image/jpeg' }) })
    const published = async () => {
      const all = await (await site.request('/api/testimonials')).json()
      return all.find((each: { id: string }) => each.id === id)
    }

    for (const [file, said] of [
      [Buffer.from('<svg onload="alert(1)"/>'), 'We cannot read this as a photo.'],
      [Buffer.alloc(70_000), 'This photo is too large.'],
      [Buffer.alloc(60_001), 'This photo is too large.'],
      [aPng(9000, 9000), 'This photo is too large.'],
    ] as const)
      expect(await upload(file)).toContain(said)
    expect(await upload(withJpegSegment(0xe1, Buffer.from('GPS')), '../../evil.html')).toContain('Saved.')
    expect(await press({ do: 'video', link: 'javascript:alert(1)' })).toContain('begins with https://')
    await press({ do: 'video', link: 'https://youtu.be/dQw4w9WgXcQ' })

    const own = await (await site.request(screen, { headers })).text()
    const [, inPage = ''] = /src="data:image\/jpeg;base64,([^"]+)"/.exec(own) ?? []
    const { photoUrl } = the(await services.testimonials.find(id)) ?? {}
    expect((await site.request(photoUrl ?? '')).status).toBe(404)
    await services.testimonials.setStatus(owner, [id], 'approved')
    expect(await published()).toMatchObject({
      photo_url: `http://localhost:3000${photoUrl}`,
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
    })
    const photo = await site.request(photoUrl ?? '')
    expect([photo.status, Object.fromEntries(photo.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      }),
    ])
    const bytes = Buffer.from(await photo.arrayBuffer())
    expect(bytes.toString('base64')).toBe(inPage)
    expect(photoUrl).toBe(`/testimonials/photos/${createHash('sha256').update(bytes).digest('hex')}.jpg`)
    expect(bytes.includes('GPS')).toBe(false)
    const page = await (await site.request('/testimonials')).text()
    expect(page).toContain(
      `<img src="${photoUrl}" alt="मीना Sharma 🙏" width="48" height="48" loading="lazy"`,
    )
    expect(page).toContain('Play the video')
    expect(page).not.toContain('youtube-nocookie.com/embed')

    await press({ do: 'video', link: 'https://vimeo.com/1' })
    expect(await (await site.request('/testimonials')).text()).toContain('href="https://vimeo.com/1"')
    await press({ do: 'video', link: '' })
    await press({ do: 'remove-photo' })
    expect(await published()).toMatchObject({ photo_url: null, video_url: null })
    expect((await site.request(photoUrl ?? '')).status).toBe(404)
    expect((await site.request('/testimonials/photos/x.jpg')).status).toBe(404)

    await upload(photos.png)
    const { photoUrl: another } = the(await services.testimonials.find(id)) ?? {}
    expect((await site.request(another ?? '')).headers.get('content-type')).toBe('image/png')
    await services.testimonials.remove(owner, [id])
    expect((await site.request(another ?? '')).status).toBe(404)
  })

  test('[T-05] the owner sets any status, features, deletes, puts back and sees the figures', async () => {
    const { site, services } = await open()
    await services.testimonials.removeSamples(owner)
    const { id } = await (await send(site, aTestimonial({ rating: 4 }))).json()
    await send(site, aTestimonial({ rating: 5, email: 'other@school.example' }))
    await send(site, aTestimonial({ rating: 5, email: 'third@school.example' }))
    const { setStatus, setFeatured, remove, putBack, stats, find } = services.testimonials
    for (const status of ['approved', 'rejected', 'pending', 'approved'] as const) {
      expect(the(await setStatus(owner, [id], status)).changed).toHaveLength(1)
      expect(the(await find(id))?.status).toBe(status)
    }
    // Asked for twice, by a second press or from a tab left open, it is what was asked for.
    for (const featured of [true, true, false, false]) {
      expect(the(await setFeatured(owner, [id], featured))).toBe(1)
      expect(the(await find(id))?.featured).toBe(featured)
    }
    expect(the(await stats())).toEqual({
      total: 3,
      pending: 2,
      approved: 1,
      rejected: 0,
      averageRating: 4.7,
    })
    expect(the(await remove(owner, [id]))).toBe(1)
    expect(the(await stats())).toMatchObject({ total: 2, approved: 0 })
    // Acted on once more: a clear answer, and nothing changed.
    expect(the(await remove(owner, [id]))).toBe(0)
    expect(the(await setStatus(owner, [id], 'approved')).changed).toEqual([])
    expect(the(await setFeatured(owner, [id], true))).toBe(0)
    expect(the(await find(id))).toBeUndefined()
    expect(the(await putBack(owner, [id]))).toBe(1)
    expect(the(await find(id))?.status).toBe('approved')
    expect(the(await setStatus(owner, [randomUUID()], 'approved')).changed).toEqual([])
  })

  test('[T-03] the owner finds what was written about something else, as the form calls it', async () => {
    const { site, services } = await open()
    for (const [name, service_type] of [
      ['Other', 'Something else'],
      ['Voice', 'AI Voice Agents'],
    ])
      await send(site, aTestimonial({ name, email: `${name}@school.example`, service_type }))
    const headers = { cookie: await aSignedInOwner(services) }
    const page = await site.request(`${deskPaths.testimonials}?service=Something+else`, { headers })
    const text = await page.text()
    expect(text).toContain('Choose: Other')
    expect(text).not.toContain('Choose: Voice')
  })

  test('an address that names no notice is no notice', async () => {
    const { site, services } = await open()
    const headers = { cookie: await aSignedInOwner(services) }
    for (const notice of ['__proto__', 'constructor', 'toString']) {
      const page = await site.request(`${deskPaths.testimonials}?done=${notice}&undo=${notice}`, { headers })
      expect([notice, page.status]).toEqual([notice, 200])
    }
  })

  test('[T-08] when the database does not answer, each call says so in the specified words', async () => {
    const { site, services } = await open()
    const { testimonials: all } = services
    const id = randomUUID()
    await services.database.close()
    const said = async (answer: Promise<Answer<unknown>>) => {
      const result = await answer
      return result.ok ? 'fine' : words.failures[result.failure]
    }
    expect([
      await said(all.listPublic({} satisfies TestimonialFilter)),
      await said(all.setStatus(owner, [id], 'approved')),
      await said(all.find(id)),
      await said(all.setFeatured(owner, [id], true)),
      await said(all.remove(owner, [id])),
      await said(all.stats()),
    ]).toEqual([
      'Failed to fetch testimonials',
      'Failed to update testimonial status',
      'Failed to fetch testimonial',
      'Failed to toggle featured status',
      'Failed to delete testimonial',
      'Failed to fetch testimonial stats',
    ])
    const refused = await send(site, aTestimonial())
    expect([refused.status, (await refused.json()).error.message]).toEqual([
      503,
      'Failed to submit testimonial',
    ])
    expect((await site.request('/api/testimonials')).status).toBe(503)
    const home = await site.request('/')
    expect(await home.text()).toContain('No testimonials available at the moment.')
  })

  test('[T-04] the database itself lets anonymous callers read approved rows without e-mail and add pending ones', async () => {
    const { services } = await open()
    await services.database.db.insert(testimonials).values({
      name: 'Waiting',
      email: 'waiting@school.example',
      content: 'Not for everyone yet',
      rating: 5,
      serviceType: 'WhatsApp Agents',
    })
    for (const role of ['anon', 'authenticated']) {
      const as = (query: string) =>
        services.database.transaction(async (transaction) => {
          await transaction.execute(sql.raw(`set local role ${role}`))
          return (await transaction.execute(sql.raw(query))).rows
        })
      const refused = async (query: string) =>
        expect(
          await as(query).then(
            () => `allowed: ${query}`,
            () => 'refused',
          ),
        ).toBe('refused')
      const rows = await as('select name, content, rating, status from testimonials')
      expect(rows).toHaveLength(testimonialSamples.length)
      expect(rows.every(({ status }) => status === 'approved')).toBe(true)
      const columns = 'name, email, content, rating, service_type'
      await as(`insert into testimonials (${columns}) values ('A', 'a@b.example', 'Fine', 4, 'Bots')`)
      for (const query of [
        'select email from testimonials',
        'select * from testimonials',
        'select suspicion, publish_consent from testimonials',
        `insert into testimonials (${columns}, status) values ('A', 'a@b.example', 'Fine', 4, 'Bots', 'approved')`,
        `insert into testimonials (${columns}, featured) values ('A', 'a@b.example', 'Fine', 4, 'Bots', true)`,
        `insert into testimonials (${columns}) values ('A', 'a@b.example', 'Fine', 6, 'Bots')`,
        `insert into testimonials (${columns}) values ('A', 'a@b.example', 'Fine', 4, 'Bots') returning id`,
        "update testimonials set status = 'approved'",
        'delete from testimonials',
        'truncate testimonials',
        'select * from testimonial_photos',
        'select * from leads',
        'select * from mails',
        'select * from owners',
        'select * from owner_sessions',
        'select * from desk_settings',
        "insert into owners (id, name, email) values ('x', 'x', 'x@y.example')",
      ])
        await refused(query)
    }
  })

  test('samples are put in once, are marked, and stay away once removed', async () => {
    const { site, services } = await open()
    const page = await (await site.request('/api/testimonials')).json()
    expect(page).toHaveLength(testimonialSamples.length)
    expect(page.every(({ sample }: { sample: boolean }) => sample)).toBe(true)
    expect(the(await services.testimonials.removeSamples(owner))).toBe(testimonialSamples.length)
    await seedSamples(services.database)
    expect(await (await site.request('/api/testimonials')).json()).toEqual([])
  })

  test('an invitation makes one testimonial from its own address that of a verified client', async () => {
    const { site, services } = await open()
    const link = invitationLink(
      services.sessionSecret,
      'http://localhost:3000',
      { name: 'Meena', email: 'Meena@school.example' },
      new Date('2026-11-15T06:00:00Z'),
    )
    const token = new URL(link).searchParams.get('invitation')
    const page = mainPart(await (await site.request(`/testimonials?invitation=${token}`)).text())
    expect(page).toContain('value="Meena@school.example"')
    expect(page).toContain('marked as those of a verified client')
    // Whoever reads what others wrote first is still invited.
    const choices = [
      ...page.matchAll(
        /href="(\/testimonials[^"]*)"[^>]*aria-current|href="(\/testimonials\?service[^"]*)"/g,
      ),
    ]
    expect(choices.length).toBeGreaterThan(1)
    for (const [, all, one] of choices) expect(all ?? one).toContain(`invitation=${token}`)
    const isVerified = async (fields: Record<string, unknown>) => {
      const { id } = await (await send(site, aTestimonial({ invitation: token, ...fields }))).json()
      return the(await services.testimonials.find(id))?.verifiedClient
    }
    expect(await isVerified({ email: 'someone@else.example' })).toBe(false)
    expect(await isVerified({ invitation: `${token}x` })).toBe(false)
    expect(await isVerified({})).toBe(true)
    const [used = ''] = (await (await site.request(`/testimonials?invitation=${token}`)).text()).split(
      '</main>',
    )
    expect(used).toContain('You have already used this invitation')
    expect(used).not.toContain('so your words will be marked')
    expect(used).toContain('value="Meena@school.example"')
    expect(await isVerified({ content: 'And once more.' })).toBe(false)
    const old = invitationLink(
      services.sessionSecret,
      '',
      { name: 'Ravi', email: 'ravi@shop.example' },
      new Date('2026-07-01T06:00:00Z'),
    )
    expect(await (await site.request(old.split('#')[0] ?? '')).text()).toContain(
      'This invitation has expired',
    )
  })
})

onBothEngineSites('Limits on testimonials', (open) => {
  test('the fourth of a day from one address is asked to wait', async () => {
    const { site } = await open()
    for (const content of ['One.', 'Two.', 'Three.'])
      expect((await send(site, aTestimonial({ content }))).status).toBe(201)
    const answer = await send(site, aTestimonial({ content: 'Four.' }))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('[T-07] pages that are kept change as soon as the owner publishes something', async () => {
  const services = await freshServices()
  try {
    const site = await aSite({}, { services })
    const { id } = await (await send(site, aTestimonial({ content: 'Quiet mornings at last' }))).json()
    const pages = async () =>
      Promise.all(['/', '/testimonials', '/index.md'].map(async (path) => (await site.request(path)).text()))
    expect((await pages()).join()).not.toContain('Quiet mornings at last')
    await services.testimonials.setStatus(owner, [id], 'approved')
    await services.testimonials.setFeatured(owner, [id], true)
    for (const page of await pages()) expect(page.includes('Quiet mornings at last')).toBe(true)
    await services.testimonials.remove(owner, [id])
    for (const page of await pages()) expect(page.includes('Quiet mornings at last')).toBe(false)
    // What another process changes is noticed by itself.
    await services.database.db.update(testimonials).set({ deletedAt: null, updatedAt: new Date() })
    let passed = 0
    const later = await aSite({}, { services, now: () => new Date(Date.now() + passed) })
    await services.database.db
      .update(testimonials)
      .set({ content: 'Changed elsewhere', updatedAt: new Date(Date.now() + 1000) })
    passed = 60_000
    await later.request('/')
    await vi.waitFor(
      async () => expect((await (await later.request('/')).text()).includes('Changed elsewhere')).toBe(true),
      { timeout: 15_000 },
    )
  } finally {
    await services.close()
  }
})

function send(site: Site, fields: Record<string, unknown>): Promise<Response> {
  return site.request('/api/testimonials', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
}

async function listed(site: Site): Promise<string> {
  return (await site.request('/api/testimonials')).text()
}

function mailsTo({ database }: Services, recipient: string) {
  return database.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt)
}

function formOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

function the<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.failure)
  return answer.value
}
