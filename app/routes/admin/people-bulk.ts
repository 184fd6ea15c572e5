import { z } from 'zod'
import { deskAction, fieldList, idField, textField } from '#app/desk-action.ts'
import { nobody } from '#app/desk-request.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { personStatuses } from '#server/db/schema/people.ts'
import type { BulkChange } from '#server/desk/bulk-changes.ts'
import { peopleFilterOf } from './people-filter.ts'

const sent = z.object({
  do: z.enum(['tag', 'untag', 'status', 'answered', 'spam', 'undo']),
  id: fieldList(idField),
  all: textField,
  tag: textField,
  status: z.enum(personStatuses).default('new'),
  undo: idField,
})

/** What is done with several people of the list at once. */
export const changePeople = deskAction(
  sent.partial({ undo: true }),
  async (fields, { services: { desk }, owner, query, flash }) => {
    const { email: by } = owner
    if (fields.do === 'undo') {
      const undone = await desk.people.undoStep(by, fields.undo ?? nobody)
      if (!undone || undone.count === 0) return flash('decided-since')
      return flash(['back', ...(undone.left > 0 ? ['some-left'] : [])], { ...undone })
    }
    const ids = fields.id.slice(0, 500)
    if (fields.all !== 'yes' && ids.length === 0) return flash('nobody')
    if ((fields.do === 'tag' || fields.do === 'untag') && fields.tag.trim() === '') return flash('no-tag')
    // On a person's page a comma stands between two tags.
    if (fields.tag.includes(',')) return flash('one-tag')
    const chosen = fields.all === 'yes' ? { filter: peopleFilterOf(query, owner.id) } : { ids }
    const { count, undo } = await desk.people.changeAll(by, chosen, changeIn({ ...fields, do: fields.do }))
    query.delete('chosen')
    const to = `${deskPaths.leads}?${query}`
    return count > 0 ? flash(fields.do, { to, count, undo }) : flash('same', { to })
  },
)

function changeIn({
  do: button,
  tag,
  status,
}: { do: BulkChange['do'] } & Pick<z.infer<typeof sent>, 'tag' | 'status'>): BulkChange {
  switch (button) {
    case 'tag':
    case 'untag':
      return { do: button, tag }
    case 'status':
      return { do: button, status }
    default:
      return { do: button }
  }
}
