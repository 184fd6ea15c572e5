import { type FormEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { fill } from '#content/fill.ts'
import { assumed, countedJobs, finderCountries, finderJobs, finderTrades } from '#content/price-choices.ts'
import type { Words } from '#content/words.ts'
import { choiceIn, type FinderChoice } from '#domain/price-finder.ts'

interface FinderFormProps {
  words: Words['priceFinder']
  choice: FinderChoice
  /** Where the answer stands. */
  answerId: string
  onChoose(choice: FinderChoice): void
  onSubmit(): void
}

/** Four questions. Without script a plain form, whose address says what was answered. */
export function FinderForm({ words, choice, answerId, onChoose, onSubmit }: FinderFormProps) {
  const { pathname } = useLocation()
  const answer = useHref(`${pathname}#${answerId}`)
  const form = useRef<HTMLFormElement>(null)
  const { trade, country, job, daily } = words.fields
  const read = () => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const read = choiceIn(new URLSearchParams(typed))
    if (read) onChoose(read)
  }
  const readAtStart = useRef(read)
  // A browser may have put back what was chosen before, or somebody chose while the page's code was on its way.
  useEffect(() => {
    const isChanged = [...(form.current?.elements ?? [])].some(isChangedControl)
    if (isChanged) readAtStart.current()
  }, [])
  return (
    <form
      ref={form}
      method="get"
      action={answer}
      className="grid grid-cols-2 gap-x-4 gap-y-3 md:gap-y-5"
      onInput={(event: FormEvent) => {
        if (!(event.target instanceof HTMLButtonElement)) read()
      }}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        read()
        onSubmit()
      }}
    >
      <div className="col-span-2">
        <SelectField
          name="trade"
          label={trade.label}
          defaultValue={choice.trade}
          options={finderTrades.map((each) => ({ value: each, label: trade.options[each].name }))}
        />
      </div>
      <div className="col-span-2">
        <SelectField
          name="for"
          label={job.label}
          defaultValue={choice.job}
          options={finderJobs.map((each) => ({ value: each, label: job.options[each] }))}
        />
      </div>
      <SelectField
        name="country"
        label={country.label}
        defaultValue={finderCountries[choice.region]}
        options={(['india', 'tanzania'] as const).map((region) => ({
          value: finderCountries[region],
          label: country.options[region],
        }))}
      />
      <div hidden={!countedJobs.includes(choice.job)}>
        <TextField
          name="daily"
          label={daily.label}
          hint={daily.hint}
          error={
            choice.refused === undefined
              ? undefined
              : fill(daily.refused, { most: assumed.mostADay.toLocaleString('en-IN') })
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          defaultValue={choice.refused ?? choice.daily}
        />
      </div>
      <Button look="primary" type="submit" className="col-span-2">
        {words.submit}
      </Button>
    </form>
  )
}

function isChangedControl(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue
  return (
    control instanceof HTMLSelectElement &&
    [...control.options].some((option) => option.selected !== option.defaultSelected)
  )
}
