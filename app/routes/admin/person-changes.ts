import { z } from 'zod'
import { deskAction, idField, optionalId, textField } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { line, paragraph } from '#domain/fields.ts'
import { contactWays } from '#server/desk/decisions.ts'
import type { People } from '#server/desk/people.ts'
import { changeFollowUp, followUpChanges, newFollowUp, setFollowUp } from './follow-up-changes.ts'
import { changeStage, stageForm } from './stage-change.ts'

/** What can be done on a person's page. */
export const changePerson = deskAction(
  z.discriminatedUnion('do', [
    stageForm,
    newFollowUp,
    ...followUpChanges,
    z.object({ do: z.literal('wake') }),
    z.object({ do: z.literal('tags'), tags: textField, added: textField }),
    z.object({ do: z.literal('note'), text: paragraph(5000) }),
    z.object({ do: z.literal('answered') }),
    z.object({ do: z.literal('wait') }),
    z.object({ do: z.literal('assign'), to: textField }),
    z.object({
      do: z.literal('reply'),
      reply: z.guid(),
      subject: line(200).catch(''),
      letter: paragraph(10_000).catch(''),
    }),
    z.object({ do: z.literal('contact'), way: z.enum(contactWays) }),
    z.object({ do: z.literal('undo'), undo: idField }),
    z.object({ do: z.literal('merge'), other: optionalId, email: textField }),
    z.object({ do: z.literal('apart'), other: idField }),
    z.object({ do: z.literal('unmerge'), merge: idField }),
    z.object({ do: z.literal('split'), lead: idField }),
    z.object({ do: z.literal('spam') }),
  ]),
  async (fields, call) => {
    const { services, owner, params, now, flash } = call
    const { email: by } = owner
    const { people, replies, followUps, assignments } = services.desk
    const id = idOf(params.id)
    const flashIf = (isDone: boolean, done: string) => flash(isDone ? done : 'gone')
    switch (fields.do) {
      case 'status':
        return changeStage(fields, id, call)
      case 'follow-up':
        return setFollowUp(fields, id, call)
      case 'follow-up-done':
      case 'follow-up-move':
      case 'follow-up-remove':
        return changeFollowUp(fields, call)
      case 'wake': {
        const decision = await people.snooze(by, id, null)
        return decision ? flash('woken', { undo: decision.entry }) : flash('gone')
      }
      case 'tags':
        return flashIf(
          await people.setTags(by, id, `${fields.tags},${fields.added}`.slice(0, 500).split(',')),
          'tags',
        )
      case 'note':
        return flashIf(await people.addNote(by, id, fields.text), 'note')
      case 'answered': {
        const decision = await people.markAnswered(by, id)
        return decision ? flash('answered', { undo: decision.entry }) : flash('gone')
      }
      case 'wait': {
        const decision = await people.waitAgain(by, id, now)
        return decision ? flash('woken', { undo: decision.entry }) : flash('gone')
      }
      case 'reply': {
        const { reply, subject, letter } = fields
        if (!subject || !letter) return flash('reply-empty')
        return flashIf(
          await replies.send(by, id, { id: reply, subject, text: letter }),
          services.sendsMail ? 'replied' : 'replied-here',
        )
      }
      case 'contact': {
        const noted = await people.noteContact(by, id, fields.way)
        if (!noted) return flash('gone')
        const { entry: undo, before } = noted
        return flash([fields.way, ...(before.waitingSince ? ['also-answered'] : [])], { undo })
      }
      case 'assign': {
        const assigned = await assignments.assign(owner, id, fields.to || null)
        if (!assigned) return flash('gone')
        const { entry: undo, isTold } = assigned
        if (!undo) return flash('same-assignee')
        const told = isTold && services.sendsMail ? ['assigned-told'] : []
        return flash([fields.to ? 'assigned' : 'unassigned', ...told], { undo, after: fields.to })
      }
      case 'undo': {
        const assignment = await assignments.undo(by, fields.undo)
        if (assignment) return flash(assignment === 'undone' ? 'assignment-undone' : 'decided-since')
        const undone = await people.undoStep(by, fields.undo)
        if (undone)
          return flash(undone.count > 0 ? 'changed-back' : 'decided-since', await placeLeft(people, id))
        const restored = await people.undoDecision(by, fields.undo)
        if (!restored) return flash((await followUps.undo(by, fields.undo)) ? 'undone' : 'decided-since')
        const { status, waitingSince } = restored
        const told = [...(status ? ['status-back'] : []), ...(waitingSince ? ['waits'] : [])]
        return flash(told.length > 0 ? told : 'undone', { after: status })
      }
      case 'merge': {
        const other = fields.other ?? (await people.findByEmail(fields.email))
        if (!other) return flash('unknown')
        if (other === id) return flash('own-address')
        return flashIf(await people.merge(by, id, other), 'merged')
      }
      case 'apart':
        return flashIf(await people.tellApart(by, id, fields.other), 'apart')
      case 'unmerge':
        return flashIf(await people.undoMerge(by, fields.merge), 'unmerged')
      case 'split': {
        const newPerson = await people.splitOff(by, fields.lead, id)
        return newPerson ? flash('split', { to: deskPaths.person(newPerson) }) : flash('gone')
      }
      case 'spam': {
        const { count, undo } = await people.changeAll(by, { ids: [id] }, { do: 'spam' })
        return count > 0 ? flash('spam', { undo, count, to: deskPaths.leads }) : flash('gone')
      }
    }
  },
)

/** Whoever was added by mistake has no page once that is undone. */
async function placeLeft(people: People, id: string): Promise<{ to?: string }> {
  return (await people.find(id)) ? {} : { to: deskPaths.leads }
}
