import type { ChatLanguage, TradeId } from '#content/whatsapp-flows.ts'
import type { Said, TryWords } from './said.ts'

interface MessageTileProps {
  tile: NonNullable<Said['tile']>
  lang: ChatLanguage
  trade: TradeId
  words: TryWords['phone']['tiles']
}

/** What comes with a message, drawn: nothing of it can be opened. */
export function MessageTile({ tile: { kind, title, note, of }, lang, trade, words }: MessageTileProps) {
  return (
    <div className="-mx-1.5 mb-2 overflow-hidden rounded-[10px] bg-paper-2 text-ink">
      {kind === 'document' || kind === 'payment' ? null : (
        <svg
          viewBox="0 0 280 110"
          fill="none"
          aria-hidden="true"
          className="block w-full border-b border-line bg-paper-2"
        >
          <Drawing kind={kind} trade={trade} of={of} />
        </svg>
      )}
      <div className="flex items-center gap-3 px-3 py-2">
        {(kind === 'document' || kind === 'payment') && (
          <svg viewBox="0 0 32 36" fill="none" aria-hidden="true" className="w-8 shrink-0 text-indigo">
            <path
              d={
                kind === 'document'
                  ? 'M5 2h15l7 7v25H5zM20 2v7h7M10 17h12M10 22h12M10 27h7'
                  : 'M2 8h28v20H2zM2 14h28M7 22h7M22 22h3'
              }
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
            />
          </svg>
        )}
        <div>
          <p className="text-14 text-ink-2">{words[kind]}</p>
          <p lang={lang} className="figures leading-tight font-[600] wrap-anywhere">
            {title}
          </p>
          <p lang={lang} className="text-14 text-ink-2 wrap-anywhere">
            {note}
          </p>
        </div>
      </div>
    </div>
  )
}

const plainSaree = { cloth: 'fill-indigo', border: 'fill-marigold' }

/** The cloth and its border, by what was chosen. */
const sarees: Readonly<Record<string, typeof plainSaree>> = {
  chanderi: { cloth: 'fill-sindoor/45', border: 'fill-marigold' },
  banarasi: { cloth: 'fill-sindoor', border: 'fill-marigold' },
  kota: { cloth: 'fill-peacock/55', border: 'fill-indigo' },
  bandhani: { cloth: 'fill-marigold', border: 'fill-sindoor' },
  ikat: { cloth: 'fill-indigo-black', border: 'fill-sindoor' },
}

/** A saree over its rail, a room with its window, or the streets around a place. */
function Drawing({ kind, trade, of }: { kind: 'picture' | 'place'; trade: TradeId; of: string | undefined }) {
  if (kind === 'place')
    return (
      <>
        <path
          d="M-4 82 L96 58 L284 74 M62 -4 L96 58 L84 114 M182 -4 L196 66 L238 114 M96 58 L190 -4 M-4 30 L62 22"
          className="stroke-line"
          strokeWidth="7"
        />
        <path
          d="M140 84s-17-18-17-34a17 17 0 0 1 34 0c0 16-17 34-17 34z"
          className="fill-marigold stroke-ink"
          strokeWidth="1.75"
        />
        <circle cx="140" cy="50" r="6" className="fill-paper stroke-ink" strokeWidth="1.75" />
      </>
    )
  if (trade === 'hotel')
    return (
      <g className="stroke-ink" strokeWidth="1.75" strokeLinejoin="round">
        <path d="M28 94V52h14v20h92a16 16 0 0 1 16 16v6M28 88h122" className="fill-paper" />
        <path d="M48 72c0-10 30-10 34 0" className="fill-marigold" />
        <path d="M190 84V40a30 30 0 0 1 60 0v44z" className="fill-paper" />
        <path
          d="M190 62c10-6 20-6 30 0s20 6 30 0M190 72c10-6 20-6 30 0s20 6 30 0M220 12v72"
          className="stroke-indigo"
        />
      </g>
    )
  const { cloth, border } = sarees[of ?? ''] ?? plainSaree
  return (
    <g strokeWidth="1.75" strokeLinejoin="round">
      <path d="M20 14h240" className="stroke-ink" />
      <path d="M70 14v84c22-10 34 6 56-2s34 8 56-2 28 4 28 4V14z" className={`${cloth} stroke-ink`} />
      <path
        d="M70 80c22-10 34 6 56-2s34 8 56-2 28 4 28 4v10s-6-12-28-4-34-6-56 2-34-8-56 2z"
        className={border}
      />
      <path d="M98 14v76M126 14v82M154 14v78M182 14v82" className="stroke-paper" strokeDasharray="2 6" />
    </g>
  )
}
