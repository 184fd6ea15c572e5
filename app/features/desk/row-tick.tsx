interface RowTickProps {
  /** The form that takes what is ticked. */
  form: string
  id: string
  label: string
  /** All are chosen, those on other pages too. */
  isChosenAnyway?: boolean
}

/** Chooses one row of a list. */
export function RowTick({ form, id, label, isChosenAnyway = false }: RowTickProps) {
  const choice = isChosenAnyway
    ? { checked: true, disabled: true }
    : { form, name: 'id', value: id, 'data-row': '' }
  return (
    <label className="relative z-1 -my-1.5 -ml-2.5 max-md:-ml-10.5 inline-flex size-11 shrink-0 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input key={String(isChosenAnyway)} type="checkbox" {...choice} className="size-5" />
    </label>
  )
}
