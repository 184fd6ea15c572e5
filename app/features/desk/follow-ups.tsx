import { TextField } from '#app/ui/form/field.tsx'
import type { FollowUpWords } from '#content/en/desk/follow-ups.ts'
import { fill } from '#content/fill.ts'
import type { QuickDay } from '#domain/follow-up-days.ts'
import { Entries } from './list.tsx'
import { Menu, menuEntry } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { firstRowAction, rowAction } from './row-action.ts'
import { SmallButton, smallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'
import { dayText } from './timestamp.tsx'

export interface ShownFollowUp {
  id: string
  dueOn: string
  text: string
  ownerEmail: string
}

/** What both lists and forms of follow-ups need to know of the days. */
interface Days {
  today: string
  quickDays: QuickDay[]
}

interface FollowUpsProps {
  words: FollowUpWords
  followUps: ShownFollowUp[]
  days: Days
  /** Of the next one to be set. */
  newId: string
  refused: RefusedForm | undefined
}

/** On a person's page: what is open, and a form for the next. */
export function FollowUps({ words, followUps, days, newId, refused }: FollowUpsProps) {
  return (
    <section
      aria-label={words.heading}
      className={followUps.length > 0 ? 'order-last basis-full' : 'max-lg:order-last'}
    >
      <Entries rows={followUps} className="not-last:border-0">
        {(followUp) => <FollowUpLine words={words} followUp={followUp} days={days} canRemove />}
      </Entries>
      <Menu
        // Another one once it is set, so that it is empty.
        key={newId}
        label={words.add}
        className={smallButton('quiet', '-ml-3.5')}
        isOpen={refused !== undefined}
      >
        <PostForm fields={{ do: 'follow-up' }} className="grid w-72 max-w-full gap-2 p-2">
          <input type="hidden" name="followUp" value={newId} data-fresh="" />
          <TextField
            name="text"
            id="follow-up-text"
            label={words.text}
            placeholder={words.usual}
            defaultValue={refused?.typed.text}
            error={refused?.errors.text}
            maxLength={300}
          />
          <DayChoice
            words={words}
            days={days}
            submit={words.set}
            date={refused?.typed.date ?? days.quickDays[0]?.day}
            error={refused?.errors.date}
          />
        </PostForm>
      </Menu>
    </section>
  )
}

interface FollowUpLineProps {
  words: FollowUpWords
  followUp: ShownFollowUp
  days: Days
  canRemove?: boolean
}

/** One that is open: what and when, and its buttons. */
export function FollowUpLine({ words, followUp, days, canRemove }: FollowUpLineProps) {
  const { id, dueOn, text } = followUp
  const isDue = dueOn <= days.today
  return (
    // Another one once it is moved, so that its form is closed.
    <div key={dueOn} className="flex flex-wrap items-center gap-x-3">
      <p className="wrap-anywhere">
        {text} ·{' '}
        <span className={dueOn < days.today ? 'font-[600] text-sindoor' : 'font-[600]'}>
          {dueText(words, dueOn, days)}
        </span>
      </p>
      <div className="relative z-1 flex items-center gap-x-3">
        <PostForm fields={{ followUp: id }} className="flex items-center gap-x-3">
          <button type="submit" name="do" value="follow-up-done" className={firstRowAction}>
            {words.finish}
          </button>
          {canRemove && (
            <button type="submit" name="do" value="follow-up-remove" className={rowAction}>
              {words.remove}
            </button>
          )}
        </PostForm>
        <Menu label={words.move} className={rowAction}>
          <PostForm
            fields={{ do: 'follow-up-move', followUp: id }}
            className="grid w-72 max-w-full gap-2 p-2"
          >
            <DayChoice words={words} days={days} submit={words.moveTo} date={isDue ? days.today : dueOn} />
          </PostForm>
        </Menu>
      </div>
    </div>
  )
}

interface DayChoiceProps {
  words: FollowUpWords
  days: Days
  submit: string
  date: string | undefined
  error?: string | undefined
}

/** One of the likely days by a press, or any by the field, which Enter sends too. */
function DayChoice({ words, days, submit, date, error }: DayChoiceProps) {
  return (
    <>
      {/* Enter presses the first button of a form: that of the field. */}
      <button type="submit" hidden />
      <div>
        {days.quickDays.map(({ id, day }) => (
          <button key={id} type="submit" name="quick" value={day} className={`${menuEntry} justify-between`}>
            {words.quick[id]} <span className="text-14 text-ink-2">{dayText(day)}</span>
          </button>
        ))}
      </div>
      <div className="flex items-end gap-2 border-t border-line px-3 pt-2">
        <SmallField
          type="date"
          name="date"
          label={words.date}
          defaultValue={date}
          min={days.today}
          required
          aria-invalid={error !== undefined}
          className="grow"
        />
        <SmallButton>{submit}</SmallButton>
      </div>
      {error && <p className="px-3 font-[600] text-sindoor">{error}</p>}
    </>
  )
}

function dueText({ due }: FollowUpWords, dueOn: string, { today }: Days): string {
  if (dueOn === today) return due.today
  return fill(dueOn < today ? due.overdue : due.later, { day: dayText(dueOn) })
}
