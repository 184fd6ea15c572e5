import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whatsappLink } from '#content/booking-link.ts'
import { contact } from '#content/company.ts'
import { externalLinks } from '#content/external-links.ts'
import { isListedLink, listLinks } from './listed-links.ts'
import { type Block, readReply, type Words } from './reply-text.ts'

const text = (words: string): Words => ({ kind: 'text', text: words })

describe('a reply', () => {
  test('is read as paragraphs, lists, bold words and links', () => {
    const reply = [
      'The **Pro** plan:',
      'two lines',
      '',
      '- one',
      '- **two** of [them](/pricing#india)',
      '',
      '1. first',
      '2) second',
    ].join('\n')
    expect(readReply(reply)).toEqual([
      {
        kind: 'paragraph',
        lines: [[text('The '), { kind: 'bold', words: [text('Pro')] }, text(' plan:')], [text('two lines')]],
      },
      {
        kind: 'list',
        numbered: false,
        items: [
          [text('one')],
          [
            { kind: 'bold', words: [text('two')] },
            text(' of '),
            { kind: 'link', text: 'them', href: '/pricing#india' },
          ],
        ],
      },
      { kind: 'list', numbered: true, items: [[text('first')], [text('second')]] },
    ])
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![picture](https://evil.example/x.png)',
    '# Heading',
    '`code`',
    '2 * 3 * 4',
    'half **open',
  ])('leaves “%s” the text it is', (words) => {
    expect(kindsIn(readReply(words))).not.toContain('link')
    expect(textOf(readReply(words)).length).toBeGreaterThan(0)
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'https://evil.example',
    'https://wa.me/919999999999',
    `https://wa.me/${contact.whatsappNumber}9`,
    'https://wa.me/9198110223349',
    '//evil.example/pricing',
    '/\\evil.example',
    '/pricing?next=https://evil.example',
    '/pricing#a#b',
    '/pricing/../../api/chat',
    '/api/chat',
    '/admin',
    'mailto:someone@evil.example',
    `${contact.schedulerUrl}@evil.example`,
    '',
  ])('makes no link of [words](%s)', (href) => {
    expect(isListedLink(href)).toBe(false)
    expect(kindsIn(readReply(`See [words](${href}) here`))).not.toContain('link')
  })

  test('makes no link that has no words', () => {
    expect(textOf(readReply('See [ ](/pricing)'))).toBe('See [ ](/pricing)')
  })

  test.each(['/', '/pricing', '/services/ai-chatbots#pricing'])('links to %s', (href) => {
    expect(isListedLink(href)).toBe(true)
  })

  test('links to an address of ours once it is set, and not before', () => {
    const set = {
      contact: {
        ...contact,
        email: 'asha@asha.in',
        whatsappNumber: '919811022334',
        schedulerUrl: 'https://cal.com/asha',
      },
      links: {
        ...externalLinks,
        products: { ...externalLinks.products, tutorConnect: 'https://tutors.asha.in' },
      },
    }
    const linksOf = ({ contact: { schedulerUrl, email, whatsappNumber }, links }: typeof set) => [
      schedulerUrl,
      `mailto:${email}`,
      whatsappLink(whatsappNumber, 'Hello, “you” & me'),
      links.products.tutorConnect,
    ]
    const shipped = { contact: { ...contact }, links: externalLinks }
    expect(linksOf(shipped).filter(isListedLink)).toEqual([])
    listLinks(set)
    expect(linksOf(set).filter(isListedLink)).toEqual(linksOf(set))
    expect(isListedLink('https://wa.me/9198110223349')).toBe(false)
    expect(isListedLink('https://cal.com/asha@evil.example')).toBe(false)
    listLinks(shipped)
  })

  test('loses no letter of what has no marks, and never links anywhere else, whatever it says', () => {
    const piece = fc.constantFrom(
      '**',
      '[',
      ']',
      '(',
      ')',
      '/pricing',
      'https://evil.example',
      '- ',
      '\n',
      'a',
      '<b>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const text = pieces.join('')
        const blocks = readReply(text)
        for (const href of linksIn(blocks)) expect(isListedLink(href)).toBe(true)
        const hasLinks = text.includes('](')
        if (!hasLinks) expect(lettersOf(textOf(blocks))).toBe(lettersOf(text))
      }),
    )
  })
})

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '')
}

function linesOf(block: Block): Words[][] {
  return block.kind === 'list' ? block.items : block.lines
}

function flat(words: Words[]): Words[] {
  return words.flatMap((word) => (word.kind === 'bold' ? [word, ...flat(word.words)] : [word]))
}

function allWords(blocks: Block[]): Words[] {
  return blocks.flatMap(linesOf).flatMap(flat)
}

function kindsIn(blocks: Block[]): string[] {
  return allWords(blocks).map(({ kind }) => kind)
}

function linksIn(blocks: Block[]): string[] {
  return allWords(blocks).flatMap((word) => (word.kind === 'link' ? [word.href] : []))
}

function textOf(blocks: Block[]): string {
  return allWords(blocks)
    .map((word) => (word.kind === 'bold' ? '' : word.text))
    .join('')
}
