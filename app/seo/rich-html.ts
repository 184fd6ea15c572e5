import type { RichBlock, RichWords } from '#domain/rich-text.ts'
import type { Address } from './structured-data/site.ts'
import { escapeXml } from './xml.ts'

/** A text as plain HTML, for machines that show it elsewhere. */
export function richHtml(blocks: readonly RichBlock[], at: Address): string {
  return blocks.map((block) => blockHtml(block, at)).join('')
}

function blockHtml(block: RichBlock, at: Address): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level + 1}`, wordsHtml(block.words, at))
    case 'paragraph':
      return element('p', wordsHtml(block.words, at))
    case 'line':
      return wordsHtml(block.words, at)
    case 'list':
      return element(
        block.numbered ? 'ol' : 'ul',
        block.items.map((item) => element('li', richHtml(item, at))).join(''),
      )
    case 'quote':
      return element('blockquote', richHtml(block.blocks, at))
    case 'code':
      return element('pre', escapeXml(block.text))
    case 'rule':
      return '<hr>'
    case 'picture':
      return `<p><img src="${escapeXml(at.shared(block.src))}" alt="${escapeXml(block.alt)}"></p>`
  }
}

function wordsHtml(words: readonly RichWords[], at: Address): string {
  return words.map((word) => wordHtml(word, at)).join('')
}

function wordHtml(word: RichWords, at: Address): string {
  switch (word.kind) {
    case 'text':
      return escapeXml(word.text)
    case 'break':
      return '<br>'
    case 'code':
      return element('code', escapeXml(word.text))
    case 'strong':
      return element('strong', wordsHtml(word.words, at))
    case 'emphasis':
      return element('em', wordsHtml(word.words, at))
    case 'link':
      return `<a href="${escapeXml(at(word.href))}">${wordsHtml(word.words, at)}</a>`
  }
}

function element(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`
}
