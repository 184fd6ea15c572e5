import { signInWords as words } from '#content/en/desk/sign-in.ts'
import { fill } from '#content/fill.ts'

/** How long someone who tried too often has to wait. */
export function waitWords(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  const minutes = count === 1 ? words.minutes.one : fill(words.minutes.other, { count: String(count) })
  return fill(words.wait, { minutes })
}
