import type { Miniature } from './miniature.ts'
import type { ShownPicture } from './picture.ts'

/** Something we made that can be opened elsewhere. */
export interface Project {
  /** Stable: anchors and picture names use it. */
  id: string
  title: string
  description: string
  type: string
  tags: string[]
  status: string
  /** Without one a cloth is drawn from its title, and on it what it looks like, if we drew that. */
  picture?: ShownPicture
  miniature?: Miniature
  url: string
  byOwner?: 'yes'
}
