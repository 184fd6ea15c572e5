import { TextField } from '#app/ui/form/field.tsx'
import type { FollowUpWords } from '#content/en/desk/follow-ups.ts'
import { fill } from '#content/fill.ts'
import type { QuickDay } from '#domain/follow-up-days.ts'
import { Menu, menuEntry } from './menu.tsx'
import { pill } from './pill.ts'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SmallButton } from './small-button.tsx'
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
    <section aria-label={words.heading} className="status-part">
      {followUps.map((followUp) => (
        <FollowUpChip key={followUp.id} words={words} followUp={followUp} days={days} />
      ))}
      <Menu
        // Another one once it is set, so that it is empty.
        key={newId}
        label={
          followUps.length > 0 ? (
            <>
              <span aria-hidden="true" className="text-20 lg:hidden">
                +
              </span>
              <span className="max-lg:sr-only">{words.another}</span>
            </>
          ) : (
            words.add
          )
        }
        className={`${pill} border-transparent font-[600] text-indigo hover:bg-paper-2 ${followUps.length > 0 ? 'max-lg:[&>svg]:hidden' : ''}`}
        isOpen={refused !== undefined}
      >
        <PostForm fields={{ do: 'follow-up' }} className={dayForm}>
          <input type="hidden" name="followUp" value={newId} data-fresh="" />
          <div className="px-3">
            <TextField
              name="text"
              id="follow-up-text"
              label={words.text}
              placeholder={words.usual}
              defaultValue={refused?.typed.text}
              error={refused?.errors.text}
              maxLength={300}
            />
          </div>
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

interface FollowUpChipProps {
  words: FollowUpWords
  followUp: ShownFollowUp
  days: Days
}

/** One that is open: what and when; what can be done with it is in its menu. */
export function FollowUpChip({ words, followUp: { id, dueOn, text }, days }: FollowUpChipProps) {
  const due = dueText(words, dueOn, days)
  const isLate = dueOn < days.today
  return (
    <Menu
      // Another one once it is moved, so that its form is as it was.
      key={dueOn}
      label={
        <>
          <span className="min-w-0 truncate">{text}</span> <span className="shrink-0 font-[600]">{due}</span>
        </>
      }
      className={`${pill} z-1 max-lg:max-w-[calc(100vw-6rem)] lg:max-w-80 ${isLate ? 'border-sindoor/50 text-sindoor' : 'border-ink/50'}`}
    >
      <p className="px-3 py-2 font-[600] wrap-anywhere">{text}</p>
      <PostForm fields={{ followUp: id }}>
        <button type="submit" name="do" value="follow-up-done" className={`${menuEntry} text-indigo`}>
          {words.finish}
        </button>
      </PostForm>
      <PostForm fields={{ do: 'follow-up-move', followUp: id }} className={dayForm}>
        <DayChoice
          words={words}
          days={days}
          submit={words.moveTo}
          date={dueOn <= days.today ? days.today : dueOn}
        />
      </PostForm>
      <PostForm fields={{ do: 'follow-up-remove', followUp: id }} className="border-t border-line">
        <button type="submit" className={menuEntry}>
          {words.remove}
        </button>
      </PostForm>
    </Menu>
  )
}

const dayForm = 'grid grid-cols-1 gap-2 py-2'

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
          className="min-w-0 grow"
        />
        <SmallButton look="strong">{submit}</SmallButton>
      </div>
      {error && <p className="px-3 font-[600] text-sindoor">{error}</p>}
    </>
  )
}

function dueText({ due }: FollowUpWords, dueOn: string, { today }: Days): string {
  if (dueOn === today) return due.today
  return fill(dueOn < today ? due.overdue : due.later, { day: dayText(dueOn) })
}
