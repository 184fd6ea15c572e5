import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { smallButton } from './small-button.tsx'

const plus = 'M12 5v14M5 12h14'
/** Smaller to look at than for a finger. */
const onPhone =
  'max-md:relative max-md:mr-1 max-md:size-9 max-md:min-h-0 max-md:justify-center max-md:px-0 max-md:before:absolute max-md:before:-inset-1.5'

/** In the head of a list: writes down another one. On a phone it is drawn, in words where there is room. */
export function AddLink({ children, ...link }: Omit<LinkProps, 'className'> & { children: ReactNode }) {
  return (
    <Link {...link} className={smallButton('strong', onPhone)}>
      <LineDrawing path={plus} className="size-5 md:-ml-1 md:size-4" />
      <span className="max-md:sr-only">{children}</span>
    </Link>
  )
}
