import { data } from 'react-router'
import { TestimonialForm } from '#app/features/forms/testimonial-form.tsx'
import { TestimonialList } from '#app/features/testimonials/testimonial-list.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { paths } from '#content/paths.ts'
import { initialsOf } from '#domain/testimonial-text.ts'
import { readVideoLink } from '#domain/video-link.ts'
import { saidIn } from '#server/testimonials/samples.ts'
import type { Route } from './+types/testimonials'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, words, now } = context.get(requestScope)
  const asked = new URL(request.url).searchParams
  const found = await services.testimonials.listPublic({}, { limit: 500, offset: 0 })
  const all = found.ok ? found.value : []
  const chosen = asked.get('service')?.slice(0, 120) || undefined
  const token = asked.get('invitation') ?? undefined
  const invitation = await services.testimonials.findInvitation(token, now)
  const content = {
    head: words.heads.testimonials,
    words: words.testimonials,
    forms: words.forms,
    services: [...new Set(all.map(({ serviceType }) => serviceType))]
      .sort()
      .map((service) => ({ service, label: words.forms.choiceLabels[service] ?? service })),
    chosen,
    failure: found.ok ? undefined : words.testimonials.failures[found.failure],
    testimonials: all
      .filter(({ serviceType }) => !chosen || serviceType === chosen)
      .map((testimonial) => ({
        ...saidIn(words, testimonial),
        initials: initialsOf(testimonial.name),
        video: readVideoLink(testimonial.videoUrl ?? ''),
      })),
    invited: invitation && token ? { token, ...invitation } : undefined,
  }
  // By its status a page that lacks them is known, and not kept for everyone.
  return data(content, { status: found.ok ? 200 : 503 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('testimonials', loaderData.head, matches[0].loaderData)

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { words, forms, services, chosen, failure, testimonials, invited } = loaderData
  return (
    <>
      <PageHero {...words.hero} />
      <Section id="testimonials" title={words.list.heading}>
        <TestimonialList
          words={words}
          address={paths.testimonials}
          services={services}
          chosen={chosen}
          invitation={invited?.token}
          failure={failure}
          testimonials={testimonials}
        />
      </Section>
      <Section id="write" title={words.form.heading} lead={words.form.lead}>
        <div className="max-w-3xl">
          <TestimonialForm
            words={words.form}
            common={forms}
            choices={words.formChoices}
            invitation={invited}
            values={invited && { name: invited.name, email: invited.email }}
          />
        </div>
      </Section>
    </>
  )
}
