import type { DeskWords } from '#content/en/desk/common.ts'

type Status = keyof DeskWords['statuses']

const dots: Record<Status, string> = {
  new: 'border border-ink-2',
  talking: 'bg-indigo',
  quoted: 'bg-marigold',
  won: 'bg-peacock',
  lost: 'bg-sindoor/50',
}

/** Where somebody stands. */
export function StageMark({ common, status }: { common: DeskWords; status: Status }) {
  return (
    <span className={`whitespace-nowrap ${status === 'lost' ? 'text-ink-2' : ''}`}>
      <span className={`mr-2 mb-px inline-block size-[6px] rounded-full align-middle ${dots[status]}`} />
      {common.statuses[status]}
    </span>
  )
}
