interface OwnWords {
  /** What its author wrote this time. */
  words: string
  /** The conversation before it, as mail programs repeat it. */
  quoted: string
}

/** What is new in a mail, and what it repeats of the mails before. All of it is one or the other. */
export function withoutQuoted(text: string): OwnWords {
  const lines = text.split('\n')
  const start = historyStart(lines)
  if (start === undefined) return { words: text.trim(), quoted: '' }
  const above = joined(lines.slice(0, start))
  const end = quoteEnd(lines, start)
  const below = lines.slice(end)
  const history = joined(lines.slice(start, end))
  if (isBlank(below)) return above ? { words: above, quoted: history } : { words: history, quoted: '' }
  // Written below what it answers, or between its lines, where neither says anything without the other.
  return above || below.some(isQuoted)
    ? { words: text.trim(), quoted: '' }
    : { words: joined(below), quoted: history }
}

/** Lines that programs write above what they repeat: “On … wrote:”, over up to three lines, in a few languages. */
const verbs = ['wrote:', 'लिखा:', 'लिखा है:', 'aliandika:', 'ameandika:', 'schrieb:', 'a écrit :', 'escribió:']
const separators = [
  /^-{2,} ?(original message|original mail|reply message|मूल संदेश|ujumbe asili|ujumbe halisi) ?-{2,}$/i,
  /^_{20,}$/,
]
const headLine =
  /^\*?(from|sent|date|to|cc|subject|प्रेषक|भेजा गया|प्रति|विषय|kutoka|imetumwa|kwa|mada) ?: ?\*? ?\S/i
const longestAttribution = 400

function historyStart(lines: string[]): number | undefined {
  const quote = quoteAtEnd(lines)
  for (let at = 0; at < (quote ?? lines.length); at++) {
    if (isSeparator(lines, at)) return at
    const attribution = attributionStart(lines, at)
    if (attribution !== undefined) return attribution
  }
  return quote
}

/** Where the sentence begins that ends with this line and says who wrote when. */
function attributionStart(lines: string[], end: number): number | undefined {
  const last = lines[end]?.trim().toLowerCase() ?? ''
  if (isQuoted(last) || !verbs.some((verb) => last.endsWith(verb))) return undefined
  const starts = [end, end - 1, end - 2].filter((start, above) => {
    const told = lines.slice(Math.max(start, 0), end + 1)
    return start >= 0 && told.length === above + 1 && told.every((line) => line.trim() !== '')
  })
  const holding = (what: RegExp) =>
    starts.find((start) =>
      what.test(
        lines
          .slice(start, end + 1)
          .join(' ')
          .slice(0, longestAttribution),
      ),
    )
  // Without either it is a sentence of the author's own that happens to end so.
  return holding(/\d{4}/) ?? holding(/@/)
}

function isSeparator(lines: string[], at: number): boolean {
  const line = lines[at]?.trim() ?? ''
  if (line.length > longestAttribution) return false
  if (separators.some((separator) => separator.test(line)))
    return !line.startsWith('_') || isHead(lines, at + 1)
  return isHead(lines, at)
}

/** The head of the mail before, as Outlook repeats it. */
function isHead(lines: string[], at: number): boolean {
  const head = lines.slice(at, at + 4).filter((line) => line.length < longestAttribution)
  return head.filter((line) => headLine.test(line.trim())).length >= 3
}

/** Where the quoted lines begin that a mail ends with. */
function quoteAtEnd(lines: string[]): number | undefined {
  let start: number | undefined
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) start = at
    else if (line.trim() !== '') break
  }
  return start
}

/** Where the history ends that begins there: with its quoted lines, or with the text if none is marked. */
function quoteEnd(lines: string[], start: number): number {
  let at = start
  while (at < lines.length && at < start + 4 && !isQuoted(lines[at] ?? '')) at++
  if (!isQuoted(lines[at] ?? '')) return lines.length
  while (at < lines.length && (isQuoted(lines[at] ?? '') || lines[at]?.trim() === '')) at++
  return at
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>')
}

function isBlank(lines: string[]): boolean {
  return lines.every((line) => line.trim() === '')
}

function joined(lines: string[]): string {
  return lines.join('\n').trim()
}
