import { data } from 'react-router'
import { z } from 'zod'
import { answerValue } from '#app/answer-value.ts'
import { deskAction, fieldList, flashOf, idField, optionalId, refused, textField } from '#app/desk-action.ts'
import { idOf, pageOf } from '#app/desk-request.ts'
import { TestimonialsPage } from '#app/features/desk/testimonials-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { testimonialDeskWords as words } from '#content/en/desk/testimonials.ts'
import { type TestimonialStatus, testimonialStatuses } from '#domain/testimonial-text.ts'
import type { Testimonials } from '#server/testimonials/testimonials.ts'
import type { Route } from './+types/testimonials'

const perPage = 50

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { testimonials } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const status = testimonialStatuses.find((known) => known === query.get('status'))
  const minimum = /^[2-5]$/.test(query.get('minimum') ?? '') ? query.get('minimum') : undefined
  const { testimonials: shown } = context.get(requestScope).words
  const serviceNames = shown.formChoices
  const service = serviceNames.find((known) => known === query.get('service'))
  const isFeatured = query.get('featured') === '1'
  const page = pageOf(query)
  const found = answerValue(
    await testimonials.list(
      {
        status,
        ...(minimum && { min_rating: Number(minimum) }),
        ...(service && { service_type: service }),
        ...(isFeatured && { featured: true }),
      },
      { limit: perPage + 1, offset: page * perPage },
    ),
  )
  return {
    services: serviceNames,
    filter: { status, minimum: minimum ?? undefined, service, isFeatured },
    testimonials: found.slice(0, perPage),
    page,
    hasMore: found.length > perPage,
    stats: answerValue(await testimonials.stats()),
    ...flashOf(request, words),
  }
}

/** A button of a single testimonial holds its id; those below the list are for all that are chosen. */
const singleButtons = ['approved', 'approved-anyway', 'rejected', 'feature', 'unfeature'] as const

export const action = deskAction(
  z.object({
    do: z.enum([...testimonialStatuses, 'delete', 'undo', 'remove-samples', 'invite']).optional(),
    id: fieldList(idField),
    approved: optionalId,
    'approved-anyway': optionalId,
    rejected: optionalId,
    feature: optionalId,
    unfeature: optionalId,
    undo: textField,
    name: textField,
    email: textField,
  }),
  async (fields, { services: { testimonials }, owner: { email: by }, now, flash }) => {
    const single = singleButtons.find((name) => fields[name])
    const button = single ?? fields.do
    const ids = single ? [idOf(fields[single])] : fields.id
    const flashCount = (done: string, count: number, undo?: string) =>
      count === 0 ? flash('none') : flash(done, { count, undo })
    switch (button) {
      case 'invite': {
        const client = { name: fields.name, email: fields.email }
        const invitation = await testimonials.invite(by, client, now)
        return invitation
          ? { notice: words.invite.sent, invitation }
          : refused({ notice: words.invite.invalid, refusedInvitation: client })
      }
      case 'feature':
      case 'unfeature':
        return flashCount(
          button === 'feature' ? 'featured' : 'unfeatured',
          answerValue(await testimonials.setFeatured(by, ids, button === 'feature')),
        )
      case 'delete':
        return flashCount(
          'removed',
          answerValue(await testimonials.remove(by, ids)),
          undoOf(ids.map((id) => [id, 'kept'])),
        )
      case 'undo':
        return flashCount('back', await putBack(testimonials, by, fields.undo))
      case 'remove-samples':
        return flashCount('samples', answerValue(await testimonials.removeSamples(by)))
      case undefined:
        throw data(null, { status: 400 })
    }
    const isAnyway = button === 'approved-anyway'
    const status = isAnyway ? 'approved' : button
    const { changed, withoutConsent } = answerValue(
      await testimonials.setStatus(by, ids, status, { evenWithoutConsent: isAnyway }),
    )
    const done = [changed.length > 0 ? status : 'none', ...(withoutConsent > 0 ? ['withoutConsent'] : [])]
    return flash(done, {
      count: changed.length,
      undo: undoOf(changed.map(({ id, before }) => [id, before])) || undefined,
    })
  },
)

/** How each stood before the last press, for the address: `kept` if it was deleted, else its status. */
function undoOf(changes: [id: string, before: TestimonialStatus | 'kept'][]): string {
  return changes.map((change) => change.join(':')).join(',')
}

/** Makes each what it was; how many there still are. */
async function putBack(testimonials: Testimonials, owner: string, changes: string): Promise<number> {
  const pairs = changes.split(',').map((change) => change.split(':'))
  const idsThatWere = (before: string) => pairs.filter(([, was]) => was === before).map(([id]) => idOf(id))
  let count = answerValue(await testimonials.putBack(owner, idsThatWere('kept')))
  for (const status of testimonialStatuses) {
    const how = { evenWithoutConsent: true }
    count += answerValue(await testimonials.setStatus(owner, idsThatWere(status), status, how)).changed.length
  }
  return count
}

export default function TestimonialsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <TestimonialsPage words={words} common={deskWords} {...actionData} {...loaderData} />
}
