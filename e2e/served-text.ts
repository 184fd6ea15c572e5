import type { APIRequestContext } from '@playwright/test'

/** What a page says before any script runs: its main part as one line of text, as a reader would hear it. */
export async function servedText(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}
