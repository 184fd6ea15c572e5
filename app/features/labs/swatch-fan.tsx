import { Textile } from '#app/ui/textile/textile.tsx'

const angles = [
  '-rotate-[45deg]',
  '-rotate-[27deg]',
  '-rotate-[9deg]',
  'rotate-[9deg]',
  'rotate-[27deg]',
  'rotate-[45deg]',
]

/** How many strips are in the fan. */
export const fanned = angles.length

/** The sample book a cloth merchant spreads on the counter: one strip for each project, on one ring. */
export function SwatchFan({ titles }: { titles: string[] }) {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-64 w-full max-w-[22rem] md:h-80 lg:max-w-none xl:h-[25rem]"
    >
      {titles.slice(0, fanned).map((title, index) => (
        <div
          key={title}
          className={`absolute bottom-8 left-1/2 h-[82%] w-[17%] -translate-x-1/2 origin-[50%_calc(100%-1rem)] overflow-hidden rounded-[10px] border-2 border-[light-dark(var(--color-paper),var(--color-ink-2))] xl:w-[5.5rem] ${angles[index]}`}
        >
          <Textile title={title} className="size-full" />
        </div>
      ))}
      <svg
        viewBox="0 0 48 96"
        fill="none"
        aria-hidden="true"
        className="absolute bottom-0 left-1/2 h-24 w-12 -translate-x-1/2 text-ink"
      >
        <circle cx="24" cy="48" r="9" className="fill-paper" stroke="currentColor" strokeWidth="3" />
        <path d="M24 57C24 76 14 78 16 96" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </div>
  )
}
