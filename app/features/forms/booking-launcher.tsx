import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react'
import { isBookingLink } from '#content/booking-link.ts'

interface BookingLauncherProps {
  /** The sheet with its words, for what the link is about. */
  load(search: string): Promise<ComponentType<{ onClosed(): void }>>
}

/** Opens the booking sheet in the place of the page that a button leads to. What cannot be loaded is left to that page. */
export function BookingLauncher({ load }: BookingLauncherProps) {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<{ onClosed(): void }> }>()
  const close = useCallback(() => setOpened(undefined), [])
  // Before the page says that it answers: a press from before is then repeated.
  useLayoutEffect(() => {
    const open = (event: MouseEvent) => {
      const link = bookingLinkAt(event)
      if (!link) return
      event.preventDefault()
      link.ariaBusy = 'true'
      load(link.search)
        .then(
          (Sheet) => setOpened({ Sheet }),
          () => location.assign(link.href),
        )
        .finally(() => {
          link.ariaBusy = null
        })
    }
    // Before the router, which would go to the page.
    addEventListener('click', open, true)
    return () => removeEventListener('click', open, true)
  }, [load])
  return opened && <opened.Sheet onClosed={close} />
}

/** The link that was pressed, if it books and the browser is not asked for a tab of its own. */
function bookingLinkAt(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // Days and times of the picker are links too.
  const isOutside = link?.origin === location.origin && !link.closest('[data-picker]')
  return link && isPlain && isOutside && isBookingLink(link) ? link : undefined
}
