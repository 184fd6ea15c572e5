/** Something we made that can be opened elsewhere. Its picture is drawn from its title. */
export interface Project {
  /** Stable: anchors and picture names use it. */
  id: string
  title: string
  description: string
  type: string
  tags: string[]
  url: string
}
