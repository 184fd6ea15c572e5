import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { type PageId, paths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { pageHead, unlistedHead } from './head.ts'

const publicUrl = 'https://www.example.com'
const { heads, language, locale } = wordsIn('en')

/** The head as machines look things up in it. */
function read(page: PageId) {
  const tags = pageHead(page, heads[page], { site: { publicUrl }, language, locale }) as Record<
    string,
    string
  >[]
  const link = (rel: string, type?: string) =>
    tags.find((tag) => tag.rel === rel && (!type || tag.type === type))?.href
  const named = (name: string) => tags.find((tag) => tag.property === name || tag.name === name)?.content
  return { title: tags.find((tag) => tag.title)?.title, link, named, tags }
}

describe('the head of a page', () => {
  test.each(Object.keys(paths) as PageId[])('of %s says the same in every dialect', (page) => {
    const { title, link, named } = read(page)
    expect(title).toBe(`${heads[page].title} | ${company.name}`)
    expect(named('og:title')).toBe(heads[page].title)
    expect(named('description')).toBe(heads[page].description)
    expect(named('og:description')).toBe(heads[page].description)
    expect(named('og:url')).toBe(link('canonical'))
    expect(named('og:image')).toBe(`${publicUrl}/share/${page}.png`)
    expect(named('og:image:alt')).toContain(heads[page].title)
    expect(named('twitter:card')).toBe('summary_large_image')
  })

  test('names the original as canonical where two addresses show one page', () => {
    const { link } = read('custom-web-apps')
    expect(link('canonical')).toBe(`${publicUrl}/services/web-app-setup`)
    expect(link('alternate', 'text/markdown')).toBe(`${publicUrl}/services/web-app-setup.md`)
  })

  test('links each page to its Markdown twin, and the blog to its feed', () => {
    expect(read('home').link('alternate', 'text/markdown')).toBe(`${publicUrl}/index.md`)
    expect(read('pricing').link('alternate', 'text/markdown')).toBe(`${publicUrl}/pricing.md`)
    expect(read('blog').link('alternate', 'application/atom+xml')).toBe(`${publicUrl}/blog/feed.xml`)
    expect(read('home').link('alternate', 'application/atom+xml')).toBeUndefined()
  })

  test('carries the page’s structured data once', () => {
    expect(read('faq').tags.filter((tag) => 'script:ld+json' in tag)).toHaveLength(1)
  })

  test('of a page that is not to be kept says so, and names no address', () => {
    expect(
      unlistedHead({ title: 'Page Not Found', description: 'There is no page at this address.' }),
    ).toEqual([
      { title: `Page Not Found | ${company.name}` },
      { name: 'description', content: 'There is no page at this address.' },
      { name: 'robots', content: 'noindex' },
    ])
  })
})
