import { Component, type ReactNode } from 'react'

interface SteadyViewProps {
  pathname: string
  /** Changes whenever what the screen shows does. */
  data: unknown
  children: ReactNode
}

interface Seen {
  element: Element
  top: number
}

/**
 * Keeps in place what is being looked at, when something comes in above it: a finger on its way must not land on somebody
 * else. Some browsers do so themselves, though never at the top of a page, so here they leave it to us.
 */
export class SteadyView extends Component<SteadyViewProps> {
  override getSnapshotBeforeUpdate(): Seen[] {
    const points = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((part) =>
      document.elementFromPoint(innerWidth / 2, innerHeight * part),
    )
    // News push the entries of a list away, and not the filters above them, which may be in the middle too.
    const entries = points.flatMap((element) => element?.closest('li, tbody tr') ?? [])
    return [document.activeElement, ...entries, ...points].flatMap((element) => {
      const place = element?.getBoundingClientRect()
      // What holds others does not move when these do.
      return element && place && isInView(place) && place.height < innerHeight / 3
        ? [{ element, top: place.top }]
        : []
    })
  }

  override componentDidUpdate(before: SteadyViewProps, _state: unknown, seen: Seen[]): void {
    const anchor = seen.find(({ element }) => element.isConnected)
    if (!anchor || before.pathname !== this.props.pathname) return
    scrollBy({ top: anchor.element.getBoundingClientRect().top - anchor.top, behavior: 'instant' })
  }

  override render() {
    return <div className="[overflow-anchor:none]">{this.props.children}</div>
  }
}

function isInView({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight
}
