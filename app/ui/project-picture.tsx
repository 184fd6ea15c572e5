import { Textile } from './textile/textile.tsx'

interface ProjectPictureProps {
  title: string
  image?: string | undefined
  /** The same cloth stands further up on the page, and lends its figures. */
  borrows?: boolean
  className: string
}

/** A project's own picture, or until there is one a cloth drawn from its title. The text beside it tells what it is. */
export function ProjectPicture({ title, image, borrows = false, className }: ProjectPictureProps) {
  if (!image) return <Textile title={title} borrows={borrows} className={className} />
  return <img src={image} alt="" loading="lazy" decoding="async" className={`object-cover ${className}`} />
}
