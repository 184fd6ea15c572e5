import { Form, Link, useLocation } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { TestimonialDeskWords } from '#content/en/desk/testimonials.ts'
import { fill } from '#content/fill.ts'
import { Choice, Tick } from './choice.tsx'
import { Confirm } from './confirm.tsx'
import { Moment } from './moment.tsx'
import { Pager } from './pager.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'
import { Undo } from './undo.tsx'

interface ListedTestimonial {
  id: string
  name: string
  email: string
  role: string | null
  company: string | null
  content: string
  rating: number
  serviceType: string
  projectDetails: string | null
  status: keyof DeskWords['testimonialStatuses']
  featured: boolean
  sample: boolean
  verifiedClient: boolean
  publishConsent: boolean
  suspicion: string | null
  createdAt: Date
}

interface TestimonialsPageProps {
  words: TestimonialDeskWords
  common: DeskWords
  notice?: string | undefined
  /** What a press of Undo puts back. */
  undo?: string | undefined
  invitation?: string | undefined
  refusedInvitation?: RefusedInvitation | undefined
  filter: Partial<Record<'status' | 'minimum' | 'service', string | undefined>> & { isFeatured: boolean }
  services: string[]
  page: number
  hasMore: boolean
  stats: Record<keyof TestimonialDeskWords['stats'], number>
  testimonials: ListedTestimonial[]
}

export function TestimonialsPage({
  words,
  common,
  notice,
  undo,
  testimonials,
  stats,
  ...rest
}: TestimonialsPageProps) {
  return (
    <Screen
      title={words.title}
      notice={notice}
      undo={undo && <Undo label={common.undo} fields={{ changes: undo }} />}
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3 pb-5">
        {Object.entries(words.stats).map(([key, label]) => (
          <div key={key}>
            <dt className="text-[0.875rem] text-ink-2">{label}</dt>
            <dd className="text-2xl font-[600] figures">{stats[key as keyof typeof stats]}</dd>
          </div>
        ))}
      </dl>
      <Form className="flex flex-wrap items-end gap-3 pb-5">
        <Choice
          name="status"
          label={words.status}
          value={rest.filter.status}
          options={Object.entries(common.testimonialStatuses).map(([value, label]) => ({ value, label }))}
          all={common.all}
        />
        <Choice
          name="minimum"
          label={words.minimum}
          value={rest.filter.minimum}
          options={['5', '4', '3', '2'].map((value) => ({ value, label: `${value} ${words.stars}` }))}
          all={common.all}
        />
        <Choice
          name="service"
          label={words.service}
          value={rest.filter.service}
          options={rest.services.map((value) => ({ value, label: value }))}
          all={common.all}
        />
        <Tick name="featured" label={words.featured} isOn={rest.filter.isFeatured} />
        <SmallButton>{common.apply}</SmallButton>
      </Form>
      {testimonials.length === 0 ? (
        <p className="py-4 text-ink-2">{words.empty}</p>
      ) : (
        <PostForm>
          {/* Enter on a box presses the form's first button: one that does nothing, and without script only loads the list. */}
          <button type="submit" formMethod="get" hidden onClick={(event) => event.preventDefault()} />
          <ul className="border-t border-line">
            {testimonials.map((testimonial) => (
              <li key={testimonial.id} className="border-line py-4 not-last:border-b">
                <Entry words={words} common={common} testimonial={testimonial} />
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-paper py-3">
            <span className="text-[0.9375rem]">{words.withChosen}</span>
            {(
              [
                ['approved', words.approve],
                ['rejected', words.reject],
                ['pending', words.setPending],
                ['delete', words.remove],
              ] as const
            ).map(([value, label]) => (
              <SmallButton key={value} name="do" value={value}>
                {label}
              </SmallButton>
            ))}
          </div>
        </PostForm>
      )}
      <Pager words={common} page={rest.page} hasMore={rest.hasMore} />
      {testimonials.some(({ sample }) => sample) && (
        <PostForm className="mt-4">
          <Confirm label={words.removeSamples} sure={words.sure} name="do" value="remove-samples" />
        </PostForm>
      )}
      <Invite words={words.invite} link={rest.invitation} refused={rest.refusedInvitation} />
    </Screen>
  )
}

const singleButton = 'min-h-11 text-[0.9375rem] font-[600] text-indigo underline'

interface EntryProps {
  words: TestimonialDeskWords
  common: DeskWords
  testimonial: ListedTestimonial
}

function Entry({ words, common, testimonial }: EntryProps) {
  const { id, name, email, role, company, content, rating, status, featured } = testimonial
  const { key } = useLocation()
  return (
    <div className="flex items-start gap-3">
      {/* Another one after each thing done: what was chosen for the last is not chosen for the next. */}
      <input
        key={key}
        type="checkbox"
        name="id"
        value={id}
        aria-label={`${words.select}: ${name}`}
        className="mt-1 size-5 shrink-0"
      />
      <div className="min-w-0 grow wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-[600]">{name}</span>
          <Stars rating={rating} label={fill(words.rating, { rating: String(rating) })} />
          <span className="font-[600]">{common.testimonialStatuses[status]}</span>
          {featured && <Badge tone="indigo">{words.isFeatured}</Badge>}
          {testimonial.verifiedClient && <Badge>{words.verified}</Badge>}
          {testimonial.sample && <Badge tone="sample">{words.sample}</Badge>}
        </p>
        <p className="text-[0.875rem] text-ink-2">
          {[role, company, email, testimonial.serviceType].filter(Boolean).join(' · ')} ·{' '}
          <Moment at={testimonial.createdAt} />
        </p>
        <p className="mt-1 whitespace-pre-line">{content}</p>
        {testimonial.projectDetails && <p className="mt-1 text-ink-2">{testimonial.projectDetails}</p>}
        {!testimonial.publishConsent && <p className="mt-1 text-sindoor">{words.noConsent}</p>}
        {testimonial.suspicion && (
          <p className="mt-1 text-sindoor">
            {words.suspicion} {testimonial.suspicion}
          </p>
        )}
        <div className="flex flex-wrap items-start gap-x-5">
          {status === 'pending' && (
            <>
              {testimonial.publishConsent ? (
                <button type="submit" name="approved" value={id} className={singleButton}>
                  {words.approveThis}
                </button>
              ) : (
                <ApproveAnyway words={words} id={id} />
              )}
              <button type="submit" name="rejected" value={id} className={singleButton}>
                {words.rejectThis}
              </button>
            </>
          )}
          <button type="submit" name={featured ? 'unfeature' : 'feature'} value={id} className={singleButton}>
            {featured ? words.unfeature : words.feature}
          </button>
          <Link to={deskPaths.testimonial(id)} className={`${singleButton} inline-flex items-center`}>
            {words.openMedia}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** Nobody is published against their will by one press. */
function ApproveAnyway({ words, id }: { words: TestimonialDeskWords; id: string }) {
  return (
    <details className="open:basis-full">
      <summary className={`${singleButton} inline-flex cursor-pointer items-center`}>
        {words.approveThis}
      </summary>
      <p className="pt-1">{words.approveAnyway.ask}</p>
      <SmallButton name="approved-anyway" value={id} className="my-2 border-sindoor text-sindoor">
        {words.approveAnyway.sure}
      </SmallButton>
    </details>
  )
}

/** What was typed and will not do. */
interface RefusedInvitation {
  name: string
  email: string
}

interface InviteProps {
  words: TestimonialDeskWords['invite']
  link: string | undefined
  refused: RefusedInvitation | undefined
}

function Invite({ words, link, refused }: InviteProps) {
  const box = 'mt-1 block min-h-11 w-full rounded-[10px] border border-ink-2 bg-paper px-3 font-[400]'
  const { key } = useLocation()
  return (
    <Panel id="invite" title={words.heading}>
      <p className="measure text-ink-2">{words.text}</p>
      {/* Another one after each invitation: a second press must not write to the same client again. */}
      <PostForm key={key} className="mt-3 flex max-w-2xl flex-wrap items-end gap-3">
        <label className="grow text-[0.875rem] font-[600]">
          {words.name}
          <input name="name" required maxLength={120} defaultValue={refused?.name} className={box} />
        </label>
        <label className="grow text-[0.875rem] font-[600]">
          {words.email}
          <input
            type="email"
            name="email"
            required
            maxLength={254}
            defaultValue={refused?.email}
            className={box}
          />
        </label>
        <SmallButton name="do" value="invite">
          {words.submit}
        </SmallButton>
      </PostForm>
      {refused && (
        <p role="alert" className="mt-2 text-sindoor">
          {words.invalid}
        </p>
      )}
      {link && (
        <p role="status" className="mt-3 text-[0.9375rem]">
          {words.sent} <code className="block rounded-[8px] bg-paper-2 px-3 py-2 wrap-anywhere">{link}</code>
        </p>
      )}
    </Panel>
  )
}
