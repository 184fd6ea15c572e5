/** What a search result and a shared link say of a page. The company's name is added to the title once, in the head. */
export interface PageHead {
  title: string
  description: string
}

/** The heads of pages that are alike, by page. */
export function headsOf<Page extends string>(
  pages: Readonly<Record<Page, { readonly head: Readonly<PageHead> }>>,
): Record<Page, PageHead> {
  const heads = Object.entries<{ head: PageHead }>(pages).map(([page, { head }]) => [page, head])
  return Object.fromEntries(heads)
}
