import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a lying model was asked, what it says, and the words of it that must reach nobody. */
export interface Lie {
  about: string
  ask: string
  reply: string
  lie: string
}

/** Written by people who had not seen the guard. */
export function lies(): Lie[] {
  const file = readFileSync(path.join(import.meta.dirname, 'lies.jsonl'), 'utf8')
  return file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
