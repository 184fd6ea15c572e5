import type { PriceKey } from '#content/prices.ts'
import type { Link } from './link.ts'

export interface BrochureWords {
  page: { title: string; lead: string; previewLabel: string; help: string }
  /** The same downloads as a section of another page. */
  section: { heading: string; text: string; read: Link }
  downloads: {
    html: BrochureDownload
    text: BrochureDownload
    done: { title: string; text: string }
    failed: { title: string; text: string }
  }
  document: BrochureDocument
}

interface BrochureDownload {
  label: string
  note: string
  fileName: string
}

/** What is printed: three panels, left to right. */
export interface BrochureDocument {
  title: string
  tagline: string
  services: { heading: string; items: { title: string; text: string }[] }
  industries: { heading: string; items: string[] }
  metrics: { heading: string; items: { value: string; label: string }[] }
  packages: {
    heading: string
    items: { name: string; price: PriceKey; text: string }[]
    hosting: { label: string; price: PriceKey; perMonth: string }
  }
  offer: { heading: string; text: string }
  contact: {
    heading: string
    text: string
    /** `value` is printed; `href`, where there is one, is the link behind it. */
    lines: { label: string; value: string; href?: string }[]
  }
}
