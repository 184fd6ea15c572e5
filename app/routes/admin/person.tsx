import { randomUUID } from 'node:crypto'
import { data, Link } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { idOf, ownerOf } from '#app/desk-request.ts'
import { ageText, day } from '#app/features/desk/age.ts'
import { Composer } from '#app/features/desk/composer.tsx'
import { ContactLinks, ContactNotes } from '#app/features/desk/contact-links.tsx'
import { FollowUps } from '#app/features/desk/follow-ups.tsx'
import { Mark } from '#app/features/desk/mark.tsx'
import { Menu, menuEntry } from '#app/features/desk/menu.tsx'
import { MergeForm, MergePanel } from '#app/features/desk/merge-panel.tsx'
import { PersonProperties } from '#app/features/desk/person-properties.tsx'
import { pill } from '#app/features/desk/pill.ts'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton, smallButton } from '#app/features/desk/small-button.tsx'
import { StageMenu } from '#app/features/desk/stage-menu.tsx'
import { Timeline } from '#app/features/desk/timeline.tsx'
import { dayText, Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { followUpWords } from '#content/en/desk/follow-ups.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { personEntryWords } from '#content/en/desk/person-entry.ts'
import { stageWords } from '#content/en/desk/stages.ts'
import { fill } from '#content/fill.ts'
import { currencies } from '#content/money.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { entryOf } from '#domain/entry-of.ts'
import { quickDays } from '#domain/follow-up-days.ts'
import { countryOfNumber } from '#domain/phone-number.ts'
import { mayUse } from '#server/auth/roles.ts'
import { type ReplyTexts, textFor } from '#server/desk/reply-texts.ts'
import type { TimelineEvent } from '#server/desk/timeline.ts'
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
    sendsMail: services.sendsMail,
    readsInbox: (await services.inbox.health()) !== undefined,
    events: await people.timeline(person),
    waited: person.waitingSince && now.getTime() - person.waitingSince.getTime(),
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

/** What somebody wrote in last. */
function languageOf(events: readonly TimelineEvent[]): string | undefined {
  return events.find((event) => event.kind === 'lead')?.language
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.refused
  const { person, reply, waited, snoozedUntil } = loaderData
  const language = deskWords.languages[languageOf(loaderData.events) ?? '']
  const { person: own } = words
  return (
    // Another person is another page: what was typed for one must not be one press away from the other.
    <Screen
      key={person.id}
      title={person.name}
      back={{ to: deskPaths.leads, label: own.back }}
      actions={
        <div className="flex items-center lg:gap-2">
          {waited !== null && <Answered />}
          <div className="contents max-lg:hidden">
            <ContactLinks
              words={deskWords.elsewhere}
              name={person.name}
              phone={person.phone}
              className={smallButton('plain')}
            />
          </div>
          <RareActions
            person={person}
            mayErase={loaderData.mayErase}
            isWaiting={waited !== null && !snoozedUntil}
          />
        </div>
      }
      status={
        <div className="status-line lg:pt-1">
          <StageMenu
            words={stageWords}
            common={deskWords}
            person={{ ...person, deal: dealOf(person) }}
            usualCurrency={usualCurrency(person)}
            refused={refused}
          />
          {language && <Mark>{language}</Mark>}
          <Waiting waited={waited} snoozedUntil={snoozedUntil} />
          <FollowUps
            words={followUpWords}
            followUps={loaderData.followUps}
            days={loaderData.days}
            newId={loaderData.newFollowUp}
            refused={refused?.of === 'follow-up' ? refused : undefined}
          />
        </div>
      }
    >
      <div className="person-page flex flex-col lg:-mb-7 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-10">
        <div className="flex flex-col lg:sticky lg:top-[8.7rem] lg:col-start-2 lg:max-h-[calc(100dvh-8.7rem)] lg:self-start lg:overflow-y-auto lg:py-5">
          <PersonProperties words={own} person={person} team={loaderData.team} />
          <MergePanel words={own.merge} lookalikes={loaderData.lookalikes} merges={loaderData.merges} />
        </div>
        <section
          aria-labelledby="timeline"
          className="flex min-h-[calc(100dvh-9.5rem)] flex-col gap-3 pt-3 lg:col-start-1 lg:row-start-1 lg:min-h-[calc(100dvh-8.7rem)] lg:gap-3.75 print:min-h-0"
        >
          <h2 id="timeline" className="sr-only">
            {own.timeline}
          </h2>
          <Timeline
            words={words}
            common={deskWords}
            events={loaderData.events}
            email={person.email}
            sendsMail={loaderData.sendsMail}
          />
          <Composer
            words={own}
            reply={reply && { readsInbox: loaderData.readsInbox, sendsMail: loaderData.sendsMail, ...reply }}
            sent={loaderData.notice && sentJustNow(loaderData.events[0])}
            noteKey={loaderData.events.filter(({ kind }) => kind === 'note').length}
            otherWays={
              <ContactLinks
                isDrawn
                words={deskWords.elsewhere}
                name={person.name}
                phone={person.phone}
                className="grid size-11 place-items-center rounded-full text-indigo hover:bg-paper-2"
              />
            }
          />
        </section>
      </div>
    </Screen>
  )
}

/** Which of our letters and notes is the newest entry. */
function sentJustNow(newest: Loaded['events'][number] | undefined): string | undefined {
  return newest?.kind === 'reply' || newest?.kind === 'note' ? newest.id : undefined
}

/** For how long they wait, or until when they were put off, and the button that ends it. */
function Waiting({ waited, snoozedUntil }: Pick<Loaded, 'waited' | 'snoozedUntil'>) {
  const { person: own } = words
  if (waited === null && !snoozedUntil) return null
  return (
    <div className="status-part">
      <p className={`text-14 whitespace-nowrap ${(waited ?? 0) > day ? 'font-[600]' : 'text-ink-2'}`}>
        {snoozedUntil ? (
          <>
            {own.snoozed} <Timestamp at={snoozedUntil} show="dayAndDate" />
          </>
        ) : (
          waited !== null && fill(own.waits, { age: ageText(waited) })
        )}
      </p>
      {snoozedUntil && (
        <PostForm fields={{ do: 'wake' }}>
          <button type="submit" className={`${pill} border-ink/50 font-[600] hover:bg-paper-2`}>
            {own.wake}
          </button>
        </PostForm>
      )}
    </div>
  )
}

const tick = 'm5 12.5 4.5 4.5L19 7.5'

/** In words where there is room for them. */
function Answered() {
  return (
    <PostForm>
      <SmallButton look="strong" name="do" value="answered" className={drawnOnPhone}>
        <LineDrawing path={tick} className="size-6 lg:hidden" />
        <span className="max-lg:sr-only">{words.person.answered}</span>
      </SmallButton>
    </PostForm>
  )
}

const drawnOnPhone = 'max-lg:w-11 max-lg:justify-center max-lg:bg-transparent max-lg:px-0 max-lg:text-indigo'

/** What happens now and then, out of the way of what happens every day. */
function RareActions({
  person,
  mayErase,
  isWaiting,
}: Pick<Loaded, 'person' | 'mayErase'> & { isWaiting: boolean }) {
  const { person: own } = words
  const whom = person.email ? `email=${encodeURIComponent(person.email)}` : `person=${person.id}`
  return (
    <Menu
      name={fill(own.more, { name: person.name })}
      className={smallButton('plain', 'justify-center px-2.5 max-lg:min-w-11 max-lg:border-transparent')}
    >
      <Link to={deskPaths.editPerson(person.id)} className={menuEntry}>
        {personEntryWords.edit.label}
      </Link>
      {!isWaiting && (
        <PostForm fields={{ do: 'wait' }}>
          <button type="submit" className={menuEntry}>
            {own.waitAgain}
          </button>
        </PostForm>
      )}
      <ContactNotes words={deskWords.elsewhere} phone={person.phone} />
      <MergeForm words={own.merge} />
      <PostForm fields={{ do: 'spam' }}>
        <button type="submit" className={menuEntry}>
          {own.spam}
        </button>
      </PostForm>
      {mayErase && (
        <Link to={`${deskPaths.privacy}?${whom}`} className={`${menuEntry} text-sindoor`}>
          {own.privacy}
        </Link>
      )}
    </Menu>
  )
}

type Loaded = Route.ComponentProps['loaderData']
