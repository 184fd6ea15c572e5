import type { ReactNode } from 'react'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import { KnotMark } from '#app/ui/thread/knot-mark.tsx'
import type { Words } from '#content/words.ts'
import { sheetThread } from './sheet.ts'

type Brochure = Words['brochure']['document']

/** The brochure on the page: what the file contains, and what this page prints. A sheet of paper is always light. */
export function BrochureSheet({ brochure }: { brochure: Brochure }) {
  const { title, tagline, services, industries, metrics, packages, offer, contact } = brochure
  return (
    <div className="brochure-sheet relative grid scheme-light bg-paper text-ink lg:grid-cols-3">
      <div className={`${panel} lg:pt-8`}>
        <Textile title={title} kind="block-print" className="brochure-cloth h-56 w-full lg:h-76" />
        <div>
          <div className="flex items-center gap-3">
            <KnotMark className="size-11 shrink-0 text-indigo" />
            <h3 className="headline text-38">{title}</h3>
          </div>
          <p className="mt-3 leading-snug">{tagline}</p>
        </div>
        <Block heading={industries.heading} last>
          <ul className="flex flex-col gap-0.5">
            {industries.items.map((item) => (
              <li key={item} className="flex items-baseline gap-2.5">
                <span aria-hidden="true" className="h-[2px] w-3.5 shrink-0 -translate-y-1 bg-peacock" />
                {item}
              </li>
            ))}
          </ul>
        </Block>
      </div>
      <div className={`${panel} lg:pt-[6.75rem]`}>
        <Block heading={services.heading}>
          <ul className="border-t border-line">
            {services.items.map((item) => (
              <li key={item.title} className="border-b border-line py-2.5">
                <span className="block font-[600]">{item.title}</span>
                <span className="block text-ink-2">{item.text}</span>
              </li>
            ))}
          </ul>
        </Block>
        <Block heading={metrics.heading} last>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-3">
            {metrics.items.map((item) => (
              <li key={item.label}>
                <span className="figures headline block text-38 text-indigo">{item.value}</span>{' '}
                <span className="block">{item.label}</span>
              </li>
            ))}
          </ul>
        </Block>
      </div>
      <div className={`${panel} lg:pt-[6.75rem]`}>
        <Packages words={packages} />
        <div className="rounded-card bg-marigold p-4 text-indigo-black">
          <h3 className="text-17 leading-tight wide">{offer.heading}</h3>
          <p className="mt-1">{offer.text}</p>
        </div>
        <Block heading={contact.heading} last>
          <p>{contact.text}</p>
          <dl className="mt-2.5 grid grid-cols-[auto_1fr] gap-x-3">
            {contact.lines.map((line) => (
              <ContactLine key={line.label} line={line} />
            ))}
          </dl>
        </Block>
      </div>
      <ThreadAndFolds />
    </div>
  )
}

const panel =
  'brochure-panel flex flex-col gap-6 px-5 py-8 leading-snug max-lg:not-first:border-t max-lg:not-first:border-dashed max-lg:not-first:border-line md:px-8'

function Block({ heading, last, children }: { heading: string; last?: boolean; children: ReactNode }) {
  return (
    <div className={last ? 'lg:mt-auto' : ''}>
      <h3 className="mb-3 text-24 leading-tight wide">{heading}</h3>
      {children}
    </div>
  )
}

function Packages({ words }: { words: Brochure['packages'] }) {
  return (
    <Block heading={words.heading}>
      <ul className="figures border-t border-line">
        {words.items.map((item) => (
          <li key={item.name} className="border-b border-line py-2.5">
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-[600]">{item.name}</span>
              <span className="text-20 leading-snug wide">{item.price.text}</span>
            </span>
            <span className="block text-ink-2">{item.text}</span>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <span className="font-[600]">{words.hosting.label}</span>
          <span>
            <span className="wide">{words.hosting.price.text}</span> {words.hosting.perMonth}
          </span>
        </li>
      </ul>
    </Block>
  )
}

function ContactLine({ line }: { line: Brochure['contact']['lines'][number] }) {
  return (
    <>
      <dt className="self-center text-ink-2">{line.label}</dt>
      <dd className="min-w-0 font-[600] wrap-anywhere max-sm:text-16">
        {line.href ? (
          <SmartLink
            href={line.href}
            className="brochure-link inline-flex min-h-11 items-center underline decoration-line underline-offset-4 print:min-h-7"
          >
            {line.value}
          </SmartLink>
        ) : (
          <span className="inline-flex min-h-11 items-center print:min-h-7">{line.value}</span>
        )}
      </dd>
    </>
  )
}

function ThreadAndFolds() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-lg:hidden print:block">
      <svg viewBox="0 0 297 210" fill="none" aria-hidden="true" className="absolute top-0 left-0 w-full">
        <path d={sheetThread} className="stroke-indigo" strokeWidth="0.55" />
      </svg>
      {['top-0 left-1/3', 'top-0 left-2/3', 'bottom-0 left-1/3', 'bottom-0 left-2/3'].map((corner) => (
        <span key={corner} className={`absolute h-5 w-px bg-ink-2 ${corner}`} />
      ))}
    </div>
  )
}
