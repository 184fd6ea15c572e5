import { useMatches } from 'react-router'
import { pageHead } from '#app/seo/head.ts'
import { heads } from '#content/en/heads.ts'
import type { PageId } from '#content/paths.ts'

export const meta = ({ matches }: { matches: { id: string; loaderData?: { publicUrl: string } }[] }) =>
  pageHead((matches.at(-1)?.id ?? 'home') as PageId, matches[0]?.loaderData?.publicUrl ?? 'http://localhost')

export default function PageIntro() {
  const page = useMatches().at(-1)?.id as PageId
  return (
    <div className="wrap py-16 md:py-28">
      <h1 className="headline text-[2.25rem] md:text-[3.5rem]">{heads[page].title}</h1>
      <p className="measure mt-5 text-lg text-ink-2">{heads[page].description}</p>
    </div>
  )
}
