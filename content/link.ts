/** A labelled way onward. `href` is a page of the site (from `content/paths.ts`), an anchor on one, or an outside address. */
export interface Link {
  label: string
  href: string
}
