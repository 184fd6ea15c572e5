import { BrochurePage } from '#app/features/brochure/brochure-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { PrintedLinks } from '#app/ui/printed-links.tsx'
import type { Route } from './+types/brochure'
import { printedLinks } from './printed-links.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { words, site } = context.get(requestScope)
  return {
    head: words.heads.brochure,
    words: words.brochure,
    bridge: words.priceBridges.brochure,
    files: await printedLinks(['brochure', 'india', 'tanzania'], words, site.publicUrl),
    note: words.priceSheet.downloads.note,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('brochure', loaderData.head, matches[0].loaderData)

export default function Brochure({ loaderData }: Route.ComponentProps) {
  const { words, bridge, files, note } = loaderData
  return <BrochurePage words={words} bridge={bridge} files={<PrintedLinks links={files} note={note} />} />
}
