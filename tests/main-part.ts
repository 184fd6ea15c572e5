/** What a visitor reads of a page: the whole of it holds its words as data too, also those that it does not show. */
export function mainPart(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}
