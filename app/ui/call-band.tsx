import { ButtonLink } from './button-link.tsx'
import { SmartLink } from './smart-link.tsx'
import { Textile } from './textile/textile.tsx'

interface CallBandProps {
  title: string
  text: string
  /** A second line, for what it costs or by when. */
  note?: string
  /** The first is the primary action; after two buttons the rest are plain links. */
  actions: { label: string; href: string }[]
}

/** A page's last word: what to do next, beside a cloth that is this page's own. */
export function CallBand({ title, text, note, actions }: CallBandProps) {
  const open = actions.filter(({ href }) => href !== '')
  const buttons = open.slice(0, 2)
  const links = open.slice(2)
  return (
    <section aria-labelledby="closing" className="section">
      <div className="wrap">
        <div className="grid grid-cols-1 overflow-hidden rounded-card border border-line md:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_26rem]">
          <div className="p-6 md:p-10 lg:p-14">
            <h2 id="closing" className="headline text-30 text-balance md:text-38 lg:text-48">
              {title}
            </h2>
            <p className="mt-4 max-w-[29.4em] text-ink-2 md:text-17">{text}</p>
            {note && (
              <p className="figures mt-4 max-w-[29.4em] border-l-[3px] border-marigold pl-4 font-[600]">
                {note}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-3">
              {buttons.map((action, index) => (
                <ButtonLink
                  key={action.label}
                  look={index === 0 ? 'primary' : 'outline'}
                  href={action.href}
                  className="max-sm:w-full"
                >
                  {action.label}
                </ButtonLink>
              ))}
              {links.map((action) => (
                <SmartLink
                  key={action.label}
                  href={action.href}
                  className="thread-link inline-flex min-h-12 items-center font-[600] max-sm:mx-auto"
                >
                  {action.label}
                </SmartLink>
              ))}
            </div>
          </div>
          <Textile title={title} kind="kanga" className="h-36 w-full md:h-full" />
        </div>
      </div>
    </section>
  )
}
