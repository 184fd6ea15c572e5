import type { RowTicks } from './use-row-ticks.ts'

/** As large as a finger, while the box stands where the text beside it begins. */
const target = 'relative z-1 -ml-3 flex h-11 shrink-0 items-center'

interface RowTickProps {
  /** The form that takes what is ticked. */
  form: string
  id: string
  label: string
  /** All are chosen, those on other pages too. */
  isChosenAnyway?: boolean
  /** On a phone the whole row chooses, and does not lead anywhere. */
  isWholeRow?: boolean
}

const wholeRow =
  'max-md:before:absolute max-md:before:-inset-y-3 max-md:before:left-0 max-md:before:w-[calc(100vw-2rem)]'

/** Chooses one row of a list. */
export function RowTick({ form, id, label, isChosenAnyway = false, isWholeRow = false }: RowTickProps) {
  const choice = isChosenAnyway ? { checked: true, disabled: true } : { form, name: 'id', value: id }
  return (
    <label className={`w-11 justify-center ${target} ${isWholeRow ? wholeRow : ''}`}>
      <span className="sr-only">{label}</span>
      <input
        key={String(isChosenAnyway)}
        type="checkbox"
        data-row=""
        {...choice}
        className="checkbox relative z-1 size-5"
      />
    </label>
  )
}

interface PageTickProps {
  label: string
  ticks: RowTicks
  rowCount: number
  isChosenAnyway: boolean
}

/** The head of a list without columns, which holds no more than this. */
export function PageTickBar(props: PageTickProps) {
  return (
    <div className="flex items-center bg-paper shadow-[inset_0_-1px] shadow-line lg:sticky lg:top-16 lg:z-2 lg:h-11">
      <PageTick {...props} />
    </div>
  )
}

/** Chooses all rows that the page shows; in the head of their table, and on a phone above them. */
export function PageTick({ label, ticks: { count, tickAll }, rowCount, isChosenAnyway }: PageTickProps) {
  return (
    <label className={`needs-script max-md:gap-3.5 max-md:pl-3 md:w-11 md:justify-center ${target}`}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = !isChosenAnyway && count > 0 && count < rowCount
        }}
        checked={isChosenAnyway || (count > 0 && count === rowCount)}
        disabled={isChosenAnyway}
        onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
        className="checkbox size-5"
      />
      <span className="md:sr-only">{label}</span>
    </label>
  )
}
