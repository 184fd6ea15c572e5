import type { DeskWords } from '#content/en/desk/common.ts'

interface LastMessageProps {
  common: DeskWords
  person: { kinds: string[]; wrote: string | null }
}

/** What somebody wrote, or did without a word. */
export function LastMessage({ common, person: { kinds, wrote } }: LastMessageProps) {
  return <p className="truncate text-ink-2">{wrote ?? kindsText(common, kinds)}</p>
}

/** What somebody did. */
export function kindsText({ kinds: names }: DeskWords, kinds: string[]): string {
  return kinds.map((kind) => names[kind] ?? kind).join(', ')
}
