import type { ComponentProps } from 'react'
import type { DeskWords } from '#content/en/desk/common.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { Mark } from './mark.tsx'

type Status = keyof DeskWords['statuses']

const tones: Partial<Record<Status, ComponentProps<typeof Mark>['tone']>> = {
  talking: 'own',
  quoted: 'own',
  won: 'good',
}

interface StageMarkProps {
  common: DeskWords
  person: { status: Status; dealMinor: number | null; dealCurrency: string | null }
}

/** Where somebody stands, and about how much money it is. */
export function StageMark({ common, person: { status, dealMinor, dealCurrency } }: StageMarkProps) {
  return (
    <>
      <Mark tone={tones[status] ?? 'plain'}>{common.statuses[status]}</Mark>
      {dealMinor !== null && (
        <span className="ml-2 figures whitespace-nowrap">
          {formatMoney({ minor: dealMinor, currency: dealCurrency as Currency })}
        </span>
      )}
    </>
  )
}
