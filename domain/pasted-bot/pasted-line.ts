/** What one pasted line is, by its look alone. */
export interface PastedLine {
  /** As pasted, without the mark of a list or of “Q:” before it. */
  text: string
  kind: 'blank' | 'heading' | 'question' | 'answer' | 'price' | 'labelled' | 'row' | 'plain'
  /** What a price is of, or what stands before a colon. */
  about: string
  /** Of a question with its answer behind it, where the answer begins. */
  rest: string
}

const bullet =
  /^(?:[-*+•·–—‣▪●○◦➤➢»>✔✓✅☑]|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,3}[.)](?=\s)|\(?[a-z][.)](?=\s))\s*/u
const hashes = /^#{1,6}\s+/
const mark = '\\s{0,2}\\d{0,3}\\s{0,2}(?:[:)]|[.\\-–—](?=\\s))\\s{0,3}'
const asks = new RegExp(`^(?:q(?:uestion|ues)?|प्रश्न|सवाल|swali)\\.?${mark}`, 'iu')
/** As Swahili has it, where it is clearly a question. */
const asksShort = /^s\s?:\s?(?=.{0,220}[?？؟])/i
const answers = new RegExp(`^(?:a(?:ns(?:wer)?)?|उत्तर|जवाब|jibu|j)\\.?${mark}`, 'iu')

const currency =
  '(?:₹|rs\\.?|inr|us\\$|\\$|usd|€|eur|£|gbp|tzs|tshs?\\.?|kes|kshs?\\.?|ugx|shs?\\.?|sh\\.|shilingi|shillings?|rupees?|rupaye|dollars?|dola|रु\\.?|रुपये|रुपए|रूपये|aed)'
const figure = '\\d[\\d,]{0,12}(?:\\.\\d{1,2})?(?:\\s?(?:k|lakh|lac))?'
const money = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${currency}\\s{0,2}${figure}|${figure}\\s{0,2}(?:/[-=]|${currency}(?!\\p{L})))`,
  'iu',
)
/** “Scaling ..... 800”: a figure at the end, behind something that leads to it. */
const figureAtEnd =
  /^(.{2,80}?)\s{0,4}(?!(?<=\d):[0-5]\d(?!\d))(?:[-–—:=|\t@]|\.{2,40}|…|\s{3})[\s.…]{0,40}(\d[\d,]{1,10}(?:\.\d{1,2})?)(?:\s{0,2}(?:only|each|per\s\w{1,12}|\/\s?\w{1,12}))?$/i
/** “7:30” is no price of 7. “Battery: 900 to 2500, by the model” */
const figureFirst =
  /^(.{2,60}?)\s{0,3}(?!(?<=\d):[0-5]\d(?!\d))[:–-]\s{0,3}(?:from|starts? (?:at|from)|approx\.?|about)?\s?(\d[\d,]{1,9})(?![\d:.]|\s?(?:am|pm|%|min|hour|day|week|month|year|km|student|seat|people|person|bed|room))/i
const noAmount =
  /\bphone|\bmobile|\bcall|tel\b|whatsapp|pin\b|code|fax|gst|reg(?:istration|d)? ?no|licen[cs]e|since|estd|year|number|helpline|simu|फोन|मोबाइल/i
const label = /^([\p{L}\p{M}\p{N}][^:：|\t]{1,48}?)\s{0,3}(?:[:：](?!\d)\s{0,3}|\s[-–—]\s)(?=\S)/u
const cell = /\t|\s\|\s|^\|/
const longestHeading = 60
const longestQuestion = 220

export function hasMoney(text: string): boolean {
  return money.test(text.length > 2000 ? text.slice(0, 2000) : text)
}

/** `isPriced`: among prices, where a bare figure is one too. */
export function readLine(pasted: string, isPriced: boolean): PastedLine {
  const unmarked = unmark(pasted)
  const { line } = unmarked
  const text = line
  if (!/[\p{L}\p{N}]/u.test(line)) return { text, kind: 'blank', about: '', rest: '' }
  if (unmarked.isHeading) return { text, kind: 'heading', about: '', rest: '' }
  const question = readQuestion(line)
  if (question) return question
  if (answers.test(line)) return { text: line.replace(answers, ''), kind: 'answer', about: '', rest: '' }
  const isRow = cell.test(line)
  const about = pricedThing(line, isPriced)
  if (about !== null) return { text, kind: isRow ? 'row' : 'price', about, rest: '' }
  if (isRow)
    return { text, kind: 'row', about: line.replace(/^\|\s{0,9}/, '').split(/[\t|]/, 1)[0] ?? '', rest: '' }
  const labelled = label.exec(line)
  if (labelled && line.length > labelled[0].length)
    return { text, kind: 'labelled', about: labelled[1] ?? '', rest: '' }
  return { text, kind: isHeading(line) ? 'heading' : 'plain', about: '', rest: '' }
}

/** Without what a list, a heading or bold type in Markdown is written with. */
function unmark(pasted: string): { line: string; isHeading: boolean } {
  let line = pasted.trim()
  const isHeading = hashes.test(line)
  if (isHeading) line = line.replace(hashes, '')
  // Two marks at most: “• ✅ Parking”.
  for (let turn = 0; turn < 2; turn++) {
    const without = line.replace(bullet, '')
    if (without === '' || without === line) break
    line = without
  }
  if (line.includes('**') || line.includes('__')) line = line.replace(/\*\*|__/g, '')
  return { line: line.trim(), isHeading }
}

function readQuestion(line: string): PastedLine | null {
  const isMarked = asks.test(line)
  const text = line.replace(asks, '').replace(asksShort, '')
  const end = text.search(/[?？؟]/)
  if (isMarked && end === -1) return { text, kind: 'question', about: text, rest: '' }
  if (end === -1 || end > longestQuestion) return null
  const question = text.slice(0, end + 1)
  const rest = text
    .slice(end + 1)
    .replace(/^[?？؟\s\-–—:>|]{1,20}/, '')
    .replace(answers, '')
    .trim()
  // “Need a crown? See the list.” is a question with its answer; in “Call us (urgent?) at 98…” nothing is asked.
  if (/^[)\]"”]/.test(rest)) return null
  return { text: question, kind: 'question', about: question, rest }
}

/** What a line gives the price of; null if it gives none. */
function pricedThing(line: string, isPriced: boolean): string | null {
  if (line.length > 200) return null
  const found = money.exec(line)
  if (found) {
    const before = trimmed(line.slice(0, found.index))
    // A sentence that happens to name a price is a sentence.
    if (before.split(' ').length > 12 || /[.!।]\s/.test(before)) return null
    return (
      before || trimmed(line.slice(found.index + found[0].length).replace(/^\s{0,3}(?:for|per|kwa)\b/i, ''))
    )
  }
  const bare = isPriced ? bareFigure(line) : null
  return bare && trimmed(bare)
}

/** What a figure without a currency stands behind, if it can be a price. */
export function bareFigure(line: string): string | null {
  if (line.length > 200 || noAmount.test(line)) return null
  const found = figureAtEnd.exec(line) ?? figureFirst.exec(line)
  return found && Number((found[2] ?? '').replaceAll(',', '')) >= 10 ? (found[1] ?? '') : null
}

function trimmed(text: string): string {
  return text
    .replace(/^[\s|\-–—:]{1,20}/, '')
    .replace(/[\s|\-–—:=.…@(,]{1,60}$/, '')
    .replace(/\s(?:is|are|at|for|from|starts? at|starting from|ni|hai)$/i, '')
}

function isHeading(line: string): boolean {
  if (line.length > longestHeading) return false
  if (/[:：]$/.test(line)) return true
  if (/[.!?,;।]$/.test(line) || line.split(/\s+/).length > 7) return false
  return !/\d/.test(line)
}
