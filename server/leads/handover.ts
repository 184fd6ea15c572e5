import { randomBytes } from 'node:crypto'
import { ownersWords, type Words } from '#content/words.ts'
import { checkHandover, type Handover, outlineOf, referenceFrom } from '#domain/handover.ts'
import { confirmationOf } from './confirmations.ts'
import { handoverMails, type MailSettings } from './lead-mails.ts'
import { type NewLead, retryWhenTaken, type StoredLead } from './store.ts'
import { unlessSuspect, type Visit } from './suspicion.ts'

/** The form behind “Send to the team”. Its notice is the very sentence above the button. */
export const handoverForm = {
  kind: 'handover' as const,
  words: ({ chatWidget: { handOver }, handover }: Words) => ({
    purpose: handOver.consent,
    fields: handover.fields,
    failure: handOver.failed,
  }),
  check(fields: unknown) {
    const checked = checkHandover(fields)
    if (!checked.ok) return checked
    const { name = ownersWords().handover.unnamed } = checked.fields
    return { ok: true as const, fields: { ...checked.fields, name, marketing_consent: false } }
  },
}

/** Keeps the conversation under its reference, or under a new one when that is taken. */
export async function storeHandover(
  handover: Handover & { name: string },
  lead: NewLead['lead'],
  { store, settings, referenceOf, visit }: HandoverParts,
): Promise<{ id: string; reference: string }> {
  const { keywords } = visit.words.conversation
  const outline = outlineOf(handover, { keywords, summary: ownersWords().conversation.summary })
  return retryWhenTaken(async (attempt) => {
    const given = attempt === 0 ? handover.reference : undefined
    const reference = given ?? referenceFrom(randomBytes(8))
    const item = { lead, handover: { ...outline, reference, transcript: handover.messages } }
    const written = [
      ...handoverMails(lead.id, { ...handover, ...outline, reference }, settings),
      confirmationOf(item, settings, visit.now),
    ]
    const { kind, id } = await store({ ...item, mails: unlessSuspect(lead, written) })
    return { id, reference: kind === 'repeat' ? await referenceOf(id) : reference }
  })
}

interface HandoverParts {
  store(item: NewLead): Promise<StoredLead>
  settings: MailSettings
  visit: Pick<Visit, 'now' | 'words'>
  /** What a lead that came before is kept under. */
  referenceOf(leadId: string): Promise<string>
}
