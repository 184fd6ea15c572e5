import { useEffect } from 'react'
import type { DiaryWords } from '#content/en/desk/diary.ts'
import { usualAvailability } from '#content/usual-availability.ts'
import { openingRows } from '#domain/opening-hours.ts'
import { Confirm } from './confirm.tsx'
import { fieldLook } from './field-look.ts'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton, smallButton } from './small-button.tsx'
import type { TypedDay, TypedStretch } from './working-hours.ts'

interface HoursPanelProps {
  words: DiaryWords['hours']
  /** As it is kept. */
  week: TypedDay[]
  /** As it was typed and will not do. */
  refused: TypedDay[] | undefined
}

export function HoursPanel({ words, week, refused }: HoursPanelProps) {
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  return (
    <Panel id="hours" title={words.heading} text={words.text} isSetting>
      {/* Another one once other hours are kept, so that its fields show those. */}
      <PostForm key={JSON.stringify(week)}>
        {(refused ?? week).map((typed) => (
          <Day key={typed.day} words={words} typed={typed} />
        ))}
        <div className="mt-4 flex flex-wrap items-start gap-2">
          <SmallButton look="strong" name="do" value="save-hours">
            {words.save}
          </SmallButton>
          <Confirm label={words.usual} sure={words.usualSure} name="do" value="usual-hours" look="quiet">
            <UsualHours words={words} />
          </Confirm>
        </div>
      </PostForm>
    </Panel>
  )
}

interface DayProps {
  words: DiaryWords['hours']
  typed: TypedDay
}

function Day({ words, typed: { day, stretches, problem } }: DayProps) {
  const name = words.days[day] ?? ''
  const errorId = `hours-${day}-error`
  const isClosed = stretches.length === 0
  return (
    <fieldset
      aria-describedby={problem && errorId}
      className={`grid items-center gap-x-4 border-b border-line py-2 md:grid-cols-[8rem_1fr] ${isClosed ? 'max-md:grid-cols-[1fr_auto]' : ''} ${problem ? 'border-l-4 border-l-sindoor pl-4' : ''}`}
    >
      {/* A legend that floats takes its place among the others. */}
      <legend className="float-left">
        <span className="font-[600]">{name}</span>
        {isClosed && <span className="text-ink-2"> {words.closed}</span>}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {withOneMore(stretches)
          .map(placed)
          .map(({ place, ...stretch }) => {
            const fields = (
              <Stretch
                key={place}
                day={day}
                stretch={stretch}
                opens={`${name}: ${nameAt(words.opens, place)}`}
                closes={`${name}: ${nameAt(words.closes, place)}`}
                until={words.until}
                isWrong={problem !== undefined}
              />
            )
            if (place < stretches.length) return fields
            return (
              <details key="another" className="open:basis-full">
                <summary
                  title={isClosed ? undefined : words.addBreak}
                  className={
                    isClosed
                      ? smallButton('plain')
                      : smallButton('quiet', 'min-w-11 justify-center px-0! text-20!')
                  }
                >
                  {!isClosed && <span aria-hidden="true">+</span>}
                  <span className={isClosed ? '' : 'sr-only'}>
                    {isClosed ? words.open : words.addBreak}
                    <span className="sr-only">: {name}</span>
                  </span>
                </summary>
                {fields}
              </details>
            )
          })}
      </div>
      {problem && (
        <p id={errorId} className="font-[600] text-sindoor md:col-start-2">
          {words.problems[problem]}
        </p>
      )}
    </fieldset>
  )
}

interface StretchProps {
  day: number
  stretch: TypedStretch
  opens: string
  closes: string
  until: string
  isWrong: boolean
}

function Stretch({ day, stretch, opens, closes, until, isWrong }: StretchProps) {
  const field = {
    type: 'time',
    'aria-invalid': isWrong || undefined,
    className: `w-[8.5rem] figures max-md:w-[7rem] max-md:[&::-webkit-calendar-picker-indicator]:hidden ${fieldLook} ${isWrong ? 'border-sindoor' : ''}`,
  }
  return (
    <span className="flex items-center gap-2">
      <input type="hidden" name="day" value={day} />
      <input {...field} name="opens" aria-label={opens} defaultValue={stretch.opens} />
      <span aria-hidden="true">{until}</span>
      <input {...field} name="closes" aria-label={closes} defaultValue={stretch.closes} />
    </span>
  )
}

function UsualHours({ words }: { words: DiaryWords['hours'] }) {
  return (
    <ul>
      {openingRows(usualAvailability.hours, words).map(({ days, times }) => (
        <li key={days}>
          {days}: {times}
        </li>
      ))}
    </ul>
  )
}

/** Room for the hours of a closed day, or for those after a break. */
function withOneMore(stretches: TypedStretch[]): TypedStretch[] {
  return stretches.length < 2 ? [...stretches, { opens: '', closes: '' }] : stretches
}

function placed(stretch: TypedStretch, place: number): TypedStretch & { place: number } {
  return { ...stretch, place }
}

function nameAt(names: string[], place: number): string {
  return names[place] ?? names.at(-1) ?? ''
}
