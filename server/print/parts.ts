import { company } from '#content/company.ts'
import type { Words } from '#content/words.ts'
import { type Ink, ink, type Paper, sheet } from './paper.ts'

const left = sheet.margin
const width = sheet.width - 2 * sheet.margin

const styles = {
  company: { face: 'wide', size: 13, colour: ink.indigo },
  title: { face: 'wide', size: 25 },
  lead: { face: 'regular', size: 10.5, colour: ink.quiet },
  date: { face: 'regular', size: 8.5, colour: ink.quiet },
  heading: { face: 'wide', size: 12.5 },
  line: { face: 'regular', size: 10 },
} as const satisfies Record<string, Ink>

interface HeadParts {
  title: string
  lead: string
  date?: string
  /** What pressing the date opens. */
  link?: string
}

/** Whose sheet it is and what is on it, with the thread below. */
export function putHead(paper: Paper, { title, lead, date, link }: HeadParts): number {
  if (title !== company.name) paper.put(company.name, styles.company, { x: left, y: sheet.margin - 8, width })
  let y = paper.put(title, styles.title, { x: left, y: sheet.margin + 14, width })
  y = paper.put(lead, styles.lead, { x: left, y: y + 1, width: width * 0.86 })
  if (date) y = paper.put(date, styles.date, { x: left, y: y + 2, width, ...(link && { link }) })
  putThread(paper, y + 22)
  return y + 26
}

/** One line with the loop that the site's sections begin with. */
function putThread({ pdf }: Paper, y: number): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + 16, y)
    .bezierCurveTo(left + 27, y, left + 36, y - 4, left + 36, y - 10)
    .bezierCurveTo(left + 36, y - 14, left + 33, y - 16, left + 30, y - 16)
    .bezierCurveTo(left + 27, y - 16, left + 24, y - 14, left + 24, y - 10)
    .bezierCurveTo(left + 24, y - 4, left + 33, y, left + 44, y)
    .lineTo(left + width, y)
    .lineWidth(1.2)
    .strokeColor(ink.indigo)
    .stroke()
}

/** How we are reached, as the brochure says it. */
export function putContact(paper: Paper, { brochure }: Words, from: number, bottom: number): number {
  const { heading, text, lines } = brochure.document.contact
  const height = 52 + lines.length * 14
  let y = from + height <= bottom ? from + 14 : sheet.margin
  if (y === sheet.margin) paper.pdf.addPage()
  paper.pdf.roundedRect(left, y, width, height - 10, 8).fill(ink.band)
  y += 10
  y = paper.put(heading, styles.heading, { x: left + 14, y, width: width - 28 })
  y = paper.put(text, styles.line, { x: left + 14, y, width: width - 28 })
  for (const line of lines)
    y = paper.put(`${line.label}: ${line.value}`, styles.line, {
      x: left + 14,
      y,
      width: width - 28,
      ...('href' in line && line.href && { link: line.href }),
    })
  return y
}
