import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFolder } from '#server/db/source-folder.ts'

/** Words of the four languages, as they are typed, by what they mean: “refund: wapas rudisha वापस …”, one meaning a line. */
const file = path.join(sourceFolder('server/assistant/understand'), 'dictionary.txt')

const meanings = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', words = ''] = line.split(': ')
      return words.split(' ').map((word) => [asKey(word), meaning] as const)
    }),
)

/** What a word means, in English; nothing if it is in no line. */
export function meaningOfWord(word: string): string | undefined {
  return meanings.get(asKey(word))
}

/** Nukta dots are left out as often as they are typed. */
function asKey(word: string): string {
  return word.normalize('NFC').replaceAll('\u093c', '')
}
