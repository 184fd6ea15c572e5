import { deskAction, refused } from '#app/desk-action.ts'
import { PersonDetailsForm } from '#app/features/desk/person-details-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { leadWords } from '#content/en/desk/leads.ts'
import { personEntryWords as words } from '#content/en/desk/person-entry.ts'
import { countries } from '#domain/countries.ts'
import type { Route } from './+types/person-new'
import { addressIsTaken, checkDetails, sentDetails } from './person-details.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export function loader({ request }: Route.LoaderArgs) {
  // Whoever was looked for and is not there is most likely to be added.
  return {
    name: new URL(request.url).searchParams.get('name')?.slice(0, 120) ?? '',
    countries: [...countries],
  }
}

export const action = deskAction(sentDetails, async (sent, { services: { desk }, owner, now, flash }) => {
  const checked = checkDetails(sent)
  if (!checked.ok) return refused({ notice: words.refused, refused: checked.refused })
  const added = await desk.people.add(owner.email, checked.fields, now)
  if (added.kind === 'known') return refused({ notice: words.refused, refused: addressIsTaken(sent, added) })
  const sharesNumber = (await desk.people.lookalikes(added.id)).length > 0
  return flash(['added', ...(sharesNumber ? ['same-number'] : [])], {
    undo: added.undo,
    to: deskPaths.person(added.id),
  })
})

export default function NewPerson({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title={words.add.title}
      lead={words.add.lead}
      back={{ to: deskPaths.leads, label: leadWords.person.back }}
    >
      <PersonDetailsForm
        words={words}
        submit={words.add.submit}
        countries={loaderData.countries}
        values={{ name: loaderData.name, source: words.sources[0] ?? '' }}
        isNew
        refused={actionData?.refused}
      />
    </Screen>
  )
}
