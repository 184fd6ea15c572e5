import { AudienceIcon, type AudienceIconName } from '#app/ui/audience-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'

/** One thread forks: every reader follows the half that is theirs. */
export function TwoHalves({
  grids,
}: {
  grids: [Words['servicesOverview']['education'], Words['servicesOverview']['education']]
}) {
  return (
    <div>
      <svg viewBox="0 0 480 120" fill="none" aria-hidden="true" className="unrolls hidden w-full lg:block">
        <path d="M240 0V24C240 74 120 56 120 120" className="stroke-indigo" strokeWidth="2.75" />
        <path d="M240 0V24C240 74 360 56 360 120" className="stroke-peacock" strokeWidth="2.75" />
      </svg>
      <ul className="grid gap-4 sm:grid-cols-2">
        {grids.map((grid, index) => (
          <li key={grid.id} className="grid">
            <SmartLink
              href={`#${grid.id}`}
              className={`flex flex-col gap-4 rounded-card border-[1.75px] bg-paper p-5 hover:bg-paper-2 ${index === 0 ? 'border-indigo text-indigo' : 'border-peacock text-peacock'}`}
            >
              <span className="flex gap-4">
                {whoIn(grid).map((name) => (
                  <AudienceIcon key={name} name={name} className="size-8" />
                ))}
              </span>
              <span className="flex justify-between gap-2">
                <span className="font-[600] leading-snug text-ink">{grid.heading}</span>
                <Icon name="chevron" className="size-6 shrink-0" />
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The first three kinds of reader that the grid's cards name. */
function whoIn(grid: Words['servicesOverview']['education']): AudienceIconName[] {
  const icons = grid.cards.flatMap((card) => card.idealFor.map(({ icon }) => icon))
  return [...new Set(icons)].slice(0, 3)
}
