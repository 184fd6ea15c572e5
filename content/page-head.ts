/** What a search result and a shared link say of a page. The company's name is added to the title once, in the head. */
export interface PageHead {
  title: string
  description: string
  /** Which languages the page is in, if more than English. */
  languages?: readonly string[]
}
