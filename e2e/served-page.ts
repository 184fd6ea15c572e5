import type { APIRequestContext, Page } from '@playwright/test'

/** A page as a machine gets it: the HTML alone, no script run. */
export interface ServedPage {
  path: string
  status: number
  title: string
  headings: string[]
  /** By name or property; a list, because each should be there once. */
  meta: Record<string, string[]>
  head: { rel: string; type: string; href: string }[]
  /** Everything that can be read, closed answers included. */
  text: string
  links: string[]
  anchors: string[]
  structuredData: string[]
  /** The browser code that the page will load. */
  scripts: string[]
}

export async function readServed(page: Page, request: APIRequestContext, path: string): Promise<ServedPage> {
  const response = await request.get(path, { maxRedirects: 0 })
  const html = await response.text()
  const read = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const attribute = (name: string) => (element: Element) => element.getAttribute(name) ?? ''
    const meta: Record<string, string[]> = {}
    for (const tag of all('meta[content]')) {
      const name = attribute('property')(tag) || attribute('name')(tag)
      meta[name] = [...(meta[name] ?? []), attribute('content')(tag)]
    }
    const structuredData = all('script[type="application/ld+json"]').map((script) => script.textContent ?? '')
    const head = all('head link').map((link) => ({
      rel: attribute('rel')(link),
      type: attribute('type')(link),
      href: attribute('href')(link),
    }))
    for (const unread of all('script, style, template')) unread.remove()
    return {
      title: parsed.title,
      headings: all('h1').map((heading) => heading.textContent ?? ''),
      meta,
      head,
      text: parsed.body.textContent ?? '',
      links: all('a[href]').map(attribute('href')),
      anchors: all('[id]').map(attribute('id')),
      structuredData,
    }
  }, html)
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  return { path, status: response.status(), scripts, ...read }
}
