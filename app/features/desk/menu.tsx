import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LineDrawing } from '#app/ui/line-drawing.tsx'

/** Three dots: there is more here. */
export const dots = 'M5.5 12h.01M12 12h.01M18.5 12h.01'
/** More is behind it. */
export const arrow = 'm7 10 5 5 5-5'

/** How each entry of a menu looks. */
export const menuEntry =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-[8px] px-3 text-left text-16 hover:bg-paper-2 aria-[current]:font-[600] aria-[current]:text-indigo'

interface MenuProps {
  /** What is on the button; dots where nothing is. */
  label?: ReactNode
  /** What the button is for, where its label does not say so. */
  name?: string
  className?: string
  /** Open from the start, in its place on the page: what was sent from it is refused. */
  isOpen?: boolean
  /** Only a phone has too little room for what is in it; elsewhere that stands where the button would. */
  isForPhones?: boolean
  /** On a phone what is in it stands where the button would. */
  isForWide?: boolean
  children: ReactNode
}

/** Choices and small forms behind one button. The platform opens and closes it; what is sent or followed from it closes it too. */
export function Menu({
  label,
  name,
  className = '',
  isOpen = false,
  isForPhones = false,
  isForWide = false,
  children,
}: MenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'center' })
  }, [isOpen])
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        className={`${className} ${isForPhones ? 'md:hidden' : ''} ${isForWide ? 'max-md:hidden' : ''}`}
      >
        {label ?? <LineDrawing path={dots} className="size-5 stroke-3" />}
        {label !== undefined && <LineDrawing path={arrow} className="-mr-1 size-4" />}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes once something in it was pressed, by pointer or key alike */}
      <div
        ref={panel}
        id={id}
        popover={isOpen ? undefined : 'auto'}
        onSubmit={close}
        onClick={({ target }) =>
          target instanceof Element && target.closest('a, [type=button]:not([popovertarget])') && close()
        }
        className={`desk-menu rounded-[10px] border border-line bg-paper p-1 text-16 text-ink shadow-lg ${isForPhones ? 'md:contents' : ''} ${isForWide ? 'max-md:contents' : ''}`}
      >
        {name && (
          <p className={`px-3 py-2 text-14 text-ink-2 ${isForPhones ? 'md:hidden' : 'lg:hidden'}`}>{name}</p>
        )}
        {children}
      </div>
    </>
  )
}
