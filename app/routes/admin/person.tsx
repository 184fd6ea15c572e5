import { randomUUID } from 'node:crypto'
import { data, Link } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { idOf, ownerOf } from '#app/desk-request.ts'
import { AssignForm } from '#app/features/desk/assign-form.tsx'
import { ContactLinks } from '#app/features/desk/contact-links.tsx'
import { MergePanel } from '#app/features/desk/merge-panel.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { NoteForm, StatusForm, TagsForm } from '#app/features/desk/person-forms.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { ReplyForm } from '#app/features/desk/reply-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timeline } from '#app/features/desk/timeline.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { entryOf } from '#domain/entry-of.ts'
import { type ReplyTexts, textFor } from '#server/desk/reply-texts.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { Route } from './+types/person'
import { changePerson } from './person-changes.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestScope)
  const { people, replies, replyTexts } = services.desk
  const person = await people.find(idOf(params.id))
  if (!person) throw data(null, { status: 404 })
  const team = await services.team.names()
  const colleague = (id: string) => team.find((each) => each.id === id)?.name
  const begun = await replies.begin(person.id)
  return {
    person,
    // Made with the form, so that a second press sends nothing more.
    reply: begun && { id: randomUUID(), ...begun, texts: await textsFor(person.name, replyTexts) },
    events: await people.timeline(person),
    merges: await people.merges(person.id),
    lookalikes: await people.lookalikes(person.id),
    team,
    mayErase: mayUse(ownerOf(context).role, deskPaths.privacy),
    ...flashOf(request, words, {
      before: statusName,
      after: (value) => statusName(value) ?? colleague(value),
    }),
  }
}

async function textsFor(name: string, replyTexts: ReplyTexts) {
  const texts = await replyTexts.list()
  return texts.map((text) => ({ ...text, text: textFor(text, name) }))
}

export const action = changePerson

function statusName(status: string): string | undefined {
  return entryOf(deskWords.statuses, status)
}

export default function Person({ loaderData }: Route.ComponentProps) {
  const { person, reply, events, merges, lookalikes, team, mayErase } = loaderData
  const { person: own } = words
  const notes = events.filter(({ kind }) => kind === 'note').length
  return (
    // Another person is another page: what was typed for one must not be one press away from the other.
    <Screen
      key={person.id}
      title={person.name}
      lead={[person.email, person.phone, person.company].filter(Boolean).join(' · ')}
      actions={
        <div className="flex flex-wrap gap-x-6">
          {reply && (
            <a href="#reply-text" className="thread-link inline-flex min-h-11 items-center">
              {own.reply.heading}
            </a>
          )}
          <ContactLinks words={deskWords.elsewhere} name={person.name} phone={person.phone} />
          <a href="#manage" className="thread-link inline-flex min-h-11 items-center lg:hidden">
            {own.manage}
          </a>
          <Link to={deskPaths.leads} className="thread-link inline-flex min-h-11 items-center">
            {own.back}
          </Link>
        </div>
      }
    >
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {reply && (
            <Panel id="reply" title={own.reply.heading}>
              {/* Another one once it is sent, so that it is empty. */}
              <ReplyForm key={reply.id} words={own.reply} {...reply} />
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
            <StatusForm words={own} common={deskWords} status={person.status} />
            <AssignForm words={own.assign} team={team} assignedTo={person.assignedTo} />
            <TagsForm key={person.tags.join()} words={own} tags={person.tags} />
            <NoteForm key={notes} words={own} />
            <p className="text-16 text-ink-2">
              {own.first} <Timestamp at={person.firstAt} />
              <br />
              {own.source}: <span className="wrap-anywhere">{person.source}</span>
            </p>
            {mayErase && person.email && (
              <Link
                to={`${deskPaths.privacy}?email=${encodeURIComponent(person.email)}`}
                className="thread-link self-start"
              >
                {own.privacy}
              </Link>
            )}
          </div>
          <MergePanel words={own.merge} lookalikes={lookalikes} merges={merges} />
        </div>
      </div>
    </Screen>
  )
}
