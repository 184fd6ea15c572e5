import { z } from 'zod'
import { deskAction, flashOf, refused, textField } from '#app/desk-action.ts'
import { changeBefore } from '#app/features/desk/address-with.ts'
import { MissingAddresses } from '#app/features/desk/missing-addresses.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { Segments } from '#app/features/desk/segments.tsx'
import { SiteChanges } from '#app/features/desk/site-changes.tsx'
import { SiteConfirm } from '#app/features/desk/site-confirm.tsx'
import { SiteForm } from '#app/features/desk/site-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { siteWords as words } from '#content/en/desk/site.ts'
import { type SiteGroupId, siteFieldLink, siteGroups, siteLabels } from '#content/en/desk/site-fields.ts'
import { fill } from '#content/fill.ts'
import { paths } from '#content/paths.ts'
import { siteFields } from '#content/site-fields.ts'
import { unsetFields } from '#content/unset-fields.ts'
import { linesOfRows, mostSpecialDays, type SpecialDayRow } from '#domain/special-days.ts'
import { placesOfChange } from '#server/site/places.ts'
import type { PublishOutcome } from '#server/site/site-facts.ts'
import type { Route } from './+types/site'
import {
  changesBetween,
  differenceText,
  pastChange,
  placeNames,
  readWanted,
  sectionsOf,
  typedNow,
} from './site-view.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

const shownChanges = 20

const views = [...(Object.keys(siteGroups) as SiteGroupId[]), 'history'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteFacts } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const view = views.find((known) => known === query.get('view')) ?? 'prices'
  const { change } = await siteFacts.current()
  const before = changeBefore(query)
  const changes = view === 'history' ? await siteFacts.history(before, shownChanges + 1) : []
  return {
    choices: views.map((each) => ({
      label: each === 'history' ? words.history : siteGroups[each].title,
      to: `${deskPaths.site}?view=${each}`,
      isChosen: each === view,
    })),
    view,
    missing: unsetFields(catalogue).map((id) => ({
      label: siteLabels.get(id) ?? id,
      href: siteFieldLink(id),
    })),
    isHidden: catalogue.unset === 'hidden',
    change,
    sections: view === 'history' ? [] : sectionsOf(view, catalogue).map(withHref),
    changes: changes.slice(0, shownChanges).map(pastChange),
    earlier: changes[shownChanges]?.id,
    differences: (await siteFacts.differences()).map(({ field, value, shippedThen }) => ({
      field,
      text: differenceText(field, value, shippedThen),
    })),
    ...flashOf(request, words),
  }
}

function withHref<Section extends { page?: keyof typeof paths }>(section: Section) {
  return { ...section, ...(section.page && { href: paths[section.page] }) }
}

/** A form that is shown again, with what was typed. */
interface FormAgain {
  seen: number
  typed: Record<string, string>
  errors: Record<string, string>
}

const changeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** Longer than any fact: what is too long is told as such, not cut to something that would do. */
const mostTyped = 5000

const values = z.record(
  z.string(),
  z
    .string()
    .transform((typed) => typed.slice(0, mostTyped))
    .catch(''),
)

export const action = deskAction(
  z.looseObject({
    do: z.enum(['review', 'edit', 'publish', 'undo', 'return', 'take']),
    seen: changeNumber.catch(0),
    undo: changeNumber.optional().catch(undefined),
    field: textField,
  }),
  async (
    { do: what, seen, undo, field, ...form },
    { services, owner: { email: by }, flash, words: said },
  ) => {
    const { siteFacts } = services
    const told = (outcome: PublishOutcome | { outcome: 'gone' }, done: string) =>
      outcome.outcome === 'published'
        ? flash(done, { undo: String(outcome.change) })
        : flash(
            outcome.outcome === 'overtaken' ? 'undo-overtaken' : outcome.outcome === 'gone' ? 'gone' : 'same',
          )
    if (what === 'undo' || what === 'return') {
      if (undo === undefined) return flash('gone')
      return what === 'undo'
        ? told(await siteFacts.undo(by, undo), 'undone')
        : told(await siteFacts.returnTo(by, undo), 'returned')
    }
    if (what === 'take') return told(await siteFacts.publish(by, { [field]: null }, seen), 'published')

    // What the form showed and was left alone is nobody's wish, though a colleague may have changed it since.
    const shown = await siteFacts.asOf(seen)
    const { wanted, typed, errors } = readWanted(typedValues(form), shown)
    const again = (notice: string, changed: Partial<FormAgain> = {}) =>
      refused({ notice, form: { seen, typed, errors, ...changed } })
    if (Object.keys(errors).length > 0) return again(words.wrong)
    if (what === 'edit') return { form: { seen, typed, errors } }
    if (Object.keys(wanted).length === 0) return again(words.nothing)
    if (what === 'review') {
      const after = await siteFacts.preview(wanted)
      const changes = changesBetween(wanted, catalogue, after)
      const places = placeNames(placesOfChange(catalogue, after), said.heads)
      return { review: { seen, typed, changes, places } }
    }
    const outcome = await siteFacts.publish(by, wanted, seen)
    if (outcome.outcome === 'senseless')
      return again(fill(words.senseless, { problems: outcome.problems.join('; ') }))
    if (outcome.outcome === 'overtaken')
      return again(fill(words.overtaken, { by: outcome.by }), {
        // Theirs is what the fields show, and what the next form has seen.
        seen: (await siteFacts.current()).change,
        typed: { ...typed, ...typedNow(outcome.fields, catalogue) },
        errors: Object.fromEntries(
          outcome.fields.map((id) => [id, fill(words.yours, { value: typed[id] ?? '' })]),
        ),
      })
    return told(outcome, 'published')
  },
)

function typedValues(form: Record<string, unknown>): Record<string, string> {
  const known = Object.entries(form).filter(([id]) => siteFields.has(id))
  return values.parse({ ...specialDaysIn(form), ...Object.fromEntries(known) })
}

/** The days stand in the form line by line, part by part; from then on they are one value. */
function specialDaysIn(form: Record<string, unknown>): Record<string, string> {
  const typed = values.parse(form)
  const rows = Array.from({ length: mostSpecialDays }, (_, place) => {
    const part = (name: keyof SpecialDayRow) => typed[`specialDays|${place}|${name}`] ?? ''
    return { date: part('date'), opens: part('opens'), closes: part('closes'), name: part('name') }
  })
  return Object.hasOwn(typed, 'specialDays|0|date') ? { specialDays: linesOfRows(rows) } : {}
}

export default function Site({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, view, missing, isHidden, change, sections, changes, earlier, differences } = loaderData
  const review = actionData && 'review' in actionData ? actionData.review : undefined
  const again = actionData && 'form' in actionData ? (actionData.form as FormAgain) : undefined
  return (
    <Screen title={words.title} lead={words.lead}>
      <div className="pb-4">
        <Segments choices={choices} />
      </div>
      <MissingAddresses words={words.missing} isHidden={isHidden} fields={missing} />
      {view === 'history' ? (
        <SiteChanges words={words.changes} changes={changes} earlier={earlier} last={change} />
      ) : review ? (
        <SiteConfirm words={words.confirm} {...review} />
      ) : (
        <SiteForm
          key={change}
          words={words}
          sections={sections}
          differences={differences}
          seen={again?.seen ?? change}
          typed={again?.typed ?? {}}
          errors={again?.errors ?? {}}
        />
      )}
    </Screen>
  )
}
