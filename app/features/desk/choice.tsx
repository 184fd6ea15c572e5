interface ChoiceProps {
  name: string
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  /** What choosing nothing is called. */
  all?: string
}

/** A filter of a list: a select, small enough to stand beside others. */
export function Choice({ name, label, value = '', options, all }: ChoiceProps) {
  return (
    <label className="flex flex-col gap-1 text-[0.875rem] font-[600]">
      {label}
      <select
        name={name}
        defaultValue={value}
        key={value}
        className="min-h-11 max-w-52 rounded-[10px] border border-ink-2 bg-paper px-2.5 font-[400] text-base"
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A filter that is on or off. */
export function Tick({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-[0.9375rem]">
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} className="size-5" />
      {label}
    </label>
  )
}
