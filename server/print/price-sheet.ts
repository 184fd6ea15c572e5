import type { RegionId } from '#content/catalogue/services.ts'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { createPaper, type Ink, ink, type Paper, sheet } from './paper.ts'
import { putContact, putHead } from './parts.ts'

interface Row {
  name: string
  /** In the order of the columns. */
  figures: string[]
}

interface Table {
  heading: string
  note?: string
  columns: string[]
  rows: Row[]
}

export interface PrintParts {
  words: Words
  publicUrl: string
  /** “19 November 2026” */
  date: string
}

const left = sheet.margin
const width = sheet.width - 2 * sheet.margin
const bottom = sheet.height - sheet.margin - 26
/** Of what the name leaves, each figure takes a share. */
const nameWidth = width * 0.31

const styles = {
  heading: { face: 'wide', size: 12.5 },
  column: { face: 'regular', size: 8.5, colour: ink.quiet },
  name: { face: 'strong', size: 10 },
  figure: { face: 'regular', size: 10 },
  note: { face: 'regular', size: 8.5, colour: ink.quiet },
  offer: { face: 'regular', size: 9.5 },
} as const satisfies Record<string, Ink>

/** Every price of a country on one or two sheets of A4. */
export function priceSheetPdf(region: RegionId, parts: PrintParts): Promise<Buffer> {
  const { words, publicUrl, date } = parts
  const { priceSheet, pricing } = words
  const paper = createPaper({
    title: `${company.name}. ${priceSheet.titles[region]}`,
    subject: priceSheet.subject,
    language: words.language,
  })
  const address = new URL(words.frame.pricing.href, publicUrl).href
  let y = putHead(paper, {
    title: priceSheet.titles[region],
    lead: pricing.regions.find(({ id }) => id === region)?.lead ?? pricing.hero.lead,
    date: fill(priceSheet.asOf, { date, address: address.replace(/^https?:\/\//, '') }),
    link: address,
  })
  for (const table of tablesOf(region, words)) y = putTable(paper, table, y)
  y = putOffers(paper, words, y)
  putContact(paper, words, y, bottom)
  paper.onEverySheet((page, pages) => {
    const place = { x: left, y: sheet.height - sheet.margin - 8, width }
    paper.put(`${company.name} · ${priceSheet.terms}`, styles.note, place)
    paper.put(fill(priceSheet.page, { page: String(page), pages: String(pages) }), styles.note, {
      ...place,
      align: 'right',
    })
  })
  return paper.finish()
}

function tablesOf(region: RegionId, { pricing, priceSheet, locale }: Words): Table[] {
  const { columns, once, month, rupeesHere } = priceSheet
  const paid = [`${columns.setup} (${once})`, `${columns.monthly} (${month})`]
  const usage = pricing.regions.find(({ id }) => id === region)?.tables ?? []
  return [
    ...usage.map(({ heading, unit, tiers, extra }) => ({
      heading,
      note: extra.text,
      columns: [...paid, `${columns.included} (${unit})`],
      rows: tiers.map(({ name, setup, monthly, included }) => ({
        name,
        figures: [setup.text, monthly.text, included.toLocaleString(locale)],
      })),
    })),
    ...pricing.fixed.tables.map(({ heading, plans }) => ({
      heading,
      ...(region === 'tanzania' && { note: rupeesHere }),
      columns: [...paid, columns.included],
      rows: plans.map(({ name, setup, monthly, highlight }) => ({
        name,
        figures: [setup.text, monthly?.text ?? '', highlight],
      })),
    })),
    ...(pricing.custom.tiers.length > 0
      ? [
          {
            heading: pricing.custom.heading,
            ...(region === 'tanzania' && { note: rupeesHere }),
            columns: [columns.price, columns.time],
            rows: pricing.custom.tiers.map(({ name, amount, duration }) => ({
              name,
              figures: [amount.text, duration],
            })),
          },
        ]
      : []),
    ...(pricing.quickStart.packages.length > 0
      ? [
          {
            heading: priceSheet.startedQuickly,
            columns: [`${columns.price} (${once})`],
            rows: pricing.quickStart.packages.map(({ name, amount }) => ({ name, figures: [amount.text] })),
          },
        ]
      : []),
  ]
}

const rowHeight = 19

function putTable(paper: Paper, { heading, note, columns, rows }: Table, from: number): number {
  let y = roomFor(paper, 46 + rows.length * rowHeight, from) + 12
  paper.put(heading, styles.heading, { x: left, y, width })
  if (note) paper.put(note, styles.note, { x: left + width / 2, y: y + 3, width: width / 2, align: 'right' })
  y += 19
  // Of fewer figures each has the place that it has in the other tables.
  const columnWidth = (width - nameWidth) / 3
  const columnAt = (index: number) => ({ x: left + nameWidth + index * columnWidth, width: columnWidth - 6 })
  columns.forEach((column, index) => {
    paper.put(column, styles.column, { ...columnAt(index), y })
  })
  y += 14
  for (const { name, figures } of rows) {
    paper.rule(left, y, width)
    paper.put(name, styles.name, { x: left, y: y + 3, width: nameWidth - 8 })
    const heights = figures.map((figure, index) => {
      const style = index === 0 ? styles.name : styles.figure
      return paper.put(figure, style, { ...columnAt(index), y: y + 3 }) - y
    })
    y += Math.max(rowHeight, ...heights.map((height) => height + 2))
  }
  return y
}

function putOffers(paper: Paper, { pricing, priceSheet }: Words, from: number): number {
  const lines = pricing.offers.items.map(({ title, rules }) => `${title}. ${rules.join(' ')}`)
  const place = { x: left, width }
  const height = lines.reduce((sum, line) => sum + paper.heightOf(line, styles.offer, width) + 2, 60)
  let y = roomFor(paper, height, from) + 14
  y = paper.put(priceSheet.offers, styles.heading, { ...place, y })
  y = paper.put(priceSheet.offerNote, styles.offer, { ...place, y }) + 3
  for (const line of lines) y = paper.put(line, styles.offer, { ...place, y }) + 2
  return y
}

/** Where something may begin that is not to be parted: here, or at the top of another sheet. */
function roomFor(paper: Paper, height: number, y: number): number {
  if (y + height <= bottom) return y
  paper.pdf.addPage()
  return sheet.margin
}
