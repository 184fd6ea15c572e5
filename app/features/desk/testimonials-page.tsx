import { Link, useLocation } from 'react-router'
import { Stars } from '#app/ui/stars.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { TestimonialDeskWords } from '#content/en/desk/testimonials.ts'
import { fill } from '#content/fill.ts'
import { Confirm } from './confirm.tsx'
import { Filter } from './filter.tsx'
import { FilterBar, FilterChips, NoMatches, Toggle } from './filters.tsx'
import { Entries, wholeRow } from './list.tsx'
import { Mark } from './mark.tsx'
import { Menu } from './menu.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { firstRowAction, rowAction } from './row-action.ts'
import { PageTickBar, RowTick } from './row-tick.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'
import { Stats } from './stats.tsx'
import { barEntry, barSquare, furtherEntry, TickedActions, tickedBar } from './ticked-bar.tsx'
import { Timestamp } from './timestamp.tsx'
import { useRowTicks } from './use-row-ticks.ts'

interface ListedTestimonial {
  id: string
  name: string
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
  invitation?: string | undefined
  refusedInvitation?: RefusedInvitation | undefined
  filter: Partial<Record<'status' | 'minimum' | 'service', string | undefined>> & { isFeatured: boolean }
  services: string[]
  page: number
  hasMore: boolean
  stats: Record<keyof TestimonialDeskWords['stats'], number>
  testimonials: ListedTestimonial[]
}

export function TestimonialsPage({ words, common, testimonials, stats, ...rest }: TestimonialsPageProps) {
  const isFiltered = Object.values(rest.filter).some(Boolean)
  const ticks = useRowTicks(testimonials)
  return (
    <Screen title={words.title}>
      <Stats labels={words.stats} values={stats} className="grid-cols-5 gap-x-1 pb-4 lg:max-w-2xl" />
      <FilterBar apply={common.apply}>
        <FilterChips
          words={common}
          count={Object.values(rest.filter).filter(Boolean).length}
          found={rest.hasMore || rest.page > 0 ? undefined : testimonials.length}
        >
          <Toggle name="featured" label={words.featured} isOn={rest.filter.isFeatured} />
          <Filter
            name="status"
            label={words.status}
            any={common.any}
            value={rest.filter.status}
            options={common.testimonialStatuses}
          />
          <Filter
            name="minimum"
            label={words.minimum}
            any={common.any}
            value={rest.filter.minimum}
            options={Object.fromEntries(
              ['2', '3', '4', '5'].map((count) => [count, `${count} ${words.stars}`]),
            )}
          />
          <Filter
            name="service"
            label={words.service}
            any={common.any}
            value={rest.filter.service}
            options={rest.services}
          />
        </FilterChips>
      </FilterBar>
      <PostForm id={listForm} className="max-lg:ticked:pb-14">
        {/* Enter on a box presses the form's first button: one that does nothing, and without script only loads the list. */}
        <button type="submit" formMethod="get" hidden onClick={(event) => event.preventDefault()} />
        {testimonials.length > 0 && (
          <>
            <div className={tickedBar}>
              <TickedActions words={words} count={ticks.count} onNone={() => ticks.tickAll(false)}>
                <button type="submit" name="do" value="approved" className={barEntry}>
                  {words.buttons.approved}
                </button>
                <Menu isForPhones name={words.more} className={`ml-auto ${barSquare}`}>
                  {(['rejected', 'pending', 'delete'] as const).map((button) => (
                    <button
                      key={button}
                      type="submit"
                      name="do"
                      value={button}
                      className={`${furtherEntry} ${button === 'delete' ? 'text-sindoor' : ''}`}
                    >
                      {words.buttons[button]}
                    </button>
                  ))}
                </Menu>
              </TickedActions>
            </div>
            <PageTickBar
              label={words.thisPage}
              ticks={ticks}
              rowCount={testimonials.length}
              isChosenAnyway={false}
            />
          </>
        )}
        <Entries
          rows={testimonials}
          {...(!isFiltered && { empty: words.empty })}
          pages={{ words: common, page: rest.page, hasMore: rest.hasMore }}
          className="flex items-start gap-1 py-2.5 lg:gap-2"
        >
          {(testimonial) => <Entry words={words} common={common} testimonial={testimonial} />}
        </Entries>
        {testimonials.length === 0 && isFiltered && <NoMatches words={common} />}
      </PostForm>
      {testimonials.some(({ sample }) => sample) && (
        <PostForm className="mt-4">
          <Confirm label={words.removeSamples} sure={words.sure} name="do" value="remove-samples" />
        </PostForm>
      )}
      <Invite words={words.invite} link={rest.invitation} refused={rest.refusedInvitation} />
    </Screen>
  )
}

const listForm = 'testimonials'

const tones = { pending: 'own', approved: 'good', rejected: 'plain' } as const

interface EntryProps {
  words: TestimonialDeskWords
  common: DeskWords
  testimonial: ListedTestimonial
}

function Entry({ words, common, testimonial }: EntryProps) {
  const { id, name, role, company, content, rating, status, featured } = testimonial
  const { key } = useLocation()
  const isDecided = status !== 'pending'
  return (
    <>
      {/* Another one after each thing done: what was chosen for the last is not chosen for the next. */}
      <div className="-mt-2">
        <RowTick key={key} form={listForm} id={id} label={`${words.select}: ${name}`} />
      </div>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 lg:flex-nowrap">
          <Link to={deskPaths.testimonial(id)} className={`lg:shrink-0 ${wholeRow}`}>
            {name}
          </Link>
          <Stars rating={rating} label={fill(words.rating, { rating: String(rating) })} />
          <span className="min-w-0 truncate text-14 text-ink-2 max-lg:order-1 max-lg:basis-full lg:grow">
            {[role, company, testimonial.serviceType].filter(Boolean).join(', ')}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2 lg:ml-auto">
            <Mark tone={tones[status]}>{common.testimonialStatuses[status]}</Mark>
            {featured && <Mark tone="own">{words.isFeatured}</Mark>}
            {testimonial.verifiedClient && <Mark>{words.verified}</Mark>}
            {testimonial.sample && <Mark>{words.sample}</Mark>}
            <span className="w-24 text-right whitespace-nowrap max-lg:hidden">
              <Timestamp at={testimonial.createdAt} show="day" />
            </span>
          </span>
        </div>
        <div className={isDecided ? 'flex flex-wrap items-center gap-x-5' : ''}>
          {/* What is yet to be decided about is read whole. */}
          <p
            className={
              isDecided
                ? 'line-clamp-2 min-w-0 max-lg:basis-full lg:line-clamp-1 lg:flex-1'
                : 'mt-1 whitespace-pre-line'
            }
          >
            {content}
          </p>
          <div className={isDecided ? 'order-1 basis-full empty:hidden' : ''}>
            {testimonial.projectDetails && <p className="mt-1 text-ink-2">{testimonial.projectDetails}</p>}
            {!testimonial.publishConsent && <p className="mt-1 text-sindoor">{words.noConsent}</p>}
            {testimonial.suspicion && (
              <p className="mt-1 text-sindoor">
                {words.suspicion} {testimonial.suspicion}
              </p>
            )}
          </div>
          <div className={`flex items-start gap-x-5 ${isDecided ? 'shrink-0' : 'flex-wrap'}`}>
            {!isDecided && (
              <>
                {testimonial.publishConsent ? (
                  <button type="submit" name="approved" value={id} className={firstRowAction}>
                    {words.approveThis}
                  </button>
                ) : (
                  <ApproveAnyway words={words} id={id} />
                )}
                <button type="submit" name="rejected" value={id} className={rowAction}>
                  {words.rejectThis}
                </button>
              </>
            )}
            <button type="submit" name={featured ? 'unfeature' : 'feature'} value={id} className={rowAction}>
              {featured ? words.unfeature : words.feature}
            </button>
            {/* On a phone the row itself is the way there. */}
            <Link to={deskPaths.testimonial(id)} className={`max-lg:hidden ${rowAction}`}>
              {words.openMedia}
            </Link>
          </div>
        </div>
      </div>
    </>
  )
}

/** Nobody is published against their will by one press. */
function ApproveAnyway({ words, id }: { words: TestimonialDeskWords; id: string }) {
  return (
    <details className="relative z-1 open:basis-full">
      <summary className={`${rowAction} inline-flex cursor-pointer items-center`}>
        {words.approveThis}
      </summary>
      <p className="pt-1">{words.approveAnyway.ask}</p>
      <SmallButton name="approved-anyway" value={id} className="my-2">
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
  const { key } = useLocation()
  return (
    <Panel id="invite" title={words.heading}>
      <p className="measure text-ink-2">{words.text}</p>
      {/* Another one after each invitation: a second press must not write to the same client again. */}
      <PostForm key={key} className="field-line mt-3 form-width">
        <SmallField
          label={words.name}
          name="name"
          required
          maxLength={120}
          defaultValue={refused?.name}
          className="grow"
        />
        <SmallField
          label={words.email}
          type="email"
          name="email"
          required
          maxLength={254}
          defaultValue={refused?.email}
          className="grow"
        />
        <SmallButton look="strong" name="do" value="invite">
          {words.submit}
        </SmallButton>
      </PostForm>
      {link && (
        <p className="mt-3 text-16">
          {words.link} <code className="block rounded-[8px] bg-paper-2 px-3 py-2 wrap-anywhere">{link}</code>
        </p>
      )}
    </Panel>
  )
}
