import { inflateSync } from 'node:zlib'

/** The words of a PDF that pdfkit made, in the order in which they were put on it; each on a line of its own. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file)
  const fonts = new Map<string, Map<string, string>>()
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1] ?? ''
      fonts.set(name, lettersOf(objects.get(toUnicode)?.stream ?? ''))
    }
  return [...objects.values()]
    .flatMap(({ stream }) => (stream?.includes(' Tf') ? wordsIn(stream, fonts) : []))
    .join('\n')
}

interface PdfObject {
  dictionary: string
  stream?: string
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1')
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g)]
  return new Map(
    found.map(({ 0: whole, 1: id = '', 2: dictionary = '', index }) => {
      if (!whole.endsWith('stream\n')) return [id, { dictionary }]
      const from = index + whole.length
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
      const bytes = file.subarray(from, from + length)
      const stream = dictionary.includes('FlateDecode') ? inflateSync(bytes) : bytes
      return [id, { dictionary, stream: stream.toString('latin1') }]
    }),
  )
}

/** What each glyph says: “<0000> <0002> [<0041> <0915094d>]”. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const said = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) => code.replaceAll(' ', ''))
    said.forEach((code, index) => {
      letters.set(
        hex(Number.parseInt(first, 16) + index),
        Buffer.from(code, 'hex').swap16().toString('utf16le'),
      )
    })
  }
  return letters
}

function wordsIn(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let font: ReadonlyMap<string, string> | undefined
  const words: string[] = []
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name)
    if (shown === undefined) continue
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
      ([, codes = '']) => codes.match(/.{4}/g) ?? [],
    )
    words.push(glyphs.map((glyph) => font?.get(glyph.toLowerCase()) ?? '�').join(''))
  }
  return words
}

function hex(glyph: number): string {
  return glyph.toString(16).padStart(4, '0')
}
