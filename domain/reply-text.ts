import { isListedLink } from './listed-links.ts'

export type Words =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; words: Words[] }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'paragraph'; lines: Words[][] }
  | { kind: 'list'; numbered: boolean; items: Words[][] }

/**
 * Reads the small part of Markdown that a reply may use: paragraphs, lists, bold and links to listed addresses. The
 * rest, HTML included, stays the text it is; a link elsewhere is only its words.
 */
export function readReply(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    addLine(blocks, line, isOpen)
    isOpen = true
  }
  return blocks
}

const bullet = /^\s*[-*•]\s+(?=\S)/
const number = /^\s*\d{1,3}[.)]\s+(?=\S)/
const marks = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>\s{0,20}[^\]\s][^\]]{0,199})\]\((?<href>[^()\s]{1,500})\)/g

function addLine(blocks: Block[], line: string, isOpen: boolean): void {
  const last = blocks.at(-1)
  const mark = line.match(bullet) ?? line.match(number)
  if (!mark) {
    const words = readWords(line.trim())
    if (isOpen && last?.kind === 'paragraph') last.lines.push(words)
    else blocks.push({ kind: 'paragraph', lines: [words] })
    return
  }
  const numbered = number.test(line)
  const item = readWords(line.slice(mark[0].length).trim())
  // Items of one list may have blank lines between them.
  if (last?.kind === 'list' && last.numbered === numbered) last.items.push(item)
  else blocks.push({ kind: 'list', numbered, items: [item] })
}

function readWords(line: string): Words[] {
  const words: Words[] = []
  let end = 0
  const addText = (text: string) => text && words.push({ kind: 'text', text })
  for (const { index, 0: whole, groups } of line.matchAll(marks)) {
    addText(line.slice(end, index))
    end = index + whole.length
    const { bold, label, href } = groups ?? {}
    if (bold !== undefined) words.push({ kind: 'bold', words: readWords(bold) })
    else if (label !== undefined && href !== undefined) words.push(linkOrWords(label, href))
  }
  addText(line.slice(end))
  return words
}

function linkOrWords(text: string, href: string): Words {
  return isListedLink(href) ? { kind: 'link', text, href } : { kind: 'text', text }
}
