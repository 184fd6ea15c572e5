import { type FormEvent, type ReactNode, type SubmitEvent, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'
import { longestName, mineFields, shownName, suggestedQuestions, tradeOf } from '#domain/mine/mine.ts'
import { GatheringThreads } from './gathering-threads.tsx'
import { MinePhone } from './mine-phone.tsx'
import { type ServedTrial, useMine } from './use-mine.ts'

interface MakeItMineProps {
  words: Words['home']['hero']
  served: ServedTrial
}

/** Three fields, and what becomes of them: the threads with the work of their trade, and on their phone what an agent answers. */
export function MakeItMine({ words, served }: MakeItMineProps) {
  const { form, trial, turns, read, want, submit } = useMine(served)
  const mineWords = served.words
  const { mine } = trial
  const question = useRef<HTMLInputElement>(null)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(event.nativeEvent.submitter, question.current?.value ?? '')
    if (question.current) question.current.value = ''
  }
  const trade = tradeOf(mineWords, mine.trade)
  return (
    // No address: it is sent to the page that it is on, in whatever language that is.
    <form
      ref={form}
      method="get"
      className="contents"
      onSubmit={onSubmit}
      onFocus={want}
      onPointerEnter={want}
    >
      <MineFields words={mineWords} served={served} sample={trade.business} onInput={read} />
      <div className="mx-auto w-full max-w-[30rem] max-lg:mt-3 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-10 lg:mr-0">
        <GatheringThreads words={words} labels={trade.threads} />
        <MinePhone
          words={mineWords}
          name={shownName(mineWords, mine)}
          mine={mine}
          asked={trial.asked}
          turns={turns}
          suggestions={suggestedQuestions(mineWords, mine)}
          question={question}
        />
      </div>
    </form>
  )
}

interface MineFieldsProps {
  words: ServedTrial['words']
  served: ServedTrial
  /** The name that stands for theirs until they type it. */
  sample: string
  onInput(event: FormEvent): void
}

function MineFields({ words, served, sample, onInput }: MineFieldsProps) {
  const { business, trade, closes } = served.trial.mine
  return (
    <fieldset
      onInput={onInput}
      className="grid min-w-0 grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,0.8fr)] lg:max-w-[36rem]"
    >
      <legend className="mb-2 font-[600] max-lg:sr-only">{words.legend}</legend>
      <Labelled name={mineFields.business} label={words.fields.business} className="max-sm:col-span-2">
        <input
          id={mineFields.business}
          name={mineFields.business}
          defaultValue={business}
          placeholder={sample}
          maxLength={longestName}
          dir="auto"
          autoComplete="organization"
          className={boxLook}
        />
      </Labelled>
      <Choice label={words.fields.trade} name={mineFields.trade} chosen={trade} options={words.trades} />
      <Choice label={words.fields.closes} name={mineFields.closes} chosen={closes} options={words.closing} />
      <button
        type="submit"
        data-waits
        className="hidden min-h-12 rounded-full border border-ink/70 px-6 font-[600] noscript:block"
      >
        {words.show}
      </button>
    </fieldset>
  )
}

const boxLook =
  'block min-h-14 w-full min-w-0 rounded-[10px] border border-ink/50 bg-paper px-3 pt-[1.5rem] pb-1 max-[18rem]:pt-1 leading-tight text-16 font-[600] placeholder:font-[400] placeholder:text-ink-2 lg:text-17'

interface ChoiceProps extends Omit<LabelledProps, 'children'> {
  chosen: string
  options: readonly { id: string; label: string }[]
}

function Choice({ chosen, options, ...labelled }: ChoiceProps) {
  const { name } = labelled
  return (
    <Labelled {...labelled}>
      <select
        id={name}
        name={name}
        defaultValue={chosen}
        className={`${boxLook} appearance-none truncate pr-8`}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute right-2.5 bottom-2.5 size-4 text-ink-2" />
    </Labelled>
  )
}

interface LabelledProps {
  /** Of the control, and its id. */
  name: string
  label: string
  className?: string
  children: ReactNode
}

/** The label stands inside the box: on a phone every line counts. */
function Labelled({ name, label, className = '', children }: LabelledProps) {
  return (
    <label htmlFor={name} className={`relative block min-w-0 ${className}`}>
      <span className="pointer-events-none absolute inset-x-3 top-1 truncate text-14 text-ink-2 max-[18rem]:static">
        {label}
      </span>
      {children}
    </label>
  )
}
