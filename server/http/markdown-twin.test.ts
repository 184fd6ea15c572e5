import { describe, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { wordsIn } from '#content/words.ts'
import { answerWithTwin, markdownOf, twinAt, withTwins } from './markdown-twin.ts'
import { createPageCache } from './page-cache.ts'

const words = wordsIn('en')
const { heads } = words
const url = 'https://www.example.com/pricing'
const convert = (inside: string) =>
  markdownOf(`<html><body><nav>Menu</nav><main>${inside}</main></body></html>`, url)

describe('the Markdown of a page', () => {
  test('is its main part alone', () => {
    expect(convert('<h1>Prices</h1><p>Paid once.</p>')).toBe('# Prices\n\nPaid once.')
  })

  test('keeps apart what only the style sheet keeps apart', () => {
    expect(convert('<p><span>From</span><span>₹5,999</span></p>')).toBe('From ₹5,999')
    expect(convert('<p><a href="/a">One</a><a href="/b">Two</a></p>')).toBe(
      '[One](https://www.example.com/a) [Two](https://www.example.com/b)',
    )
  })

  test('keeps together what belongs together', () => {
    expect(convert('<p>It costs <span>₹5,999</span>, once (<span>not</span> monthly).</p>')).toBe(
      'It costs ₹5,999, once (not monthly).',
    )
  })

  test('has whole addresses, anchors on the page and outside ones included', () => {
    expect(convert('<p><a href="#quote">Ask</a></p>')).toBe('[Ask](https://www.example.com/pricing#quote)')
    expect(convert('<p><a href="https://wa.me/91?text=a">Chat</a></p>')).toBe(
      '[Chat](https://wa.me/91?text=a)',
    )
  })

  test('names what can only be done on the page, and where', () => {
    expect(
      convert(
        '<section id="quote"><form><label>Name</label><input><p>Hint</p><button type="submit">Request a quote</button></form></section>',
      ),
    ).toBe('[Request a quote](https://www.example.com/pricing#quote)')
    expect(
      convert('<ul id="files"><li><button>Download as text</button> <span>To forward</span></li></ul>'),
    ).toBe('-   [Download as text](https://www.example.com/pricing#files) To forward')
  })

  test('leaves out drawings, fields and words for screen readers, and names pictures', () => {
    expect(convert('<p>Kept<span class="sr-only"> (new tab)</span><svg><text>no</text></svg></p>')).toBe(
      'Kept',
    )
    expect(
      convert('<button class="screen-only">Copy</button><label>Name</label><p aria-hidden="true">x</p>'),
    ).toBe('')
    expect(convert('<figure role="img" aria-label="A knot"><p>Calls</p></figure>')).toBe('*A knot*')
    expect(convert('<svg role="img" aria-label="A knot"><path d=""/></svg>')).toBe('*A knot*')
    expect(convert('<h2 class="sr-only">Figures</h2>')).toBe('## Figures')
  })

  test('shows what people wrote as text: neither their tags, their entities nor their Markdown mean anything', () => {
    expect(convert('<blockquote>&lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- x</blockquote>')).toBe(
      '> &lt;script>alert(1)&lt;/script> &lt;!-- x',
    )
    expect(convert('<p>&amp;lt;b&amp;gt; R&amp;D</p>')).toBe('&amp;lt;b&amp;gt; R&D')
    expect(convert('<p>[press](https://evil.example) ![x](y)</p>')).toBe(
      '\\[press\\](https://evil.example) !\\[x\\](y)',
    )
    expect(convert('<p><img src="/photos/a.jpg" alt="]( &lt;script&gt;"></p>')).toBe(
      '![\\]( &lt;script>](https://www.example.com/photos/a.jpg)',
    )
    expect(convert('<figure role="img" aria-label="&lt;b&gt; *x*"></figure>')).toBe('*&lt;b> \\*x\\**')
    expect(convert('<div id="a"><button>&lt;b&gt; [x]</button></div>')).toBe(
      '[&lt;b> \\[x\\]](https://www.example.com/pricing#a)',
    )
  })

  test('turns lists of cards into sections, and leaves plain lists lists', () => {
    expect(convert('<ul><li><h3>Pro</h3><p>More.</p><ul><li>One</li><li>Two</li></ul></li></ul>')).toBe(
      '### Pro\n\nMore.\n\n-   One\n-   Two',
    )
  })

  test('writes terms with their definitions, and questions as headings', () => {
    expect(convert('<dl><dt>Setup</dt><dd><span>₹5,999</span> <span>one time</span></dd></dl>')).toBe(
      '- Setup: ₹5,999 one time',
    )
    expect(convert('<details><summary><h3>How long?</h3></summary><p>A week.</p></details>')).toBe(
      '### How long?\n\nA week.',
    )
    expect(convert('<details><summary>Can I cancel?</summary><div>Yes.</div></details>')).toBe(
      '### Can I cancel?\n\nYes.',
    )
  })

  test('writes tables as tables', () => {
    const table =
      '<table><caption class="sr-only">Plans</caption><thead><tr><th>Plan</th><th>Setup</th></tr></thead><tbody><tr><th>Pro<span>10 FAQs</span></th><td><ul><li>₹9,999</li><li>once</li></ul></td></tr></tbody></table>'
    expect(convert(table)).toBe('| Plan | Setup |\n| --- | --- |\n| Pro 10 FAQs | ₹9,999; once |')
  })
})

const pricing = { path: '/pricing', original: '/pricing', head: heads.pricing }

describe('a twin', () => {
  test.each([
    ['/index.md', '/'],
    ['/services/ai-chatbots.md', '/services/ai-chatbots'],
    ['/blog/admission-calls.md', '/blog/admission-calls'],
    ['/blog/nothing-of-ours.md', undefined],
    ['/.md', undefined],
    [`${deskPaths.today}.md`, undefined],
    ['/pricing', undefined],
  ])('at %s belongs to %s', (address, path) => {
    expect(twinAt(address, () => words)?.path).toBe(path)
  })

  test('begins with what the page is, and names the page as the original', async () => {
    const twin = await answerWithTwin(
      pricing,
      new Response('<main><h1>Prices</h1></main>'),
      'https://www.example.com',
    )
    expect(Object.fromEntries(twin.headers)).toEqual({
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${url}>; rel="canonical"`,
    })
    expect((await twin.text()).split('\n')).toEqual([
      '---',
      `title: "${heads.pricing.title}"`,
      `description: "${heads.pricing.description}"`,
      `url: "${url}"`,
      '---',
      '',
      '# Prices',
      '',
    ])
  })

  test('of a page that broke is that failure', async () => {
    expect(
      (await answerWithTwin(pricing, new Response('', { status: 500 }), 'https://x.example')).status,
    ).toBe(500)
  })
})

describe('a twin of a page in memory', () => {
  const twinOfAbout = '/about.md'

  test('is made when somebody asks, and once however many do', async () => {
    const { pages, rendered } = twinsOfChangingPage()
    expect(pages.get(twinOfAbout)).toBeUndefined()
    await Promise.all([pages.ready(twinOfAbout), pages.ready(twinOfAbout)])
    const made = pages.get(twinOfAbout)
    expect(textOf(made)).toContain('Version 1')
    await pages.ready(twinOfAbout)
    expect([pages.get(twinOfAbout) === made, rendered()]).toEqual([true, 1])
  })

  test('is not the twin of a page that was rendered anew, also when that happened meanwhile', async () => {
    const { pages } = twinsOfChangingPage()
    await pages.ready(twinOfAbout)
    await pages.refresh()
    expect(pages.get(twinOfAbout)).toBeUndefined()
    await Promise.all([pages.ready(twinOfAbout), pages.refresh()])
    expect(pages.get(twinOfAbout)).toBeUndefined()
    await pages.ready(twinOfAbout)
    expect(textOf(pages.get(twinOfAbout))).toContain('Version 3')
    expect(textOf(pages.get('/about'))).toContain('Version 3')
  })
})

/** Says another version whenever it is rendered. */
function twinsOfChangingPage() {
  let version = 0
  const pages = createPageCache({
    addresses: () => ['/about'],
    async render() {
      version += 1
      return new Response(`<html><main>Version ${version}</main></html>`)
    },
    secure: false,
    log: () => {},
  })
  return { pages: withTwins(pages, 'https://www.example.com', () => words), rendered: () => version }
}

function textOf(page: { bodies: { identity: Uint8Array } } | undefined): string {
  return new TextDecoder().decode(page?.bodies.identity)
}
