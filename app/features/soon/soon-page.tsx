import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

export interface SoonPageProps {
  words: Pick<Words['soon'], 'state' | 'now' | 'owner'>
  door: Words['soon']['doors'][number]
  form: ReactNode
}

/** What an address will open once it is set, and what can be done until then. */
export function SoonPage({ words, door, form }: SoonPageProps) {
  const { kind, title, description, tryIt, back, owner } = door
  return (
    <div className="wrap grid gap-x-16 gap-y-12 py-10 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <Textile
          title={title}
          className="mb-8 h-28 w-full rounded-card outline -outline-offset-1 outline-ink/20 md:h-40"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{words.state}</Badge>
          <span className="text-16 text-ink-2">{kind}</span>
        </div>
        <h1 className="headline mt-4 text-30 wrap-anywhere md:text-48">{title}</h1>
        <p className="mt-4 max-w-[29.4em] text-17 text-ink-2">{description}</p>
        {tryIt && (
          <section aria-labelledby="now" className="mt-8 border-l-[3px] border-marigold pl-5">
            <h2 id="now" className="font-[600]">
              {words.now}
            </h2>
            <p className="mt-1 max-w-[27.2em] text-ink-2">{tryIt.text}</p>
            <ButtonLink look="outline" href={tryIt.href} className="mt-4 max-sm:w-full">
              {tryIt.label}
            </ButtonLink>
          </section>
        )}
        <SmartLink href={back.href} className="thread-link mt-6 inline-flex min-h-11 items-center font-[600]">
          {back.label}
        </SmartLink>
        <p className="mt-6 border-t border-line pt-4 text-16 text-ink-2">
          {words.owner.text} {/* The desk is in no other language. */}
          <a href={owner.href} lang="en" className="thread-link inline-flex min-h-11 items-center">
            {owner.fact}
          </a>
        </p>
      </div>
      <section aria-labelledby="form">
        <h2 id="form" className="headline text-24 md:text-30">
          {door.form.heading}
        </h2>
        <p className="mt-3 max-w-[29.4em] text-ink-2">{door.form.lead}</p>
        <div className="mt-8">{form}</div>
      </section>
    </div>
  )
}
