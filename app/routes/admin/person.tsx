import { data, redirect } from 'react-router'
import { fieldOf, idOf, noticeOf, ownerOf } from '#app/desk-request.ts'
import { PersonPage } from '#app/features/desk/person-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { type People, type PersonStatus, personStatuses } from '#server/desk/people.ts'
import { timelineOf } from '#server/desk/timeline.ts'
import type { Route } from './+types/person'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { desk, database } = context.get(requestScope).services
  const id = idOf(params.id)
  const person = id && (await desk.people.find(id))
  if (!person) throw data(null, { status: 404 })
  return {
    person,
    happenings: await timelineOf(database, person),
    merges: await desk.people.merges(person.id),
    lookalikes: await desk.people.lookalikes(person.id),
    notice: noticeOf(request, words.done),
    isJustAnswered: new URL(request.url).searchParams.get('done') === 'answered',
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { desk } = context.get(requestScope).services
  const form = await formOf(request)
  const deed = deeds.get(fieldOf(form, 'do'))
  const id = idOf(params.id)
  if (!deed || !id) throw data(null, { status: 400 })
  const { done, at = id } = await deed(desk.people, ownerOf(context).email, id, form)
  return redirect(`/admin/leads/${at}?done=${done}`)
}

type Deed = (
  people: People,
  ownerEmail: string,
  id: string,
  form: FormData,
) => Promise<{ done: string; at?: string }>

const told = (did: boolean, done: string) => ({ done: did ? done : 'gone' })

const deeds: ReadonlyMap<string, Deed> = new Map(
  Object.entries<Deed>({
    async status(people, ownerEmail, id, form) {
      const status = personStatuses.find((known) => known === fieldOf(form, 'status'))
      if (!status) throw data(null, { status: 422 })
      return told(await people.setStatus(ownerEmail, id, status satisfies PersonStatus), 'status')
    },
    async tags(people, ownerEmail, id, form) {
      return told(
        await people.setTags(ownerEmail, id, fieldOf(form, 'tags').slice(0, 500).split(',')),
        'tags',
      )
    },
    async note(people, ownerEmail, id, form) {
      const text = fieldOf(form, 'text').replace(/\r\n?/g, '\n').trim().slice(0, 5000)
      if (text === '') throw data(null, { status: 422 })
      return told(await people.addNote(ownerEmail, id, text), 'note')
    },
    async answered(people, ownerEmail, id) {
      return told(await people.markAnswered(ownerEmail, id), 'answered')
    },
    async 'undo-answered'(people, ownerEmail, id) {
      return told(await people.undoAnswered(ownerEmail, id), 'waits')
    },
    async merge(people, ownerEmail, id, form) {
      const other = idOf(fieldOf(form, 'other')) ?? (await people.findByEmail(fieldOf(form, 'email')))
      if (!other || other === id) return { done: 'unknown' }
      return told(await people.merge(ownerEmail, id, other), 'merged')
    },
    async apart(people, ownerEmail, id, form) {
      const other = idOf(fieldOf(form, 'other'))
      return told(other !== undefined && (await people.tellApart(ownerEmail, id, other)), 'apart')
    },
    async unmerge(people, ownerEmail, _id, form) {
      const merge = idOf(fieldOf(form, 'merge'))
      return told(merge !== undefined && (await people.undoMerge(ownerEmail, merge)), 'unmerged')
    },
    async split(people, ownerEmail, id, form) {
      const lead = idOf(fieldOf(form, 'lead'))
      const at = lead && (await people.splitOff(ownerEmail, lead, id))
      return at ? { done: 'split', at } : { done: 'gone' }
    },
  }),
)

export default function Person({ loaderData }: Route.ComponentProps) {
  // Another person is another page: what was typed for one must not be one press away from the other.
  return <PersonPage key={loaderData.person.id} words={words} common={deskWords} {...loaderData} />
}
