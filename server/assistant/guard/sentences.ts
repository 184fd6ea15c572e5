/** Sentences with the space behind them, so that joined they are the text again. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: gap } of text.matchAll(/(?:(?<=[.!?।．！？。]["”')*_]{0,3})[ \t]+|\n)\s*/g)) {
    const end = index + gap.length
    const before = text.slice(Math.max(start, index - maxAbbreviationLength), index)
    const isInsideNumber = !gap.includes('\n') && /\d\.$/.test(before) && /^\d/.test(text.slice(end, end + 1))
    if (end === text.length || abbreviation.test(before) || isInsideNumber) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  sentences.push(text.slice(start))
  return sentences
}

const maxAbbreviationLength = 10
const abbreviation =
  /(?:^|[\s(])(?:rs|re|no|approx|e\.g|i\.e|vs|mr|mrs|ms|dr|st|ca|incl|excl|max|min|u\.s|रु|p\.m|a\.m)\.$/i
