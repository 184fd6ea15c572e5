import type { ComponentProps } from 'react'
import { OwnPicture } from './own-picture.tsx'
import { Textile } from './textile/textile.tsx'

interface ProjectPictureProps {
  title: string
  picture?: ComponentProps<typeof OwnPicture>['picture'] | undefined
  /** The same cloth stands further up on the page, and lends its figures. */
  borrows?: boolean
  className: string
}

/** A project's own picture, or until there is one a cloth drawn from its title. The text beside it tells what it is. */
export function ProjectPicture({ title, picture, borrows = false, className }: ProjectPictureProps) {
  if (!picture) return <Textile title={title} borrows={borrows} className={className} />
  return (
    <OwnPicture
      picture={{ ...picture, alt: '' }}
      sizes="(min-width: 800px) 33vw, 100vw"
      className={`object-cover ${className}`}
    />
  )
}
