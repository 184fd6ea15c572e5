import { data } from 'react-router'
import { deskAction, refused } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { PersonDetailsForm } from '#app/features/desk/person-details-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { personEntryWords as words } from '#content/en/desk/person-entry.ts'
import { fill } from '#content/fill.ts'
import { countries } from '#domain/countries.ts'
import type { Route } from './+types/person-edit'
import { addressIsTaken, checkDetails, sentDetails } from './person-details.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await context.get(requestScope).services.desk.people.find(idOf(params.id))
  if (!person) throw data(null, { status: 404 })
  const { id, name, email, phone, otherPhone, company, country, source } = person
  const known = { name, email, phone, otherPhone, company, country, source }
  return {
    id,
    name,
    values: Object.fromEntries(Object.entries(known).map(([field, value]) => [field, value ?? ''])),
    countries: [...countries],
  }
}

export const action = deskAction(sentDetails, async (sent, { services: { desk }, owner, params, flash }) => {
  const checked = checkDetails(sent)
  if (!checked.ok) return refused({ notice: words.refused, refused: checked.refused })
  const { note: _, waits: _waits, ...details } = checked.fields
  const id = idOf(params.id)
  const edited = await desk.people.edit(owner.email, id, details)
  if (edited.kind === 'gone') throw data(null, { status: 404 })
  if (edited.kind === 'known')
    return refused({ notice: words.refused, refused: addressIsTaken(sent, edited) })
  const sharesNumber = (await desk.people.lookalikes(id)).length > 0
  return flash(['edited', ...(sharesNumber ? ['same-number'] : [])], {
    undo: edited.undo,
    to: deskPaths.person(id),
  })
})

export default function EditPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, values } = loaderData
  return (
    <Screen
      key={id}
      title={fill(words.edit.title, { name })}
      lead={words.edit.lead}
      back={{ to: deskPaths.person(id), label: fill(words.edit.back, { name }) }}
    >
      <PersonDetailsForm
        words={words}
        submit={words.edit.submit}
        countries={loaderData.countries}
        values={values}
        isNew={false}
        refused={actionData?.refused}
      />
    </Screen>
  )
}
