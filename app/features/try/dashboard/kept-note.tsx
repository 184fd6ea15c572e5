import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'

interface KeptNoteProps {
  words: Words['tryDashboard']['kept']
  /** Of the visitor's own sheet, which is in this tab. */
  name: string
  isShown: boolean
  onShow(): void
  onForget(): void
}

/** Where the visitor's own sheet is, and how it goes. */
export function KeptNote({ words, name, isShown, onShow, onForget }: KeptNoteProps) {
  return (
    <div className="screen-only mt-3 flex flex-wrap items-center gap-x-5 text-16">
      <p className="min-w-0 wrap-anywhere text-ink-2">
        {fill(isShown ? words.shown : words.waiting, { name })}
      </p>
      {!isShown && <TextButton label={words.show} onPress={onShow} />}
      <TextButton label={words.forget} onPress={onForget} />
    </div>
  )
}

function TextButton({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <button type="button" onClick={onPress} className="thread-link min-h-11 font-[600]">
      {label}
    </button>
  )
}
