import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { canonicalOf, type PageId, paths, twinOf } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { feed } from './feed.ts'
import { guideForAssistants } from './guide.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { escapeXml } from './xml.ts'

const publicUrl = 'https://www.example.com'
const words = wordsIn('en')
const { blog } = words
const originals = (Object.keys(paths) as PageId[]).filter((page) => !canonicalOf[page])

describe('the sitemap', () => {
  test('lists every original page and article once in each language, and no second address', () => {
    const listed = [...sitemap(publicUrl, words).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const wanted = [...originals.map((page) => paths[page]), ...blog.articles.map(({ id }) => `/blog/${id}`)]
    const inEach = ['', '/hi', '/sw'].flatMap((language) =>
      wanted.map((path) => publicUrl + language + (path === '/' && language ? '' : path)),
    )
    expect(listed.sort()).toEqual(inEach.sort())
  })

  test('tells beside each page where it is in the others', () => {
    const [, alternates = ''] =
      /<loc>[^<]*\/sw\/pricing<\/loc>(.*?)<\/url>/.exec(sitemap(publicUrl, words)) ?? []
    const told = [...alternates.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...each]) => each)
    expect(told).toEqual([
      ['en', `${publicUrl}/pricing`],
      ['hi', `${publicUrl}/hi/pricing`],
      ['sw', `${publicUrl}/sw/pricing`],
      ['x-default', `${publicUrl}/pricing`],
    ])
  })
})

describe('robots.txt', () => {
  test('closes the owner’s area and says where the sitemap is', () => {
    expect(robots(publicUrl).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /hi/api/',
      'Disallow: /sw/api/',
      '',
      'Sitemap: https://www.example.com/sitemap.xml',
      '',
    ])
  })
})

describe('the feed', () => {
  const atom = feed(publicUrl, words, {})

  test('has an entry for every article, in full', () => {
    expect(atom.match(/<entry>/g)).toHaveLength(blog.articles.length)
    for (const article of blog.articles) {
      expect(atom).toContain(`<id>https://www.example.com/blog#${article.id}</id>`)
      for (const [, heading = ''] of article.text.matchAll(/^## (.+)$/gm))
        expect(atom).toContain(escapeXml(`<h2>${escapeXml(heading)}</h2>`))
      expect(atom).toContain(`<link href="https://www.example.com/blog/${article.id}"/>`)
    }
  })

  test('is as new as its newest article', () => {
    const newest = Math.max(...blog.articles.map(({ published }) => Date.parse(published)))
    const [, updated = ''] = /<updated>(.*?)<\/updated>/.exec(atom) ?? []
    expect(Date.parse(updated)).toBe(newest)
  })
})

describe('the guide for assistants', () => {
  const guide = guideForAssistants(publicUrl, words)

  test('starts with the company’s name and one sentence', () => {
    expect(guide).toMatch(new RegExp(`^# ${company.name}\n\n> .+\n`))
  })

  test('links the twin of every original page once', () => {
    const linked = [...guide.matchAll(/^- \[.+\]\((.+?)\): .+$/gm)].map(([, address]) => address)
    expect(linked.sort()).toEqual(
      originals.map((page) => new URL(twinOf(paths[page]), publicUrl).href).sort(),
    )
  })
})

describe('the manifest', () => {
  test('has the icons that phones need', () => {
    expect(manifest(words)).toMatchObject({ name: company.name, start_url: '/' })
    expect(manifest(words).icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })
})

test('text cannot break out of XML, neither of an element nor of an attribute', () => {
  expect(escapeXml(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;')
})
