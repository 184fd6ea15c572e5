import { type ReactNode, useRef } from 'react'
import { NavLink } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Link } from '#content/link.ts'
import type { Words } from '#content/words.ts'

interface PhoneMenuProps {
  words: Words['frame']['phoneMenu']
  bookDemo: Link
  /** Below the pages. */
  children: ReactNode
}

/** A sheet that the platform opens and closes; script only closes it after a link was chosen. */
export function PhoneMenu({ words, bookDemo, children }: PhoneMenuProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => sheet.current?.hidePopover()
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="phone-menu"
        aria-label={words.open}
        className="grid size-11 place-items-center rounded-full hover:bg-paper-2"
      >
        <Icon name="menu" />
      </button>
      <div
        ref={sheet}
        id="phone-menu"
        popover="auto"
        role="dialog"
        aria-label={words.label}
        className="phone-menu fades m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-paper px-5 pb-8 text-ink"
      >
        <div className="flex h-(--header-height) items-center justify-end">
          <button
            type="button"
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            aria-label={words.close}
            className="grid size-11 place-items-center rounded-full"
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={words.label} className="grow">
          <ul>
            {words.links.map((link) => (
              <li key={link.href} className="border-b border-line">
                <NavLink
                  to={link.href}
                  end
                  onClick={close}
                  className="headline flex min-h-16 items-center text-30 aria-[current=page]:text-indigo"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className="mt-3 grid grid-cols-2 gap-x-4">
            {words.more.map((link) => (
              <li key={link.href}>
                <NavLink
                  to={link.href}
                  onClick={close}
                  className="flex min-h-12 items-center text-17 aria-[current=page]:text-indigo"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {children}
        <ButtonLink look="primary" href={bookDemo.href} onClick={close} className="mt-8 w-full">
          {bookDemo.label}
        </ButtonLink>
        <ButtonLink look="outline" href={words.whatsapp.href} onClick={close} className="mt-3 w-full">
          <Icon name="whatsapp" className="size-5 text-peacock" />
          {words.whatsapp.label}
        </ButtonLink>
      </div>
    </div>
  )
}
