import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { internationalNumber } from '#domain/phone-number.ts'
import { Choice } from './choice.tsx'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'
import { type ShownEvent, Timeline } from './timeline.tsx'
import { Undo } from './undo.tsx'

interface PersonPageProps {
  words: LeadWords
  common: DeskWords
  notice?: string | undefined
  /** Whether the press that led here can be undone. */
  undo?: string | undefined
  person: {
    id: string
    name: string
    email: string
    phone: string | null
    company: string | null
    status: keyof DeskWords['statuses']
    tags: string[]
    source: string
    firstAt: Date
    waitingSince: Date | null
  }
  events: ShownEvent[]
  merges: { id: string; name: string; email: string; at: Date }[]
  lookalikes: { id: string; name: string; email: string }[]
}

/** Fewer digits most likely lack their country or area, and WhatsApp would reach nobody. */
const shortestNumber = 10
const box = 'w-full rounded-[10px] border border-ink-2 bg-paper px-3 py-2'

export function PersonPage(props: PersonPageProps) {
  const { words, common, notice, person, events, merges, lookalikes } = props
  const { person: own } = words
  const number = internationalNumber(person.phone ?? '')
  const notes = events.filter(({ kind }) => kind === 'note').length
  return (
    <Screen
      title={person.name}
      lead={[person.email, person.phone, person.company].filter(Boolean).join(' · ')}
      notice={notice}
      undo={props.undo && !person.waitingSince && <Undo label={common.undo} does="undo-answered" />}
      actions={
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href={`mailto:${encodeURIComponent(person.email).replace('%40', '@')}`} className="thread-link">
            {own.reply}
          </a>
          {number.length >= shortestNumber && (
            <a href={`https://wa.me/${number}`} rel="noreferrer" target="_blank" className="thread-link">
              {own.whatsapp}
            </a>
          )}
          <a href="#manage" className="thread-link lg:hidden">
            {own.manage}
          </a>
          <Link to={deskPaths.leads} className="thread-link">
            {own.back}
          </Link>
        </p>
      }
    >
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel id="timeline" title={own.timeline}>
          <Timeline words={words} common={common} events={events} />
        </Panel>
        <div id="manage">
          <div className="flex flex-col gap-6 border-t border-line py-6">
            {person.waitingSince && (
              <PostForm className="flex flex-wrap items-center gap-3">
                <p className="text-sindoor">
                  {own.waitingSince} <Moment at={person.waitingSince} />
                </p>
                <SmallButton name="do" value="answered">
                  {own.answered}
                </SmallButton>
              </PostForm>
            )}
            <PostForm className="flex items-end gap-3">
              <Choice
                name="status"
                label={own.status}
                value={person.status}
                options={Object.entries(common.statuses).map(([value, label]) => ({ value, label }))}
              />
              <SmallButton name="do" value="status">
                {own.setStatus}
              </SmallButton>
            </PostForm>
            <PostForm className="flex flex-col gap-2">
              <label className="block text-[0.875rem] font-[600]">
                {own.tags}
                <input
                  key={person.tags.join()}
                  name="tags"
                  defaultValue={person.tags.join(', ')}
                  maxLength={500}
                  className={`${box} mt-1 font-[400]`}
                />
              </label>
              <SmallButton name="do" value="tags" className="self-start">
                {own.setTags}
              </SmallButton>
            </PostForm>
            <PostForm key={notes} className="flex flex-col gap-2">
              <label className="block text-[0.875rem] font-[600]">
                {own.note}
                <textarea
                  name="text"
                  rows={3}
                  maxLength={5000}
                  required
                  className={`${box} mt-1 font-[400]`}
                />
              </label>
              <SmallButton name="do" value="note" className="self-start">
                {own.addNote}
              </SmallButton>
            </PostForm>
            <p className="text-[0.9375rem] text-ink-2">
              {own.first} <Moment at={person.firstAt} />
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
              <PostForm key={other.id} className="mb-4 flex flex-wrap items-center gap-2">
                <p className="w-full wrap-anywhere">
                  {own.merge.lookalike}{' '}
                  <Link to={deskPaths.person(other.id)} className="thread-link">
                    {other.name} ({other.email})
                  </Link>
                </p>
                <input type="hidden" name="other" value={other.id} />
                <SmallButton name="do" value="merge">
                  {own.merge.mergeLookalike}
                </SmallButton>
                <SmallButton name="do" value="apart">
                  {own.merge.tellApart}
                </SmallButton>
              </PostForm>
            ))}
            <PostForm className="flex flex-col gap-2">
              <label className="block text-[0.875rem] font-[600]">
                {own.merge.label}
                <input type="email" name="email" required className={`${box} mt-1 font-[400]`} />
              </label>
              <SmallButton name="do" value="merge" className="self-start">
                {own.merge.submit}
              </SmallButton>
            </PostForm>
            <ul className="mt-4 flex flex-col gap-3">
              {merges.map((merge) => (
                <li key={merge.id}>
                  <PostForm className="flex flex-wrap items-center gap-2">
                    <span className="wrap-anywhere">
                      {own.merge.merged} {merge.name} ({merge.email})
                    </span>
                    <input type="hidden" name="merge" value={merge.id} />
                    <SmallButton name="do" value="unmerge">
                      {own.merge.undo}
                    </SmallButton>
                  </PostForm>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </Screen>
  )
}
