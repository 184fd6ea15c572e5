import { Icon } from '#app/ui/icon.tsx'
import type { DiaryField } from '#content/call-scene.ts'
import type { Words } from '#content/words.ts'

type PlayedWords = Words['tryCall']['played']

interface DiaryRowProps {
  words: PlayedWords['diary']
  columns: Record<DiaryField, { now?: string; before?: string }>
}

/** One row of a diary, filled in as the call goes; what was corrected stays to be seen. */
export function DiaryRow({ words, columns }: DiaryRowProps) {
  return (
    <section className="typed overflow-hidden rounded-card border border-line bg-paper">
      <h3 className="flex items-center gap-2 border-b border-line px-5 py-3 text-16 font-[600]">
        <Icon name="calendar" className="size-5 text-indigo" />
        {words.heading}
      </h3>
      <dl className="ml-5 border-l border-sindoor/50">
        {(['name', 'when', 'what'] as const).map((column) => {
          const { now, before } = columns[column]
          return (
            <div
              key={column}
              className="grid min-h-12 grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-line px-4 py-2.5 first:border-t-0"
            >
              <dt className="text-14 text-ink-2">{words[column]}</dt>
              <dd dir="auto" className="min-w-0 leading-snug">
                {before && (
                  <del className="block text-16 text-ink-2 decoration-sindoor">
                    <span className="sr-only">{words.before} </span>
                    {before}
                  </del>
                )}
                {now ? (
                  <span className="figures font-[600]">{now}</span>
                ) : (
                  <span className="text-14 text-ink-2">{words.open}</span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

interface OwnerNoteProps {
  words: PlayedWords['summary']
  note: { time: string; title: string; lines: readonly string[]; forYou: string } | undefined
}

/** What the owner finds on WhatsApp when the call is over. */
export function OwnerNote({ words, note }: OwnerNoteProps) {
  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <h3 className="flex items-center gap-2 text-16 font-[600]">
        <Icon name="whatsapp" className="size-5 text-peacock" />
        {words.heading}
      </h3>
      {note ? (
        <div className="mt-4 rounded-card rounded-tl-none bg-peacock px-4 py-3 leading-snug text-paper">
          <p className="font-[600]">{note.title}</p>
          {note.lines.map((line) => (
            <p key={line} dir="auto" className="mt-1">
              {line}
            </p>
          ))}
          <p dir="auto" className="mt-2 border-t border-paper/40 pt-2">
            <strong className="font-[600]">{words.forYou}</strong> {note.forYou}
          </p>
          <p className="figures mt-1 text-right text-14">{note.time}</p>
        </div>
      ) : (
        <p className="mt-3 text-14 text-ink-2">{words.waiting}</p>
      )}
    </section>
  )
}
