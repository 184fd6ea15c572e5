import { z } from 'zod'
import { type DeskCall, idField, refused, textField } from '#app/desk-action.ts'
import type { RefusedForm } from '#app/features/desk/refused-form.ts'
import { followUpWords as words } from '#content/en/desk/follow-ups.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { check, line, type Problem } from '#domain/fields.ts'
import { type DayProblem, dayProblem } from '#domain/follow-up-days.ts'

/** A day: one of those one press away, or the one in the field. */
const day = { quick: textField, date: textField }

/** What is sent to set one. */
export const newFollowUp = z.object({
  do: z.literal('follow-up'),
  followUp: idField,
  text: textField,
  ...day,
})

/** What can be done with one, wherever it stands. */
export const followUpChanges = [
  z.object({ do: z.literal('follow-up-done'), followUp: idField }),
  z.object({ do: z.literal('follow-up-move'), followUp: idField, ...day }),
  z.object({ do: z.literal('follow-up-remove'), followUp: idField }),
] as const

type Change = z.infer<(typeof followUpChanges)[number]>

export async function setFollowUp(
  fields: z.infer<typeof newFollowUp>,
  personId: string,
  { services, owner, now, flash }: DeskCall,
) {
  const dueOn = fields.quick || fields.date
  const checked = check(z.object({ text: line(300) }), { text: fields.text.trim() || words.usual })
  const wrongDay = dayProblem(dueOn, todayInIndia(now))
  if (!checked.ok || wrongDay) {
    const textProblem = checked.ok ? undefined : checked.problems[0]?.problem
    return refused({
      notice: words.notSaved,
      refused: {
        of: 'follow-up',
        // As much as a field has place for.
        typed: { text: fields.text.slice(0, 1000), date: fields.date.slice(0, 10) },
        errors: {
          ...(textProblem && { text: textError(textProblem) }),
          ...(wrongDay && { date: words.dayProblems[wrongDay] }),
        } as Record<string, string>,
      } satisfies RefusedForm as RefusedForm,
    })
  }
  const entry = await services.desk.followUps.set(owner.email, personId, {
    id: fields.followUp,
    dueOn,
    text: checked.fields.text,
  })
  return entry ? flash('follow-up', { undo: entry, after: dueOn }) : flash('gone')
}

export async function changeFollowUp(
  fields: Change,
  { services, owner: { email: by }, now, flash }: DeskCall,
) {
  const { followUps } = services.desk
  switch (fields.do) {
    case 'follow-up-done': {
      const undo = await followUps.finish(by, fields.followUp)
      return undo ? flash('follow-up-done', { undo }) : flash('follow-up-gone')
    }
    case 'follow-up-remove': {
      const undo = await followUps.remove(by, fields.followUp)
      return undo ? flash('follow-up-removed', { undo }) : flash('follow-up-gone')
    }
    case 'follow-up-move': {
      const dueOn = fields.quick || fields.date
      const problem = dayProblem(dueOn, todayInIndia(now))
      if (problem) return flash(dayRefusals[problem])
      const undo = await followUps.move(by, fields.followUp, dueOn)
      return undo ? flash('follow-up-moved', { undo, after: dueOn }) : flash('follow-up-gone')
    }
  }
}

const dayRefusals: Record<DayProblem, keyof typeof words.refusals> = {
  invalid: 'no-such-day',
  past: 'past-day',
  'too-far': 'far-day',
}

function textError(problem: Problem): string {
  return problem === 'too-long' ? words.problems[problem] : words.problems.invalid
}
