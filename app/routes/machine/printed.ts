import { createHash } from 'node:crypto'
import { requestScope } from '#app/request-scope.ts'
import { company } from '#content/company.ts'
import { languagePart, pageAt, printedPaths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { printedFile } from '#server/print/printed-files.ts'
import type { Route } from './+types/printed'

/** A price sheet or the brochure, as it is today. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, now } = context.get(requestScope)
  const { pathname } = new URL(request.url)
  const file = pageAt(printedPaths, pathname)
  const words = wordsIn(languagePart(pathname).slice(1) || 'en')
  const date = now.toLocaleDateString(words.locale, { dateStyle: 'long', timeZone: company.timeZone })
  const pdf = await printedFile(file, { words, publicUrl: site.publicUrl, date })
  const tag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${company.name.toLowerCase()}-${file}.pdf"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: tag,
  }
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(pdf), { headers: { ...headers, 'content-length': String(pdf.length) } })
}
