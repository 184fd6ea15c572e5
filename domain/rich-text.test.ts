import { describe, expect, test } from 'vitest'
import { isSafeLink, minutesToRead, readRichText, richTextProblems } from './rich-text.ts'

const door = { '0123456789abcdef': { alt: 'A blue door', width: 1200, height: 800 } }
const read = (text: string) => readRichText(text, 'note', door)

describe('what an owner writes', () => {
  test('is headings, paragraphs, lists, quotes and links', () => {
    expect(
      read('Hello **you**,\nand *you*.\n\n## The five\n\n- one\n- two\n\n> Said [so](/pricing).'),
    ).toEqual([
      {
        kind: 'paragraph',
        words: [
          { kind: 'text', text: 'Hello ' },
          { kind: 'strong', words: [{ kind: 'text', text: 'you' }] },
          { kind: 'text', text: ',' },
          { kind: 'text', text: ' ' },
          { kind: 'text', text: 'and ' },
          { kind: 'emphasis', words: [{ kind: 'text', text: 'you' }] },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'heading', level: 1, id: 'note-the-five', words: [{ kind: 'text', text: 'The five' }] },
      {
        kind: 'list',
        numbered: false,
        items: [
          [{ kind: 'line', words: [{ kind: 'text', text: 'one' }] }],
          [{ kind: 'line', words: [{ kind: 'text', text: 'two' }] }],
        ],
      },
      {
        kind: 'quote',
        blocks: [
          {
            kind: 'paragraph',
            words: [
              { kind: 'text', text: 'Said ' },
              { kind: 'link', href: '/pricing', words: [{ kind: 'text', text: 'so' }] },
              { kind: 'text', text: '.' },
            ],
          },
        ],
      },
    ])
  })

  test('has an anchor for each heading, whatever its script and however often', () => {
    const anchors = read('# दाम\n\n# दाम\n\n# ***').map((block) => block.kind === 'heading' && block.id)
    expect(anchors).toEqual(['note-दाम', 'note-दाम-2', 'note'])
  })

  test('shows pictures that we have, on lines of their own', () => {
    expect(read('![](/pictures/0123456789abcdef)')).toMatchObject([
      { kind: 'picture', alt: 'A blue door', src: '/pictures/0123456789abcdef-480.jpg' },
    ])
    expect(read('![The door](/pictures/0123456789abcdef)')).toMatchObject([{ alt: 'The door' }])
    expect(read('![x](/pictures/ffffffffffffffff)')).toEqual([])
    expect(read('![x](https://elsewhere.example/x.png)')).toEqual([])
  })

  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example/x)',
    '[x](/\\evil.example)',
    '[x](file:///etc/passwd)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '<a href="javascript:alert(1)">x</a>',
    '`<script>`\n\n```\n<script>alert(1)</script>\n```',
  ]

  test.each(attacks)('never leads or runs anywhere it should not: %s', (text) => {
    const hrefs = [...JSON.stringify(read(text)).matchAll(/"(?:href|src)":"(.*?)"/g)].map(([, href]) => href)
    expect(hrefs.filter((href) => !isSafeLink(href ?? ''))).toEqual([])
    expect(JSON.stringify(read(text))).not.toMatch(/"kind":"html/)
  })

  test('is told of links and pictures that would not do', () => {
    expect(
      richTextProblems('[a](ftp://x.example) [b](/pricing)\n\n![c](/pictures/ffffffffffffffff)', door),
    ).toEqual([
      { problem: 'link', at: 'ftp://x.example' },
      { problem: 'picture', at: '/pictures/ffffffffffffffff' },
    ])
  })

  test('takes at least a minute to read', () => {
    expect([minutesToRead('One.'), minutesToRead('word '.repeat(399))]).toEqual([1, 2])
  })
})
