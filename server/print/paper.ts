import PDFDocument from 'pdfkit'
import { colours } from '#content/colours.ts'
import { company } from '#content/company.ts'
import { type Face, printFaces, readPrintFont, type Script, scripts } from './fonts.ts'

export interface Ink {
  face: Face
  size: number
  colour?: string
}

export interface Box {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
  /** Where the words lead when they are pressed. */
  link?: string
}

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 42 }

export const ink = {
  text: colours.ink.light,
  quiet: colours['ink-2'].light,
  line: colours.line.light,
  indigo: colours.indigo.light,
  marigold: colours.marigold,
  band: colours['paper-2'].light,
}

const leading = 1.36
/** Of a letter's size, above the line that it stands on. */
const ascent = 0.96
/** Signs above and below the letters of Devanagari take more room. */
const leadingOf = (language: string) => (language === 'hi' ? leading * 1.08 : leading)

interface PaperParts {
  title: string
  subject: string
  language: string
}

/** Sheets that words and lines are put on, in the brand's typeface. */
export function createPaper({ title, subject, language }: PaperParts) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: company.name },
  })
  for (const script of scripts)
    for (const face of Object.keys(printFaces) as Face[])
      pdf.registerFont(fontName(script, face), readPrintFont(script, face))
  const lineHeight = (size: number) => size * leadingOf(language)
  const widthOf = (run: Run, { face, size }: Ink) =>
    pdf.font(fontName(run.script, face)).fontSize(size).widthOfString(run.text)
  const spaceOf = (style: Ink) => widthOf({ script: 'latin', text: ' ' }, style)

  function wordsOf(text: string, style: Ink): Word[] {
    return text
      .split(/ +/)
      .filter((word) => word !== '')
      .map((word) => {
        const runs = runsOf(word)
        return { runs, width: runs.reduce((sum, run) => sum + widthOf(run, style), 0) }
      })
  }

  /** Words by line, each line as wide as fits. */
  function linesOf(text: string, style: Ink, width: number): Line[] {
    const space = spaceOf(style)
    const lines: Line[] = []
    for (const word of wordsOf(text, style)) {
      const last = lines.at(-1)
      if (last && last.width + space + word.width <= width) {
        last.words.push(word)
        last.width += space + word.width
      } else lines.push({ words: [word], width: word.width })
    }
    return lines
  }

  function putLine({ words, width }: Line, style: Ink, box: Box): void {
    let x = box.align === 'right' ? box.x + box.width - width : box.x
    // Files of one family need not agree where the line is that letters stand on.
    const baseline = box.y + style.size * ascent
    for (const word of words) {
      for (const run of word.runs) {
        pdf
          .font(fontName(run.script, style.face))
          .fontSize(style.size)
          .fillColor(style.colour ?? ink.text)
        // A word at a time, so that letters that join are never parted by a change of the font.
        pdf.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
        x += widthOf(run, style)
      }
      x += spaceOf(style)
    }
    if (box.link) pdf.link(box.x, box.y, width, lineHeight(style.size), box.link)
  }

  return {
    pdf,
    /** How high a text is in a width. */
    heightOf: (text: string, style: Ink, width: number) =>
      linesOf(text, style, width).length * lineHeight(style.size),
    /** Puts a text, and says where the next begins. */
    put(text: string, style: Ink, box: Box): number {
      let { y } = box
      for (const line of linesOf(text, style, box.width)) {
        putLine(line, style, { ...box, y })
        y += lineHeight(style.size)
      }
      return y
    },
    rule(x: number, y: number, width: number, colour = ink.line, thickness = 0.75): void {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke()
    },
    /** Whatever stands on every sheet, once it is known how many there are. */
    onEverySheet(draw: (page: number, pages: number) => void): void {
      const { start, count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(start + page)
        draw(page + 1, count)
      }
    },
    finish(): Promise<Buffer> {
      const parts: Buffer[] = []
      pdf.on('data', (part: Buffer) => parts.push(part))
      const whole = new Promise<Buffer>((resolve, reject) => {
        pdf.on('end', () => resolve(Buffer.concat(parts)))
        pdf.on('error', reject)
      })
      pdf.end()
      return whole
    },
  }
}

export type Paper = ReturnType<typeof createPaper>

interface Run {
  script: Script
  text: string
}

interface Word {
  runs: Run[]
  width: number
}

interface Line {
  words: Word[]
  width: number
}

/** A word by the files that its letters are in. */
function runsOf(word: string): Run[] {
  return [...word.matchAll(/([\u0900-\u097f\u200c-\u200d₹]+)|[^\u0900-\u097f\u200c-\u200d₹]+/g)].map(
    ([text, devanagari]) => ({ script: devanagari ? 'devanagari' : 'latin', text }),
  )
}

function fontName(script: Script, face: Face): string {
  return `${script}-${face}`
}
