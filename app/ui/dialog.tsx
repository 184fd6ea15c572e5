import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  closeLabel: string
  /** Stands where the title would, which is then only read out. What follows may grow and shrink below it. */
  head?: ReactNode
  children: ReactNode
}

/**
 * The platform's modal: it keeps the focus inside, closes on Escape and on a press of the backdrop, and gives the
 * focus back. Open it with `ref.current.showModal()`.
 */
export function Dialog({ ref, title, closeLabel, head, children }: DialogProps) {
  const titleId = useId()
  const pressed = useRef<EventTarget>(null)
  // Safari has no `closedby` yet. A press that began inside, to select text, is none of the backdrop.
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.target
  }
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed.current === currentTarget) currentTarget.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is Escape that closes
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      closedby="any"
      onPointerDown={onPointerDown}
      onClick={onClick}
      className={`dialog fades m-auto w-[min(34rem,100vw-2rem)] rounded-card border border-line bg-paper p-0 text-ink ${head ? 'max-sm:mt-4! sm:mt-[12dvh]!' : 'max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none'}`}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b bg-paper border-line py-2 pr-2 pl-4 sm:pl-6">
        <h2 id={titleId} className={head ? 'sr-only' : 'text-20 leading-snug wide'}>
          {title}
        </h2>
        {head}
        <form method="dialog">
          <button
            type="submit"
            aria-label={closeLabel}
            className="grid size-11 place-items-center rounded-full hover:bg-paper-2"
          >
            <Icon name="close" className="size-5" />
          </button>
        </form>
      </div>
      <div className={head ? 'p-2' : 'p-4 sm:p-6'}>{children}</div>
    </dialog>
  )
}
