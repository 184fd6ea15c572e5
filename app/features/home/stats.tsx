import type { Words } from '#content/words.ts'

export function Stats({ words }: { words: Words['home']['stats'] }) {
  return (
    <section aria-labelledby="stats" className="section">
      <div className="bg-band text-khadi">
        <div className="wrap py-10 md:py-16">
          <h2 id="stats" className="sr-only">
            {words.heading}
          </h2>
          <ul className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
            {words.figures.map((figure) => (
              <li
                key={figure.label}
                className="border-khadi/25 pr-4 max-lg:[&:nth-child(even)]:border-l max-lg:[&:nth-child(even)]:pl-5 lg:[&:not(:first-child)]:border-l lg:[&:not(:first-child)]:pl-8"
              >
                <span className="figures headline block text-48 md:text-60">{figure.value}</span>{' '}
                <span className="mt-2 block leading-snug text-khadi-2">{figure.label}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
