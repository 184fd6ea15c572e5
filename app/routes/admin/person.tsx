import { randomUUID } from 'node:crypto'
import { data, Link } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { idOf, ownerOf } from '#app/desk-request.ts'
import { AssignForm } from '#app/features/desk/assign-form.tsx'
import { ContactLinks } from '#app/features/desk/contact-links.tsx'
import { FollowUps } from '#app/features/desk/follow-ups.tsx'
import { MergePanel } from '#app/features/desk/merge-panel.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PersonBar } from '#app/features/desk/person-bar.tsx'
import { NoteForm, SpamForm, TagsForm } from '#app/features/desk/person-forms.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { ReplyForm } from '#app/features/desk/reply-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { StagePanel } from '#app/features/desk/stage-panel.tsx'
import { Timeline } from '#app/features/desk/timeline.tsx'
import { dayText, Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { followUpWords } from '#content/en/desk/follow-ups.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { personEntryWords } from '#content/en/desk/person-entry.ts'
import { stageWords } from '#content/en/desk/stages.ts'
import { currencies } from '#content/money.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { countryName } from '#domain/countries.ts'
import { entryOf } from '#domain/entry-of.ts'
import { quickDays } from '#domain/follow-up-days.ts'
import { countryOfNumber } from '#domain/phone-number.ts'
import { mayUse } from '#server/auth/roles.ts'
import { type ReplyTexts, textFor } from '#server/desk/reply-texts.ts'
import type { Route } from './+types/person'
import { changePerson } from './person-changes.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { people, replies, replyTexts, followUps } = services.desk
  const person = await people.find(idOf(params.id))
  if (!person) throw data(null, { status: 404 })
  const team = await services.team.names()
  const colleague = (id: string) => team.find((each) => each.id === id)?.name
  const begun = await replies.begin(person.id)
  return {
    person,
    // Made with the form, so that a second press sends nothing more.
    reply: begun && { id: randomUUID(), ...begun, texts: await textsFor(person.name, replyTexts) },
    readsInbox: (await services.inbox.health()) !== undefined,
    events: await people.timeline(person),
    // What was put off is back by then.
    snoozedUntil: person.snoozedUntil && person.snoozedUntil > now ? person.snoozedUntil : null,
    followUps: await followUps.open(person.id),
    newFollowUp: randomUUID(),
    days: { today: todayInIndia(now), quickDays: quickDays(todayInIndia(now)) },
    merges: await people.merges(person.id),
    lookalikes: await people.lookalikes(person.id),
    team,
    mayErase: mayUse(ownerOf(context).role, deskPaths.privacy),
    ...flashOf(request, flashWords, {
      before: statusName,
      after: (value) => statusName(value) ?? colleague(value) ?? dayName(value),
    }),
  }
}

async function textsFor(name: string, replyTexts: ReplyTexts) {
  const texts = await replyTexts.list()
  return texts.map((text) => ({ ...text, text: textFor(text, name) }))
}

export const action = changePerson

const flashWords = {
  done: { ...words.done, ...followUpWords.done },
  refusals: { ...words.refusals, ...followUpWords.refusals },
}

function statusName(status: string): string | undefined {
  return entryOf(deskWords.statuses, status)
}

function dayName(day: string): string | undefined {
  return isCalendarDay(day) ? dayText(day) : undefined
}

/** What somebody there is quoted in: our prices are in rupees and, elsewhere, in dollars. */
function usualCurrency({ country, phone }: { country: string | null; phone: string | null }) {
  return (country ?? countryOfNumber(phone ?? '') ?? 'IN') === 'IN' ? 'INR' : 'USD'
}

function dealOf({
  dealMinor: minor,
  dealCurrency,
}: {
  dealMinor: number | null
  dealCurrency: string | null
}) {
  const currency = currencies.find((known) => known === dealCurrency)
  return minor !== null && currency ? { minor, currency } : undefined
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.refused
  const { person, reply, readsInbox, events, merges, lookalikes, team, mayErase } = loaderData
  const { person: own } = words
  const notes = events.filter(({ kind }) => kind === 'note').length
  return (
    // Another person is another page: what was typed for one must not be one press away from the other.
    <Screen
      key={person.id}
      title={person.name}
      lead={[person.email, person.phone, person.otherPhone, person.company].filter(Boolean).join(' · ')}
      actions={
        <div className="flex flex-wrap gap-x-6">
          <div className="contents max-lg:hidden">
            {reply && (
              <a href="#reply-text" className="thread-link inline-flex min-h-11 items-center">
                {own.reply.heading}
              </a>
            )}
            <ContactLinks words={deskWords.elsewhere} name={person.name} phone={person.phone} />
          </div>
          <Link
            to={deskPaths.editPerson(person.id)}
            className="thread-link inline-flex min-h-11 items-center"
          >
            {personEntryWords.edit.label}
          </Link>
          <a href="#manage" className="thread-link inline-flex min-h-11 items-center lg:hidden">
            {own.manage}
          </a>
          <Link to={deskPaths.leads} className="thread-link inline-flex min-h-11 items-center">
            {own.back}
          </Link>
        </div>
      }
    >
      <StagePanel
        words={stageWords}
        common={deskWords}
        person={{ ...person, deal: dealOf(person) }}
        usualCurrency={usualCurrency(person)}
        refused={refused}
      />
      <FollowUps
        words={followUpWords}
        followUps={loaderData.followUps}
        days={loaderData.days}
        newId={loaderData.newFollowUp}
        refused={refused?.of === 'follow-up' ? refused : undefined}
      />
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {reply && (
            <Panel id="reply" title={own.reply.heading}>
              {/* Another one once it is sent, so that it is empty. */}
              <ReplyForm key={reply.id} words={own.reply} readsInbox={readsInbox} {...reply} />
            </Panel>
          )}
          <Panel id="timeline" title={own.timeline}>
            <Timeline words={words} common={deskWords} events={events} />
          </Panel>
        </div>
        <div id="manage">
          <div className="flex flex-col gap-6 border-t border-line py-6">
            {person.waitingSince && (
              <PostForm className="flex flex-wrap items-center gap-3">
                <p className="text-sindoor">
                  {own.waitingSince} <Timestamp at={person.waitingSince} />
                </p>
                <SmallButton name="do" value="answered">
                  {own.answered}
                </SmallButton>
              </PostForm>
            )}
            {loaderData.snoozedUntil && (
              <PostForm className="flex flex-wrap items-center gap-3">
                <p>
                  {own.snoozed} <Timestamp at={loaderData.snoozedUntil} show="dayAndDate" />
                </p>
                <SmallButton name="do" value="wake">
                  {own.wake}
                </SmallButton>
              </PostForm>
            )}
            <AssignForm words={own.assign} team={team} assignedTo={person.assignedTo} />
            <TagsForm key={person.tags.join()} words={own} tags={person.tags} />
            <NoteForm key={notes} words={own} />
            <p className="text-16 text-ink-2">
              {own.first} <Timestamp at={person.firstAt} />
              <br />
              {own.source}: <span className="wrap-anywhere">{person.source}</span>
              {person.country && (
                <>
                  <br />
                  {own.country}: {countryName(person.country)}
                </>
              )}
            </p>
            {mayErase && (
              <Link
                to={`${deskPaths.privacy}?${person.email ? `email=${encodeURIComponent(person.email)}` : `person=${person.id}`}`}
                className="thread-link self-start"
              >
                {own.privacy}
              </Link>
            )}
            <SpamForm words={own} />
          </div>
          <MergePanel words={own.merge} lookalikes={lookalikes} merges={merges} />
        </div>
      </div>
      <PersonBar
        reply={reply && own.reply.heading}
        common={deskWords}
        name={person.name}
        phone={person.phone}
      />
    </Screen>
  )
}
