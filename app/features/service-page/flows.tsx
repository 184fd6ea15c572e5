import type { TilesSection } from '#content/service-page.ts'

/** Each flow with the tools it runs through, strung on a thread in that order. */
export function Flows({ items }: { items: TilesSection['items'] }) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid items-center gap-x-12 gap-y-6 border-b border-line py-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
        >
          <div>
            <h3 className="text-20 wide leading-tight">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </div>
          <ol className="relative grid auto-cols-fr grid-flow-col text-center text-14 leading-tight before:absolute before:inset-x-0 before:top-[7px] before:h-[1.75px] before:bg-indigo md:text-16">
            {item.points?.map((point) => (
              <li key={point} className="relative px-1 pt-7">
                <span
                  aria-hidden="true"
                  className="absolute top-0 left-1/2 size-4 -translate-x-1/2 rounded-full border-[3px] border-indigo bg-paper"
                />
                {point}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
