import type { PageId } from '#content/paths.ts'

/** What only machines read: the guide for assistants, the feed, the entry among a phone's apps. */
export interface MachineWords {
  guide: {
    /** What an assistant should know before it quotes us. */
    notes: string[]
    sections: { heading: string; pages: PageId[] }[]
    /** “Optional” is the format's own word for what may be left out. */
    lessImportant: { heading: 'Optional'; pages: PageId[] }
  }
  feed: { title: string; subtitle: string }
  /** Under the icon on a phone: twelve letters or so. */
  shortName: string
}
