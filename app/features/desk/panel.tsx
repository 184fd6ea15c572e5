import type { ReactNode } from 'react'

interface PanelProps {
  id: string
  title: string
  /** A few words on how it stands. */
  note?: string
  /** What it is for. */
  text?: string
  aside?: ReactNode
  /** What is above it parts them already. */
  isFirst?: boolean
  /** What is set in it stands beside its title and explanation where there is room, not below them. */
  isSetting?: boolean
  children: ReactNode
}

const besideTitle = {
  section:
    'min-[68.75rem]:grid min-[68.75rem]:grid-cols-[17rem_minmax(0,1fr)] min-[68.75rem]:gap-x-12 min-[68.75rem]:py-7',
  content: 'min-[68.75rem]:mt-0',
}

/** One matter on a screen of the desk. */
export function Panel({ id, title, note, text, aside, isFirst, isSetting, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={`${isFirst ? 'pt-1 pb-5' : 'border-t border-line py-5'} ${isSetting ? besideTitle.section : ''}`}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-20 leading-snug font-[600] wrap-anywhere">
            {title}
          </h2>
          {note && <p className="text-14 text-ink-2 max-md:order-1 max-md:basis-full md:mr-auto">{note}</p>}
          {aside}
        </div>
        {text && <p className="measure mt-1 text-ink-2">{text}</p>}
      </div>
      <div className={`mt-2.5 ${isSetting ? besideTitle.content : ''}`}>{children}</div>
    </section>
  )
}
