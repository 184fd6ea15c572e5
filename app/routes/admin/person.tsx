import { randomUUID } from 'node:crypto'
import { data, Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, idField, optionalId, textField } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { Choice } from '#app/features/desk/choice.tsx'
import { ContactLinks } from '#app/features/desk/contact-links.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { ReplyForm } from '#app/features/desk/reply-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { SmallField } from '#app/features/desk/small-field.tsx'
import { Timeline } from '#app/features/desk/timeline.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { entryOf } from '#domain/entry-of.ts'
import { line, paragraph } from '#domain/fields.ts'
import { personStatuses } from '#server/db/schema/people.ts'
import { contactWays } from '#server/desk/decisions.ts'
import type { Route } from './+types/person'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { people, replies } = context.get(requestScope).services.desk
  const person = await people.find(idOf(params.id))
  if (!person) throw data(null, { status: 404 })
  const begun = await replies.begin(person.id)
  return {
    person,
    // Made with the form, so that a second press sends nothing more.
    reply: begun && { id: randomUUID(), ...begun },
    events: await people.timeline(person),
    merges: await people.merges(person.id),
    lookalikes: await people.lookalikes(person.id),
    ...flashOf(request, words, { before: statusName, after: statusName }),
  }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('status'), status: z.enum(personStatuses) }),
    z.object({ do: z.literal('tags'), tags: textField }),
    z.object({ do: z.literal('note'), text: paragraph(5000) }),
    z.object({ do: z.literal('answered') }),
    z.object({
      do: z.literal('reply'),
      reply: z.guid(),
      subject: line(200).catch(''),
      letter: paragraph(10_000).catch(''),
    }),
    z.object({ do: z.literal('contact'), way: z.enum(contactWays) }),
    z.object({ do: z.literal('undo'), undo: idField }),
    z.object({ do: z.literal('merge'), other: optionalId, email: textField }),
    z.object({ do: z.literal('apart'), other: idField }),
    z.object({ do: z.literal('unmerge'), merge: idField }),
    z.object({ do: z.literal('split'), lead: idField }),
  ]),
  async (fields, { services, owner: { email: by }, params, flash }) => {
    const { people, replies } = services.desk
    const id = idOf(params.id)
    const flashIf = (isDone: boolean, done: string) => flash(isDone ? done : 'gone')
    switch (fields.do) {
      case 'status': {
        const decision = await people.setStatus(by, id, fields.status)
        if (!decision) return flash('gone')
        const { entry: undo, before } = decision
        const isAnswer = before.waitingSince && fields.status !== 'new'
        return flash([undo ? 'status' : 'same-status', ...(isAnswer ? ['also-answered'] : [])], {
          undo,
          before: before.status,
          after: fields.status,
        })
      }
      case 'tags':
        return flashIf(await people.setTags(by, id, fields.tags.slice(0, 500).split(',')), 'tags')
      case 'note':
        return flashIf(await people.addNote(by, id, fields.text), 'note')
      case 'answered': {
        const decision = await people.markAnswered(by, id)
        return decision ? flash('answered', { undo: decision.entry }) : flash('gone')
      }
      case 'reply': {
        const { reply, subject, letter } = fields
        if (!subject || !letter) return flash('reply-empty')
        return flashIf(await replies.send(by, id, { id: reply, subject, text: letter }), 'replied')
      }
      case 'contact': {
        const noted = await people.noteContact(by, id, fields.way)
        if (!noted) return flash('gone')
        const { entry: undo, before } = noted
        return flash([fields.way, ...(before.waitingSince ? ['also-answered'] : [])], { undo })
      }
      case 'undo': {
        const restored = await people.undoDecision(by, fields.undo)
        if (!restored) return flash('decided-since')
        const { status, waitingSince } = restored
        const told = [...(status ? ['status-back'] : []), ...(waitingSince ? ['waits'] : [])]
        return flash(told.length > 0 ? told : 'undone', { after: status })
      }
      case 'merge': {
        const other = fields.other ?? (await people.findByEmail(fields.email))
        if (!other) return flash('unknown')
        if (other === id) return flash('own-address')
        return flashIf(await people.merge(by, id, other), 'merged')
      }
      case 'apart':
        return flashIf(await people.tellApart(by, id, fields.other), 'apart')
      case 'unmerge':
        return flashIf(await people.undoMerge(by, fields.merge), 'unmerged')
      case 'split': {
        const newPerson = await people.splitOff(by, fields.lead, id)
        return newPerson ? flash('split', { to: deskPaths.person(newPerson) }) : flash('gone')
      }
    }
  },
)

function statusName(status: string): string | undefined {
  return entryOf(deskWords.statuses, status)
}

export default function Person({ loaderData }: Route.ComponentProps) {
  const { person, reply, events, merges, lookalikes } = loaderData
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
            <PostForm className="flex items-end gap-3">
              <Choice name="status" label={own.status} value={person.status} options={deskWords.statuses} />
              <SmallButton name="do" value="status">
                {own.setStatus}
              </SmallButton>
            </PostForm>
            <PostForm className="flex flex-col gap-2">
              <SmallField
                key={person.tags.join()}
                label={own.tags}
                name="tags"
                defaultValue={person.tags.join(', ')}
                maxLength={500}
              />
              <SmallButton name="do" value="tags" className="self-start">
                {own.setTags}
              </SmallButton>
            </PostForm>
            <PostForm key={notes} className="flex flex-col gap-2">
              <label className="block text-14 font-[600]">
                {own.note}
                <textarea
                  name="text"
                  rows={3}
                  maxLength={5000}
                  required
                  className="mt-1 w-full rounded-[10px] border border-ink-2 bg-paper px-3 py-2 font-[400] text-16"
                />
              </label>
              <SmallButton name="do" value="note" className="self-start">
                {own.addNote}
              </SmallButton>
            </PostForm>
            <p className="text-16 text-ink-2">
              {own.first} <Timestamp at={person.firstAt} />
              <br />
              {own.source}: <span className="wrap-anywhere">{person.source}</span>
            </p>
            <Link
              to={`${deskPaths.privacy}?email=${encodeURIComponent(person.email)}`}
              className="thread-link self-start"
            >
              {own.privacy}
            </Link>
          </div>
          <Panel id="merge" title={own.merge.heading}>
            {lookalikes.map((other) => (
              <PostForm
                key={other.id}
                fields={{ other: other.id }}
                className="mb-4 flex flex-wrap items-center gap-2"
              >
                <p className="w-full wrap-anywhere">
                  {own.merge.lookalike}{' '}
                  <Link to={deskPaths.person(other.id)} className="thread-link">
                    {other.name} ({other.email})
                  </Link>
                </p>
                <SmallButton name="do" value="merge">
                  {own.merge.mergeLookalike}
                </SmallButton>
                <SmallButton name="do" value="apart">
                  {own.merge.tellApart}
                </SmallButton>
              </PostForm>
            ))}
            <PostForm className="flex flex-col gap-2">
              <SmallField label={own.merge.label} type="email" name="email" required />
              <SmallButton name="do" value="merge" className="self-start">
                {own.merge.submit}
              </SmallButton>
            </PostForm>
            <Entries rows={merges} className="mt-4">
              {(merge) => (
                <PostForm fields={{ merge: merge.id }} className="flex flex-wrap items-center gap-2">
                  {own.merge.merged} {merge.name} ({merge.email})
                  <SmallButton name="do" value="unmerge">
                    {own.merge.undo}
                  </SmallButton>
                </PostForm>
              )}
            </Entries>
          </Panel>
        </div>
      </div>
    </Screen>
  )
}
