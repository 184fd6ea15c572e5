import type { Proof } from '#app/ui/proof-line.tsx'
import type { Words } from '#content/words.ts'

type Case = Words['home']['demos']['cards'][number]

/** Of the cases that the home page tells, the one of this kind. */
export function proofOf({ cards }: Words['home']['demos'], kind: Case['kind']): Proof {
  const found = cards.find((each) => each.kind === kind)
  if (!found) throw new Error(`The home page tells no case of a ${kind}`)
  const { result, title, label, href } = found
  return { result, title, label, href }
}
