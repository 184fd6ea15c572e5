import type { ComponentProps, ReactNode } from 'react'
import { OwnPicture } from './own-picture.tsx'
import { Textile } from './textile/textile.tsx'

interface ProjectPictureProps {
  title: string
  picture?: ComponentProps<typeof OwnPicture>['picture'] | undefined
  /** The same cloth stands further up on the page, and lends its figures. */
  borrows?: boolean
  className: string
  /** What is seen of it on the cloth. */
  children?: ReactNode
}

/** A project's own picture, or until there is one a cloth drawn from its title, with what it looks like on it. The text beside it tells what it is. */
export function ProjectPicture({
  title,
  picture,
  borrows = false,
  className,
  children,
}: ProjectPictureProps) {
  if (!picture)
    return (
      <div className={`relative ${className}`}>
        <Textile title={title} borrows={borrows} className="size-full" />
        {children && <div className="absolute inset-0 grid place-items-center px-5">{children}</div>}
      </div>
    )
  return (
    <OwnPicture
      picture={{ ...picture, alt: '' }}
      sizes="(min-width: 800px) 33vw, 100vw"
      className={`object-cover ${className}`}
    />
  )
}
