import { Textile } from '#app/ui/textile/textile.tsx'

const crafts = ['bandhani', 'kanga'] as const

/** A knotted cloth from one side of the ocean, a printed one from the other, and one thread between the two. */
export function TwoCloths({ names }: { names: string[] }) {
  return (
    <div className="relative">
      <ul className="grid grid-cols-2 gap-5">
        {names.map((name, index) => (
          <li key={name} className="even:mt-10 md:even:mt-16">
            <Textile
              title={name}
              kind={crafts[index % crafts.length]}
              className="h-52 w-full rounded-card outline -outline-offset-1 outline-ink/20 md:h-80"
            />
            <p className="mt-3 text-17 wide">{name}</p>
          </li>
        ))}
      </ul>
      <svg
        viewBox="0 0 140 64"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="unrolls-across absolute bottom-3.5 left-16 h-10 w-[calc(50%-4.5rem)] overflow-visible md:h-16"
      >
        <path
          d="M0 0H30C66 0 84 14 84 32C84 44 76 50 68 50C60 50 54 44 54 34C54 16 74 64 112 64H140"
          vectorEffect="non-scaling-stroke"
          className="stroke-indigo"
          strokeWidth="2.5"
        />
      </svg>
    </div>
  )
}
