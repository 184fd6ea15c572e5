import { company } from '#content/company.ts'
import { createPaper, type Ink, ink, type Paper, sheet } from './paper.ts'
import { putContact, putHead } from './parts.ts'
import type { PrintParts } from './price-sheet.ts'

const left = sheet.margin
const width = sheet.width - 2 * sheet.margin
const gap = 26
const half = (width - gap) / 2

const styles = {
  heading: { face: 'wide', size: 14 },
  name: { face: 'strong', size: 10.5 },
  text: { face: 'regular', size: 10.5, colour: ink.quiet },
  figure: { face: 'wide', size: 19, colour: ink.indigo },
} as const satisfies Record<string, Ink>

/** The brochure on one upright sheet: what is folded in three on paper is read from top to bottom on a phone. */
export function brochurePdf({ words }: PrintParts): Promise<Buffer> {
  const { document } = words.brochure
  const paper = createPaper({
    title: words.priceSheet.brochureTitle,
    subject: document.tagline,
    language: words.language,
  })
  const top = putHead(paper, { title: document.title, lead: document.tagline }) + 18
  const right = left + half + gap
  const afterServices = putEntries(
    paper,
    document.services.heading,
    document.services.items.map(({ title, text }) => ({ name: title, text })),
    { x: left, y: top },
  )
  const afterIndustries = putEntries(
    paper,
    document.industries.heading,
    document.industries.items.map((text) => ({ text })),
    { x: right, y: top },
  )
  const afterMetrics = putFigures(paper, document.metrics, { x: right, y: afterIndustries + 16 })
  const { packages, offer } = document
  let y = Math.max(afterServices, afterMetrics) + 20
  paper.rule(left, y - 8, width)
  y = putEntries(
    paper,
    packages.heading,
    [
      ...packages.items.map(({ name, price, text }) => ({ name: `${name}, ${price.text}`, text })),
      {
        name: `${packages.hosting.label}, ${packages.hosting.price.text} ${packages.hosting.perMonth}`,
        text: '',
      },
    ],
    { x: left, y },
    width,
  )
  y = putEntries(paper, offer.heading, [{ text: offer.text }], { x: left, y: y + 12 }, width)
  putContact(paper, words, y + 6, sheet.height - sheet.margin)
  paper.onEverySheet(() => {
    paper.put(company.name, styles.text, {
      x: left,
      y: sheet.height - sheet.margin - 8,
      width,
      align: 'right',
    })
  })
  return paper.finish()
}

interface Place {
  x: number
  y: number
}

function putEntries(
  paper: Paper,
  heading: string,
  entries: { name?: string; text: string }[],
  { x, y: from }: Place,
  room = half,
): number {
  let y = paper.put(heading, styles.heading, { x, y: from, width: room }) + 3
  for (const { name, text } of entries) {
    if (name) y = paper.put(name, styles.name, { x, y, width: room })
    y = paper.put(text, styles.text, { x, y, width: room }) + (name ? 4 : 1)
  }
  return y
}

function putFigures(
  paper: Paper,
  { heading, items }: { heading: string; items: readonly { value: string; label: string }[] },
  { x, y: from }: Place,
): number {
  const top = paper.put(heading, styles.heading, { x, y: from, width: half }) + 2
  const room = half / 2
  const bottoms = items.map(({ value, label }, index) => {
    const place = { x: x + (index % 2) * room, width: room - 8 }
    const y = paper.put(value, styles.figure, { ...place, y: top + Math.floor(index / 2) * 46 })
    return paper.put(label, styles.text, { ...place, y: y - 2 })
  })
  return Math.max(...bottoms)
}
