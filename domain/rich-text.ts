import MarkdownIt, { type Token } from 'markdown-it'
import { readPath } from '#content/paths.ts'
import { type Pictures, pictureNameIn, type ShownPicture, shownPicture } from '#content/picture.ts'

export type RichWords =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; words: RichWords[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; words: RichWords[] }
  | { kind: 'break' }

export type RichBlock =
  | { kind: 'heading'; level: 1 | 2; id: string; words: RichWords[] }
  | { kind: 'paragraph'; words: RichWords[] }
  /** Of a list without blank lines between its items. */
  | { kind: 'line'; words: RichWords[] }
  | { kind: 'list'; numbered: boolean; items: RichBlock[][] }
  | { kind: 'quote'; blocks: RichBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | ({ kind: 'picture' } & ShownPicture)

/** HTML is text like any other: what pages show is drawn from these tokens alone. */
const markdown = new MarkdownIt('commonmark', { html: false })

/** What an owner wrote, as data. Headings get anchors that begin with `id`; pictures are those that we have. */
export function readRichText(text: string, id: string, pictures: Pictures): RichBlock[] {
  const reader = { tokens: markdown.parse(text, {}), at: 0, id, pictures, headings: new Map() }
  return readBlocks(reader)
}

interface Reader {
  tokens: Token[]
  at: number
  id: string
  pictures: Pictures
  /** How often each anchor was given. */
  headings: Map<string, number>
}

/** Up to the end, or to what closes the block that they are in. */
function readBlocks(reader: Reader): RichBlock[] {
  const blocks: RichBlock[] = []
  for (;;) {
    const token = reader.tokens[reader.at++]
    if (!token || token.nesting === -1) return blocks
    const block = readBlock(token, reader)
    if (block) blocks.push(block)
  }
}

function readBlock(token: Token, reader: Reader): RichBlock | undefined {
  switch (token.type) {
    case 'heading_open': {
      const words = inlineWords(reader)
      const level = Number(token.tag.slice(1)) > 2 ? 2 : 1
      return { kind: 'heading', level, id: anchorOf(textOf(words), reader), words }
    }
    case 'paragraph_open':
      return readParagraph(reader, token.hidden ? 'line' : 'paragraph')
    case 'bullet_list_open':
    case 'ordered_list_open':
      return { kind: 'list', numbered: token.type === 'ordered_list_open', items: readItems(reader) }
    case 'blockquote_open':
      return { kind: 'quote', blocks: readBlocks(reader) }
    case 'fence':
    case 'code_block':
      return { kind: 'code', text: token.content }
    case 'hr':
      return { kind: 'rule' }
    default:
      return token.nesting === 1 ? { kind: 'quote', blocks: readBlocks(reader) } : undefined
  }
}

function readItems(reader: Reader): RichBlock[][] {
  const items: RichBlock[][] = []
  while (reader.tokens[reader.at++]?.type === 'list_item_open') items.push(readBlocks(reader))
  return items
}

/** A picture stands on a line of its own. */
function readParagraph(reader: Reader, kind: 'line' | 'paragraph'): RichBlock | undefined {
  const [only, ...others] = reader.tokens[reader.at]?.children ?? []
  const words = inlineWords(reader)
  if (only?.type !== 'image' || others.length > 0) return { kind, words }
  const picture = shownPicture(pictureNameIn(String(only.attrGet('src'))) ?? '', reader.pictures)
  return picture && { kind: 'picture', ...picture, alt: only.content || picture.alt }
}

/** The words of a heading or paragraph, with what closes it. */
function inlineWords(reader: Reader): RichWords[] {
  const inline = reader.tokens[reader.at]?.children ?? []
  reader.at += 2
  return readWords(inline, { at: 0 })
}

const marks = { strong_open: 'strong', em_open: 'emphasis' } as const

function readWords(tokens: readonly Token[], place: { at: number }): RichWords[] {
  const words: RichWords[] = []
  for (;;) {
    const token = tokens[place.at++]
    if (!token || token.nesting === -1) return words
    if (token.type === 'strong_open' || token.type === 'em_open')
      words.push({ kind: marks[token.type], words: readWords(tokens, place) })
    else if (token.type === 'link_open') words.push(...linkOrWords(token, readWords(tokens, place)))
    else if (token.type === 'hardbreak') words.push({ kind: 'break' })
    else if (token.type === 'code_inline') words.push({ kind: 'code', text: token.content })
    else words.push({ kind: 'text', text: token.type === 'softbreak' ? ' ' : token.content })
  }
}

/** A link that leads where nobody should be sent is only its words. */
function linkOrWords(token: Token, words: RichWords[]): RichWords[] {
  // Read in whatever language, it leads to the page in the same.
  const href = readPath(String(token.attrGet('href'))).path
  return isSafeLink(href) ? [{ kind: 'link', href, words }] : words
}

/** A page of ours, a place on the page, another site, a mailbox or a telephone. */
export function isSafeLink(href: string): boolean {
  return /^(?:\/(?![/\\])|#|https:\/\/[^/]|mailto:|tel:)[^\s\p{Cc}]*$/u.test(href)
}

function textOf(words: readonly RichWords[]): string {
  return words
    .map((word) => (word.kind === 'break' ? ' ' : 'text' in word ? word.text : textOf(word.words)))
    .join('')
}

function anchorOf(heading: string, { id, headings }: Reader): string {
  const slug = heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  const count = (headings.get(slug) ?? 0) + 1
  headings.set(slug, count)
  return [id, slug, ...(count > 1 ? [count] : [])].filter(Boolean).join('-')
}

/** All that is wrong with what an owner wrote: pictures that we do not have, or that nobody described; links that lead nowhere. */
export function richTextProblems(text: string, pictures: Pictures): RichTextProblem[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token): RichTextProblem[] => {
      if (token.type === 'link_open')
        return isSafeLink(String(token.attrGet('href')))
          ? []
          : [{ problem: 'link', at: String(token.attrGet('href')) }]
      if (token.type !== 'image') return []
      const source = String(token.attrGet('src'))
      const name = pictureNameIn(source)
      return name !== undefined && Object.hasOwn(pictures, name) ? [] : [{ problem: 'picture', at: source }]
    })
}

export interface RichTextProblem {
  problem: 'link' | 'picture'
  at: string
}

/** At an easy pace. */
export function minutesToRead(text: string): number {
  return Math.ceil(text.split(/\s+/).length / 200)
}
