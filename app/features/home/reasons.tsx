import type { Words } from '#content/words.ts'

/** Four points strung on one thread. */
export function Reasons({ words }: { words: Words['home']['reasons'] }) {
  return (
    <section aria-labelledby="reasons" className="section">
      <div className="wrap">
        <h2 id="reasons" className="headline text-30 md:text-48">
          {words.heading}
        </h2>
        <ol className="relative mt-8 grid gap-x-8 gap-y-8 before:absolute before:bg-indigo max-lg:before:inset-y-2 max-lg:before:left-[7px] max-lg:before:w-[1.75px] md:mt-14 md:grid-cols-2 md:max-lg:before:hidden lg:grid-cols-4 lg:pt-10 lg:before:inset-x-0 lg:before:top-[7px] lg:before:h-[1.75px]">
          {words.points.map((point) => (
            <li key={point.title} className="relative pl-9 md:pl-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 left-0 size-4 rounded-full border-[3px] border-indigo bg-paper md:max-lg:hidden lg:-top-10"
              />
              <h3 className="text-20 wide leading-tight">{point.title}</h3>
              <p className="mt-2 text-ink-2">{point.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
