/** Something we made that can be opened elsewhere. */
export interface Project {
  /** Stable: anchors and picture names use it. */
  id: string
  title: string
  description: string
  type: string
  tags: string[]
  status: string
  /** A picture of it, in `public/`. Without one a cloth is drawn from its title. */
  image?: `/${string}`
  url: string
}
