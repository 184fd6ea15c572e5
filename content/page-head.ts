/** What a search result and a shared link say of a page. The company's name is added to the title once, in the head. */
export interface PageHead {
  title: string
  description: string
}
