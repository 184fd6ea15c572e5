import { data } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, idField, optionalId, textField } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { PersonPage } from '#app/features/desk/person-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { paragraph } from '#domain/fields.ts'
import { personStatuses } from '#server/db/schema/people.ts'
import type { Route } from './+types/person'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { people } = context.get(requestScope).services.desk
  const person = await people.find(idOf(params.id))
  if (!person) throw data(null, { status: 404 })
  return {
    person,
    events: await people.timeline(person),
    merges: await people.merges(person.id),
    lookalikes: await people.lookalikes(person.id),
    ...flashOf(request, words.done),
  }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('status'), status: z.enum(personStatuses) }),
    z.object({ do: z.literal('tags'), tags: textField }),
    z.object({ do: z.literal('note'), text: paragraph(5000) }),
    z.object({ do: z.enum(['answered', 'undo-answered']) }),
    z.object({ do: z.literal('merge'), other: optionalId, email: textField }),
    z.object({ do: z.literal('apart'), other: idField }),
    z.object({ do: z.literal('unmerge'), merge: idField }),
    z.object({ do: z.literal('split'), lead: idField }),
  ]),
  async (fields, { services, owner: { email: by }, params, flash }) => {
    const { people } = services.desk
    const id = idOf(params.id)
    const flashIf = (isDone: boolean, done: string) => flash(isDone ? done : 'gone')
    switch (fields.do) {
      case 'status':
        return flashIf(await people.setStatus(by, id, fields.status), 'status')
      case 'tags':
        return flashIf(await people.setTags(by, id, fields.tags.slice(0, 500).split(',')), 'tags')
      case 'note':
        return flashIf(await people.addNote(by, id, fields.text), 'note')
      case 'answered':
        return (await people.markAnswered(by, id)) ? flash('answered', { undo: id }) : flash('gone')
      case 'undo-answered':
        return flashIf(await people.undoAnswered(by, id), 'waits')
      case 'merge': {
        const other = fields.other ?? (await people.findByEmail(fields.email))
        if (!other || other === id) return flash('unknown')
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
    }
  },
)

export default function Person({ loaderData }: Route.ComponentProps) {
  // Another person is another page: what was typed for one must not be one press away from the other.
  return <PersonPage key={loaderData.person.id} words={words} common={deskWords} {...loaderData} />
}
