import { readFileSync } from 'node:fs'
import { company } from '#content/company.ts'
import type { QuestionGroup } from './questions.ts'

interface VisitorSet {
  name: string
  groups: QuestionGroup[]
}

/** The sets of `visitors.txt`, in the order in which they were written. */
export function readVisitorSets(): VisitorSet[] {
  const text = readFileSync(new URL('./visitors.txt', import.meta.url), 'utf8').replaceAll(
    '{email}',
    company.email,
  )
  const [, ...sets] = text.split(/^== /m)
  return sets.map((set) => {
    const [name = '', ...lines] = set.trim().split('\n')
    return { name, groups: readGroups(lines) }
  })
}

function readGroups(lines: readonly string[]): QuestionGroup[] {
  let conversation: string[] = []
  return lines.map((line) => {
    const [ask = '', said = ''] = line.split(' => ')
    const isFollowUp = ask.startsWith('  > ')
    const after = isFollowUp ? conversation : []
    const asked = isFollowUp ? ask.slice(4) : ask
    conversation = [...after, asked]
    const parts = said.split(' + ')
    return {
      asks: [asked],
      after,
      facts: parts.filter((part) => !part.startsWith('!')).map((part) => part.split(' | ')),
      never: parts.filter((part) => part.startsWith('!')).map((part) => part.slice(1)),
    }
  })
}
