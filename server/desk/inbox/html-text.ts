import { entryOf } from '#domain/entry-of.ts'

/** Elements of which nothing is read. */
const unseen = new Set(['script', 'style', 'title', 'template', 'noscript', 'textarea', 'select', 'svg'])
/** Elements that begin a line of their own. */
const blocks = new Set(
  'p div br tr li ul ol table h1 h2 h3 h4 h5 h6 hr pre blockquote section article header footer address dt dd'.split(
    ' ',
  ),
)
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote'])
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  copy: '©',
  reg: '®',
  euro: '€',
  pound: '£',
}
const deepestQuote = 10

/**
 * The words of a mail that has no text besides its HTML, what it quotes marked with `>`. It reads once from the first
 * character to the last and keeps no tree, so that nothing in it can be slow or deep; tags are dropped, never shown.
 */
export function htmlText(html: string): string {
  const lines: string[] = []
  let line = ''
  let depth = 0
  const endLine = () => {
    lines.push(marked(line, depth))
    line = ''
  }
  for (const piece of piecesOf(html)) {
    if (typeof piece === 'string') {
      line += decoded(piece).replace(/\s+/g, ' ')
      continue
    }
    if (!blocks.has(piece.name)) continue
    if (line.trim() !== '' || piece.name === 'br') endLine()
    if (spaced.has(piece.name) && lines.at(-1)?.trim() !== '') lines.push(marked('', depth))
    if (piece.name === 'blockquote') depth = Math.max(0, depth + (piece.isEnd ? -1 : 1))
  }
  endLine()
  return lines.join('\n').trim()
}

interface Tag {
  name: string
  isEnd: boolean
}

/** Text and tags in turn. What never ends, such as a tag without its bracket, ends with the mail. */
function* piecesOf(html: string): Generator<string | Tag> {
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start === -1) return yield html.slice(at)
    if (start > at) yield html.slice(at, start)
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      if (end === -1) return
      at = end + 3
      continue
    }
    const tag = tagAt(html, start)
    if (!tag) {
      yield '<'
      at = start + 1
      continue
    }
    const end = html.indexOf('>', start)
    if (end === -1) return
    at = end + 1
    if (unseen.has(tag.name) && !tag.isEnd) at = endOf(html, tag.name, at)
    else yield tag
  }
}

function tagAt(html: string, start: number): Tag | undefined {
  const found = /^<(\/?)([a-z][a-z0-9]{0,20}|!)/i.exec(html.slice(start, start + 24))
  return found ? { isEnd: found[1] === '/', name: (found[2] ?? '').toLowerCase() } : undefined
}

/** Behind the end of an element of which nothing is read. */
function endOf(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}[\\s>/]`, 'gi')
  pattern.lastIndex = from
  const found = pattern.exec(html)
  if (!found) return html.length
  const end = html.indexOf('>', found.index)
  return end === -1 ? html.length : end + 1
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}));?/gi, (whole, decimal, hex, name) => {
    if (name) return entryOf(entities, name.toLowerCase()) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  })
}

function marked(line: string, depth: number): string {
  return depth === 0 ? line.trim() : `${'>'.repeat(Math.min(depth, deepestQuote))} ${line.trim()}`
}
