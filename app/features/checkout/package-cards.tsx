import type { ReactNode } from 'react'
import { SetupSign } from '#app/ui/price-signs.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

export type ServicePackage = Words['pricing']['quickStart']['packages'][number]

interface PackageCardsProps {
  packages: ServicePackage[]
  planWords: Words['planWords']
  /** How a package is bought. */
  action(item: ServicePackage): ReactNode
}

/** Three lengths of one cloth: one price each, nothing monthly. */
export function PackageCards({ packages, planWords, action }: PackageCardsProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper-2">
      <Textile title={packages[0]?.name ?? ''} className="h-16 w-full" />
      <ul className="grid lg:grid-cols-3 print:grid-cols-3">
        {packages.map((item) => (
          <li
            key={item.id}
            id={item.id}
            className="grid border-line not-first:border-t lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-0 lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <div className="p-5 md:p-7 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
              <div>
                <h3 className="text-20 leading-tight wide">{item.name}</h3>
                <p className="mt-2 text-ink-2">{item.description}</p>
              </div>
              <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
                <span className="figures headline text-38">{item.amount.text}</span>
                <span className="flex items-baseline gap-2 text-ink-2">
                  <SetupSign />
                  {planWords.oneTime}
                </span>
              </p>
              <Features item={item} />
              {action(item)}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Features({ item }: { item: ServicePackage }) {
  return (
    <StitchedList
      items={item.features}
      className="mt-5 flex flex-col gap-1.5 border-t border-line pt-5 text-16"
    />
  )
}
