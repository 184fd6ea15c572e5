import { useCallback, useRef } from 'react'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import type { PaletteWords } from '#content/en/desk/palette.ts'
import { keyLook } from './key-look.ts'
import { Palette } from './palette.tsx'
import { ShortcutsHelp } from './shortcuts-help.tsx'
import { useShortcuts } from './use-shortcuts.ts'

interface QuickWaysProps {
  words: PaletteWords
  screens: { label: string; to: string }[]
}

const button =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-[10px] px-3 text-16 text-ink-2 hover:bg-paper-2'

const lens = 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l4 4'

/** The palette and the list of keys, each with a button for whoever does not know its key. */
export function QuickWays({ words, screens }: QuickWaysProps) {
  const palette = useRef<HTMLDialogElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  const openPalette = useCallback(() => {
    if (!palette.current?.open) palette.current?.showModal()
    palette.current?.querySelector('input')?.select()
  }, [])
  const openHelp = useCallback(() => help.current?.showModal(), [])
  useShortcuts({ openPalette, openHelp })
  return (
    <>
      <button type="button" onClick={openPalette} aria-keyshortcuts="Control+K Meta+K" className={button}>
        <LineDrawing path={lens} className="size-5" />
        <span className="max-lg:sr-only">{words.open}</span>
        <span className={`${keyLook} max-lg:hidden`}>{words.openKey}</span>
      </button>
      <button
        type="button"
        onClick={openHelp}
        aria-label={words.shortcuts.open}
        aria-keyshortcuts="?"
        className={`${button} max-lg:hidden`}
      >
        <kbd className={keyLook}>?</kbd>
      </button>
      <Palette ref={palette} words={words} screens={screens} />
      <ShortcutsHelp ref={help} words={words.shortcuts} closeLabel={words.close} />
    </>
  )
}
