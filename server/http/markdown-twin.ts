import TurndownService from 'turndown'
import { canonicalOf, type PageId, pathIn, paths, readPath, twinOf } from '#content/paths.ts'
import { textPages } from '#content/text-pages.ts'
import type { Words } from '#content/words.ts'
import { type PageCache, storePage } from './page-cache.ts'
import type { StoredResponse } from './stored-response.ts'

/** A page that is also read as Markdown. */
interface Twin {
  path: string
  /** The page that this one is a second address of, or itself. */
  original: string
  head: { title: string; description: string }
}

type WordsAt = (path: string) => Pick<Words, 'heads' | 'blog' | 'ownCaseStudies'>

const pagesByTwin = new Map((Object.keys(paths) as PageId[]).map((page) => [twinOf(paths[page]), page]))

/** The page that an address is the Markdown twin of, in the same language. */
export function twinAt(address: string, wordsAt: WordsAt): Twin | undefined {
  if (!address.endsWith('.md')) return undefined
  const { language, path } = readPath(address)
  const page = pagesByTwin.get(path)
  const words = wordsAt(address)
  const found = page
    ? { path: paths[page], head: words.heads[page] }
    : textPages(words).find((each) => twinOf(each.path) === path)
  if (!found) return undefined
  const original = page ? paths[canonicalOf[page] ?? page] : found.path
  return {
    path: pathIn(language, found.path),
    original: pathIn(language, original),
    head: found.head,
  }
}

/** Adds the twins to pages in memory. Few ask for them, so they are made when somebody does. */
export function withTwins(pages: PageCache, publicUrl: string, wordsAt: WordsAt): PageCache {
  /** By the page that each was made from: one that was rendered anew has none yet. */
  const twins = new WeakMap<StoredResponse, StoredResponse>()
  const making = new WeakMap<StoredResponse, Promise<void>>()

  async function make(address: string, twin: Twin, html: StoredResponse): Promise<void> {
    try {
      const rendered = new Response(html.bodies.identity)
      const answer = await answerWithTwin(twin, rendered, publicUrl)
      twins.set(html, await storePage(address, answer, false))
    } finally {
      making.delete(html)
    }
  }

  return {
    ...pages,
    get(address) {
      const twin = twinAt(address, wordsAt)
      const html = pages.get(twin?.path ?? address)
      return twin && html ? twins.get(html) : html
    },
    async ready(address) {
      const twin = twinAt(address, wordsAt)
      await pages.ready(twin?.path ?? address)
      const html = twin && pages.get(twin.path)
      if (!html || twins.has(html)) return
      const underWay = making.get(html) ?? make(address, twin, html)
      making.set(html, underWay)
      await underWay
    },
  }
}

/** A page as Markdown, made from the page itself so that the two cannot differ. */
export async function answerWithTwin(
  { original, head: { title, description } }: Twin,
  rendered: Response,
  publicUrl: string,
): Promise<Response> {
  if (rendered.status !== 200) return rendered
  const url = new URL(original, publicUrl).href
  const about = Object.entries({ title, description, url }).map(
    ([name, text]) => `${name}: ${JSON.stringify(text)}`,
  )
  const text = ['---', ...about, '---', '', markdownOf(await rendered.text(), url), ''].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8', link: `<${url}>; rel="canonical"` },
  })
}

/** The main part of a page of ours; `url` is what its links are relative to. */
export function markdownOf(html: string, url: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return converterFor(url)
    .turndown(keptApart(main))
    .replace(/[ \t]+$/gm, '')
}

/** On the page, style sheets keep neighbours apart; in text a space has to. */
function keptApart(html: string): string {
  return html
    .replaceAll('><', '> <')
    .replace(/(?<=[\p{L}\p{N}.,:;?!%])<span/gu, ' <span')
    .replace(/<\/span>(?=[\p{L}\p{N}₹$“])/gu, '</span> ')
}

function converterFor(url: string): TurndownService {
  const converter = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    hr: '---',
    br: '\\',
    blankReplacement: (_, node) => blank(node),
  })
  converter.escape = plainText
  converter.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement: (content, node) => link(oneLine(content), new URL(hrefOf(node), url).href),
  })
  converter.addRule('control', {
    filter: ['form', 'button'],
    replacement: (_, node) => control(node as HTMLElement, url),
  })
  converter.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => picture(node as HTMLElement, url),
  })
  converter.addRule('drawing', { filter: isDrawing, replacement: (_, node) => drawing(node) })
  // Cards are list items on the page, but have headings of their own and read better as sections.
  converter.addRule('card', {
    filter: (node) => node.nodeName === 'LI' && Boolean(node.querySelector('h2,h3,h4')),
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  })
  converter.addRule('term', { filter: 'dt', replacement: (content) => `\n- ${oneLine(content)}: ` })
  converter.addRule('definition', { filter: 'dd', replacement: (content) => `${oneLine(content)}\n` })
  converter.addRule('question', {
    filter: 'summary',
    replacement: (content) => `\n\n### ${oneLine(content).replace(/^#+ /, '')}\n\n`,
  })
  converter.addRule('cell', { filter: ['th', 'td'], replacement: (content) => ` ${cell(content)} |` })
  converter.addRule('row', {
    filter: 'tr',
    replacement: (content, node) =>
      `\n|${content}${isFirstRow(node) ? `\n|${' --- |'.repeat(node.childElementCount)}` : ''}`,
  })
  converter.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content })
  // The last rule comes first: nothing else is asked about what is left out.
  converter.addRule('left out', { filter: isOnlyForTheScreen, replacement: () => '' })
  return converter
}

const escapeMarkdown = TurndownService.prototype.escape

/** Markdown takes tags and entities as HTML does, and some of what pages say was written by strangers. */
function plainText(text: string): string {
  return escapeMarkdown(text)
    .replace(/&(?=#?\w{1,40};)/g, '&amp;')
    .replaceAll('<', '&lt;')
}

/** A picture that is only ornament has no words of its own. */
function picture(node: HTMLElement, url: string): string {
  const words = oneLine(node.getAttribute('alt') ?? '')
  return words && `![${plainText(words)}](${new URL(node.getAttribute('src') ?? '', url).href})`
}

const drawings = '[role="img"][aria-label]'

function isDrawing(node: HTMLElement): boolean {
  return node.matches(drawings)
}

/** What a drawing shows, in words. */
function drawing(node: Node): string {
  return `\n\n*${plainText((node as Element).getAttribute('aria-label') ?? '')}*\n\n`
}

/** An element without text may still be a drawing, or hold one. */
function blank(node: Node): string {
  const element = node as HTMLElement & { isBlock?: boolean }
  const found = isDrawing(element) ? [element] : [...element.querySelectorAll(drawings)]
  return found.length > 0 ? found.map(drawing).join('') : element.isBlock ? '\n\n' : ''
}

/** Ornament, fields, controls that only the screen needs, and words for screen readers alone, but for headings. */
function isOnlyForTheScreen(node: HTMLElement): boolean {
  return (
    /^(svg|script|style|template|input|select|textarea|label|dialog|iframe)$/i.test(node.nodeName) ||
    node.getAttribute('aria-hidden') === 'true' ||
    node.hasAttribute('hidden') ||
    (node.classList.contains('screen-only') && node.nodeName === 'BUTTON') ||
    (node.classList.contains('sr-only') && !/^h\d$/i.test(node.nodeName))
  )
}

/** What needs the page around it is named, with the way there. */
function control(node: HTMLElement, url: string): string {
  const button = node.nodeName === 'FORM' ? node.querySelector('button[type="submit"]') : node
  const place = node.closest('[id]')?.id
  return link(plainText(oneLine(button?.textContent ?? '')), place ? new URL(`#${place}`, url).href : url)
}

/** A link that shows only a picture leads nowhere in text. */
function link(label: string, href: string): string {
  return label && `[${label}](${href})`
}

/** A cell is one line; what was a list in it becomes a series. */
function cell(content: string): string {
  const lines = content.split('\n').map((line) => oneLine(line.replace(/^\s*- /, '')))
  return lines.filter(Boolean).join('; ').replaceAll('|', '\\|')
}

function hrefOf(node: Node): string {
  return (node as Element).getAttribute('href') ?? ''
}

function isFirstRow(row: Node): boolean {
  const table = (row as Element).closest('table')
  return table?.querySelector('tr') === row
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
