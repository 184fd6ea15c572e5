import { data, redirect } from 'react-router'
import { answerValue } from '#app/answer-value.ts'
import { fieldOf, idOf, ownerOf, pageOf } from '#app/desk-request.ts'
import { TestimonialsPage } from '#app/features/desk/testimonials-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { testimonialDeskWords as words } from '#content/en/desk/testimonials.ts'
import { testimonials as publicWords } from '#content/en/testimonials.ts'
import { fill } from '#content/fill.ts'
import { entryOf } from '#domain/entry-of.ts'
import { type TestimonialStatus, testimonialStatuses } from '#domain/testimonial-text.ts'
import type { Testimonials } from '#server/testimonials/testimonials.ts'
import type { Route } from './+types/testimonials'

const perPage = 50
const serviceNames = [...publicWords.services, publicWords.form.otherService]

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { testimonials } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const status = testimonialStatuses.find((known) => known === query.get('status'))
  const minimum = /^[2-5]$/.test(query.get('minimum') ?? '') ? query.get('minimum') : undefined
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
    filter: { status, minimum: minimum ?? undefined, service, isFeatured },
    testimonials: found.slice(0, perPage),
    page,
    hasMore: found.length > perPage,
    stats: answerValue(await testimonials.stats()),
    notice: query.get('notice') ?? '',
    count: query.get('count') ?? '',
    without: Number(query.get('without')) || 0,
    undo: query.get('undo') ?? undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, now } = context.get(requestScope)
  const { testimonials } = services
  const { email: owner } = ownerOf(context)
  const form = await formOf(request)
  const deed = fieldOf(form, 'do')
  const ids = form.getAll('id').flatMap((id) => idOf(String(id)) ?? [])
  if (deed === 'invite') {
    const client = { name: fieldOf(form, 'name'), email: fieldOf(form, 'email') }
    const invitation = await testimonials.invite(owner, client, now)
    return invitation ? { invitation } : data({ refusedInvitation: client }, { status: 422 })
  }
  const back = (notice: keyof typeof words.done, count: number, undo = '', without = 0) => {
    const query = new URL(request.url).searchParams
    query.set('notice', count === 0 ? 'none' : notice)
    query.set('count', String(count))
    query.set('without', String(without))
    if (undo && count > 0) query.set('undo', undo)
    else query.delete('undo')
    return redirect(`/admin/testimonials?${query}`)
  }
  const isFeatured = form.has('feature')
  if (isFeatured || form.has('unfeature')) {
    const meant = [idOf(fieldOf(form, isFeatured ? 'feature' : 'unfeature')) ?? []].flat()
    return back('changed', answerValue(await testimonials.setFeatured(owner, meant, isFeatured)))
  }
  if (deed === 'delete')
    return back(
      'removed',
      answerValue(await testimonials.remove(owner, ids)),
      undoOf(ids.map((id) => [id, 'kept'])),
    )
  if (deed === 'put-back') return back('back', await putBack(testimonials, owner, fieldOf(form, 'changes')))
  if (deed === 'remove-samples') return back('samples', answerValue(await testimonials.removeSamples(owner)))
  // Either a button of a single one, or that for all which are chosen.
  const isAnyway = form.has('approved-anyway')
  const single = isAnyway ? 'approved' : testimonialStatuses.find((known) => form.has(known))
  const status = single ?? testimonialStatuses.find((known) => known === deed)
  if (!status) throw data(null, { status: 400 })
  const meant = single ? [idOf(fieldOf(form, isAnyway ? 'approved-anyway' : single)) ?? []].flat() : ids
  const { changed, withoutConsent } = answerValue(
    await testimonials.setStatus(owner, meant, status, { evenWithoutConsent: isAnyway }),
  )
  const undo = undoOf(changed.map(({ id, before }) => [id, before]))
  return back('changed', changed.length, undo, withoutConsent)
}

/** How each stood before the last press, for the address: `kept` if it was deleted, else its status. */
function undoOf(changes: [id: string, before: TestimonialStatus | 'kept'][]): string {
  return changes.map((change) => change.join(':')).join(',')
}

/** Makes each what it was; how many there still are. */
async function putBack(testimonials: Testimonials, owner: string, changes: string): Promise<number> {
  const pairs = changes.split(',').map((change) => change.split(':'))
  const idsThatWere = (before: string) => pairs.flatMap(([id, was]) => (was === before && idOf(id)) || [])
  let count = answerValue(await testimonials.putBack(owner, idsThatWere('kept')))
  for (const status of testimonialStatuses) {
    const how = { evenWithoutConsent: true }
    count += answerValue(await testimonials.setStatus(owner, idsThatWere(status), status, how)).changed.length
  }
  return count
}

export default function TestimonialsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, count, without, ...rest } = loaderData
  const said = entryOf(words.done, notice)
  return (
    <TestimonialsPage
      words={words}
      services={serviceNames}
      common={deskWords}
      notice={said && [fill(said, { count }), without > 0 ? words.done.withoutConsent : ''].join(' ').trim()}
      {...actionData}
      {...rest}
    />
  )
}
