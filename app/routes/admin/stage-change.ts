import { z } from 'zod'
import { type DeskCall, refused, textField } from '#app/desk-action.ts'
import type { RefusedForm } from '#app/features/desk/refused-form.ts'
import { stageWords as words } from '#content/en/desk/stages.ts'
import { currencies } from '#content/money.ts'
import { readDealAmount } from '#domain/deal-amount.ts'
import { check, line, optional } from '#domain/fields.ts'
import { personStatuses } from '#server/db/schema/people.ts'
import type { Stage } from '#server/desk/decisions.ts'

export const stageForm = z.object({
  do: z.literal('status'),
  status: z.enum(personStatuses),
  /** A form without the field leaves the amount as it is, an empty field takes it away. */
  amount: z.string().optional(),
  currency: z.enum(currencies).default('INR'),
  /** One of the reasons that are one press away. */
  ready: textField,
  reason: textField,
})

type Fields = z.infer<typeof stageForm>

export async function changeStage(fields: Fields, personId: string, { services, owner, flash }: DeskCall) {
  const { status } = fields
  const deal = dealOf(fields)
  const reason = reasonOf(fields)
  if ('error' in deal || 'error' in reason)
    return refused({
      notice: words.notSaved,
      refused: {
        of: status,
        typed: {
          amount: fields.amount?.slice(0, 100),
          currency: fields.currency,
          reason: fields.reason.slice(0, 1000),
        },
        errors: {
          ...('error' in deal && { amount: deal.error }),
          ...('error' in reason && { reason: reason.error }),
        } as Record<string, string>,
      } satisfies RefusedForm as RefusedForm,
    })
  const decision = await services.desk.people.setStage(owner.email, personId, { status, ...deal, ...reason })
  if (!decision) return flash('gone')
  const { entry: undo, before } = decision
  const told = before.status !== status ? 'status' : undo ? 'stage-saved' : 'same-status'
  const isAnswer = before.waitingSince && status !== 'new'
  return flash([told, ...(isAnswer ? ['also-answered'] : [])], { undo, before: before.status, after: status })
}

function dealOf({ status, amount, currency }: Fields): Pick<Stage, 'deal'> | { error: string } {
  if (amount === undefined || (status !== 'quoted' && status !== 'won')) return {}
  if (amount.trim() === '') return { deal: null }
  const read = readDealAmount(amount, currency)
  return 'problem' in read ? { error: words.problems[read.problem] } : { deal: { currency, ...read } }
}

function reasonOf({ status, ready, reason }: Fields): Pick<Stage, 'lostReason'> | { error: string } {
  if (status !== 'lost') return {}
  const checked = check(z.object({ reason: optional(line(300)) }), { reason: ready || reason })
  if (!checked.ok)
    return { error: words.problems[checked.problems[0]?.problem === 'too-long' ? 'too-long' : 'invalid'] }
  return checked.fields.reason ? { lostReason: checked.fields.reason } : { error: words.problems.missing }
}
