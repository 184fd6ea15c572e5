import { escapeXml } from '#app/seo/xml.ts'
import { isOfPage, type Line, shown, shownTarget, targetOf, tellVerdict } from './lines.ts'

/** Every target as a bar: the measured value against it. Readable on light and on dark, and without telling colours apart. */
export function drawChart(lines: Line[]): string {
  const bars = worstOfPages(lines).flatMap(barOf)
  const nothings = bars.filter(({ limit, met }) => limit === 0 && met)
  const drawn: string[] = []
  let y = 78
  for (const { kind, title } of groups) {
    const own = bars.filter((bar) => bar.kind === kind && !nothings.includes(bar))
    if (own.length === 0) continue
    drawn.push(text('group', margin, y, title))
    const top = y + 12
    y += 34
    for (const bar of own) {
      drawn.push(...drawBar(bar, y))
      y += rowHeight
    }
    drawn.push(`<path class="target" d="M${targetAt} ${top}V${y - 14}"/>`)
    y += 24
  }
  if (nothings.length > 0) {
    drawn.push(text('group', margin, y, `Must be 0, and is: ${nothings.length}`))
    for (const line of wrapped(nothings.map(({ what }) => what))) {
      y += 20
      drawn.push(text('what', margin, y, line))
    }
    y += 24
  }
  const missed = bars.filter(({ met }) => !met)
  const title = tellVerdict(lines)
  const description = missed.map(({ what, told }) => `${what}: ${told}`).join('; ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-labelledby="title desc">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">${escapeXml(missed.length > 0 ? `Missed: ${description}.` : 'None is missed.')}</desc>
<style>${style}</style>
<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M1.5 0V6"/></pattern></defs>
<rect class="paper" width="${width}" height="${y}" rx="14"/>
${text('title', margin, 38, title)}
${drawn.join('\n')}
</svg>
`
}

const width = 960
const margin = 24
const rowHeight = 28
/** Where bars begin, where their target stands, and where longer ones are cut off. */
const [barsAt, targetAt, cutAt] = [430, 570, 660]

const groups = [
  { kind: 'at most', title: 'At most: a bar that ends before the dashed line is within the target' },
  { kind: 'at least', title: 'At least: a bar that reaches the dashed line is within the target' },
] as const

// The brand's colours on its own paper, so that the picture can stand on any page.
const style = `
text{font:14px system-ui,sans-serif;fill:#171a2b}
.paper{fill:#fcfaf5;stroke:#ddd5c3}
.title{font-size:20px;font-weight:650}
.group,.missed{font-weight:650}
.what{font-size:13px}
.told,.missed{font-size:13px}
.met-bar{fill:#0b6e6e}
.missed-bar{fill:url(#hatch);stroke:#a8201a;stroke-width:2}
.hatch{stroke:#a8201a;stroke-width:3}
.missed{fill:#a8201a}
.target{stroke:#171a2b;stroke-width:1.5;stroke-dasharray:4 3}
.cut{stroke:#fcfaf5;stroke-width:3}
@media (prefers-color-scheme:dark){
text{fill:#f4f1e8}
.paper{fill:#10131f;stroke:#2c3147}
.met-bar{fill:#4fc3b8}
.missed-bar,.hatch{stroke:#ff8a80}
.missed{fill:#ff8a80}
.target{stroke:#f4f1e8}
.cut{stroke:#10131f}
}
`

interface Bar extends Pick<Line, 'what' | 'met'> {
  kind: 'at most' | 'at least'
  limit: number
  value: number
  told: string
}

function barOf(line: Line): Bar[] {
  const target = targetOf(line)
  return target ? [{ ...line, ...target, told: `${shown(line.value)}, ${shownTarget(line)}` }] : []
}

function drawBar({ what, met, value, limit, told }: Bar, y: number): string[] {
  // Against a target of 0 whatever is measured is off the scale.
  const full = limit === 0 ? cutAt - barsAt + 1 : (value / limit) * (targetAt - barsAt)
  const isCut = full > cutAt - barsAt
  const length = Math.max(2, Math.min(full, cutAt - barsAt))
  return [
    text('what', margin, y, what),
    `<rect class="${met ? 'met' : 'missed'}-bar" x="${barsAt}" y="${y - 12}" width="${length.toFixed(1)}" height="15" rx="3"/>`,
    ...(isCut ? [`<path class="cut" d="M${cutAt - 14} ${y + 6}l6 -22"/>`] : []),
    text(met ? 'told' : 'missed', cutAt + 12, y, met ? told : `Missed: ${told}`),
  ]
}

/** Some forty pages have the same few targets: one bar for each, that of the page which is furthest off. */
function worstOfPages(lines: Line[]): Line[] {
  const byKind = Map.groupBy(lines.filter(isOfPage), ({ what }) => what.slice(what.indexOf(': ') + 2))
  const worst = [...byKind].flatMap(([kind, own]) => {
    const isLowest = own[0]?.target.startsWith('at least')
    const [line] = own.toSorted((a, b) => (isLowest ? a.value - b.value : b.value - a.value))
    return line ? [{ ...line, what: `worst of ${own.length} pages: ${kind}` }] : []
  })
  return [...lines.filter((line) => !isOfPage(line)), ...worst]
}

/** Lines of at most so many characters. */
function wrapped(items: string[], maxLength = 125): string[] {
  const rows: string[] = []
  for (const item of items) {
    const last = rows.pop()
    const joined = last === undefined ? item : `${last} · ${item}`
    if (last === undefined || joined.length <= maxLength) rows.push(joined)
    else rows.push(last, item)
  }
  return rows
}

function text(look: string, x: number, y: number, words: string): string {
  return `<text class="${look}" x="${x}" y="${y}">${escapeXml(words)}</text>`
}
