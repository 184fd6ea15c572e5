import type { RefObject } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import type { PaletteWords } from '#content/en/desk/palette.ts'
import { keyLook } from './key-look.ts'

interface ShortcutsHelpProps {
  ref: RefObject<HTMLDialogElement | null>
  words: PaletteWords['shortcuts']
  closeLabel: string
}

/** What the keys do. */
export function ShortcutsHelp({ ref, words, closeLabel }: ShortcutsHelpProps) {
  return (
    <Dialog ref={ref} title={words.title} closeLabel={closeLabel}>
      <div className="grid gap-6 sm:grid-cols-2">
        {words.groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="pb-1 text-14 font-[600] text-ink-2">{title}</h3>
            <dl>
              {keys.map(({ keys: pressed, does }) => (
                <div key={does} className="flex items-center justify-between gap-4 py-1">
                  <dt>{does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {pressed.map((key) => (
                      <kbd key={key} className={keyLook}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
