import { ButtonLink } from '#app/ui/button-link.tsx'
import { LooseThread } from '#app/ui/thread/loose-thread.tsx'
import type { Words } from '#content/words.ts'

interface StatusPageProps {
  words: Omit<Words['notFound'], 'description'>
  /** Stands under the text. */
  note?: string
}

/** Not found, broken or done: what happened, and the ways on. */
export function StatusPage({ words, note }: StatusPageProps) {
  return (
    <div className="wrap grid items-center gap-10 py-16 md:grid-cols-[1fr_minmax(10rem,20rem)] md:py-28">
      <div>
        <h1 className="headline text-38 md:text-60">{words.title}</h1>
        <p className="measure mt-5 text-17 text-ink-2">{words.text}</p>
        {note && <p className="measure mt-3 text-17 font-[600]">{note}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {words.links.map((link, index) => (
            <ButtonLink
              key={link.href}
              look={index === 0 ? 'primary' : 'outline'}
              href={link.href}
              className="max-sm:w-full"
            >
              {link.label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <LooseThread className="w-full max-w-80 text-indigo" />
    </div>
  )
}
