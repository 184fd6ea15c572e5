import { SectionHeading } from '#app/ui/section-heading.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'
import { CallScene, ChatScene, SheetScene } from './demo-scenes.tsx'

export function Demos({ words }: { words: Words['home']['demos'] }) {
  return (
    <section aria-labelledby="demos" className="section">
      <div className="wrap">
        <SectionHeading id="demos" title={words.heading} lead={words.lead} />
        <ul className="mt-8 grid gap-5 md:mt-12 lg:grid-cols-3">
          {words.cards.map((card) => (
            <li
              key={card.href}
              className="card-link relative flex flex-col overflow-hidden rounded-card bg-paper-2 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-0"
            >
              <div className="flex min-h-72 flex-col justify-center p-5 md:p-6">
                <Scene card={card} />
              </div>
              <div className="flex grow flex-col border-t border-line p-5 md:p-6">
                <h3 className="text-20 wide leading-tight">
                  <span className="card-title">{card.title}</span>
                </h3>
                <p className="mt-2 text-ink-2">{card.text}</p>
                <p className="figures mt-3 mb-3 font-[600] text-peacock">{card.result}</p>
                <SmartLink
                  href={card.href}
                  className="thread-link mt-auto inline-flex min-h-11 items-center self-start font-[600] after:absolute after:inset-0"
                >
                  {card.label}
                </SmartLink>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-14 text-ink-2">{words.sampleNote}</p>
      </div>
    </section>
  )
}

function Scene({ card }: { card: Words['home']['demos']['cards'][number] }) {
  if (card.kind === 'call') return <CallScene demo={card} />
  if (card.kind === 'chat') return <ChatScene demo={card} />
  return <SheetScene demo={card} />
}
