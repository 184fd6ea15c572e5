import type { RichBlock, RichWords } from '#domain/rich-text.ts'
import { escapeXml } from './xml.ts'

/** The full address of a path, as it may stand in an attribute. */
export type AddressOf = (path: string) => string

/** A text as plain HTML, for machines that show it elsewhere. */
export function richHtml(blocks: readonly RichBlock[], address: AddressOf): string {
  return blocks.map((block) => blockHtml(block, address)).join('')
}

function blockHtml(block: RichBlock, address: AddressOf): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level + 1}`, wordsHtml(block.words, address))
    case 'paragraph':
      return element('p', wordsHtml(block.words, address))
    case 'line':
      return wordsHtml(block.words, address)
    case 'list':
      return element(
        block.numbered ? 'ol' : 'ul',
        block.items.map((item) => element('li', richHtml(item, address))).join(''),
      )
    case 'quote':
      return element('blockquote', richHtml(block.blocks, address))
    case 'code':
      return element('pre', escapeXml(block.text))
    case 'rule':
      return '<hr>'
    case 'picture':
      return `<p><img src="${address(block.src)}" alt="${escapeXml(block.alt)}"></p>`
  }
}

function wordsHtml(words: readonly RichWords[], address: AddressOf): string {
  return words.map((word) => wordHtml(word, address)).join('')
}

function wordHtml(word: RichWords, address: AddressOf): string {
  switch (word.kind) {
    case 'text':
      return escapeXml(word.text)
    case 'break':
      return '<br>'
    case 'code':
      return element('code', escapeXml(word.text))
    case 'strong':
      return element('strong', wordsHtml(word.words, address))
    case 'emphasis':
      return element('em', wordsHtml(word.words, address))
    case 'link':
      return `<a href="${address(word.href)}">${wordsHtml(word.words, address)}</a>`
  }
}

function element(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`
}
