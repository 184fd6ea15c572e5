import type { DiaryColumn } from '#content/call-scene.ts'

/** How long a line stays the current one when nobody speaks it, in milliseconds: as long as reading it takes. */
export function readingTime(text: string): number {
  return Math.min(7000, 1300 + [...text].length * 48)
}

/** A browser that never says that it has finished speaking is not waited for longer. */
export function longestSpeech(text: string): number {
  return readingTime(text) * 2 + 3000
}

/** What a column of the diary says once so many lines have been said, and what it said before it was corrected. */
export function columnAfter(column: DiaryColumn, lines: number): { now?: string; before?: string } {
  const [now, before] = column.filter(({ at }) => at < lines).toReversed()
  return { ...(now && { now: now.text }), ...(before && { before: before.text }) }
}

interface Voice {
  lang: string
  name: string
  localService: boolean
}

/** Two voices for two speakers where there are two, those of the device first; English as it is spoken in India if it can be. */
export function voicesFor<Of extends Voice>(voices: readonly Of[], language: string): Of[] {
  const rank = ({ lang, localService }: Of) => (localService ? 2 : 0) + (/-in$/i.test(lang) ? 1 : 0)
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, 2)
}
