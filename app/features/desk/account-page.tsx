import { Link, useLocation } from 'react-router'
import { TextField } from '#app/ui/form/field.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { AccountWords } from '#content/en/desk/account.ts'
import { addressWith } from './address-with.ts'
import { browserName } from './browser-name.ts'
import { Entries, Table } from './list.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton, smallButton } from './small-button.tsx'
import { Timestamp } from './timestamp.tsx'
import { TwoFactorPanel, type TwoFactorState } from './two-factor-panel.tsx'

interface AccountPageProps {
  words: AccountWords
  email: string
  name: string
  /** What is wrong with a field of one of the forms. */
  error?: { field: string; message: string } | undefined
  twoFactor: TwoFactorState
  sessions: {
    id: string
    isCurrent: boolean
    userAgent: string
    ipAddress: string
    createdAt: Date
    lastUsedAt: Date
  }[]
  entries: { id: string; at: Date; ownerEmail: string | null; action: string; subject: string | null }[]
}

export function AccountPage({ words, email, name, error, twoFactor, sessions, entries }: AccountPageProps) {
  const { key, search } = useLocation()
  const isLogOpen = new URLSearchParams(search).get('log') === 'all'
  const { audit } = words
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined)
  return (
    <Screen title={words.title} lead={`${words.signedInAs} ${email}`}>
      <Panel id="name-title" title={words.name.heading} isSetting>
        <PostForm className="field-line form-width">
          <div className="min-w-0 grow basis-48">
            <TextField
              key={name}
              name="name"
              label={words.name.label}
              hint={words.name.hint}
              autoComplete="name"
              required
              maxLength={120}
              defaultValue={name}
              error={errorOf('name')}
            />
          </div>
          <SmallButton look="strong" name="do" value="name">
            {words.name.submit}
          </SmallButton>
        </PostForm>
      </Panel>
      <Panel id="password-title" title={words.password.heading} isSetting>
        {/* Another one after each press, as without script: no password stays in the page. */}
        <PostForm key={key} className="grid form-width gap-4">
          <TextField
            name="current"
            label={words.password.current}
            type="password"
            autoComplete="current-password"
            required
            error={errorOf('current')}
          />
          <TextField
            name="next"
            label={words.password.next}
            hint={words.password.rule}
            type="password"
            autoComplete="new-password"
            required
            error={errorOf('next')}
          />
          <SmallButton look="strong" name="do" value="change-password" className="justify-self-start">
            {words.password.submit}
          </SmallButton>
        </PostForm>
      </Panel>
      <TwoFactorPanel words={words.twoFactor} email={email} state={twoFactor} errorOf={errorOf} />
      <Panel
        id="sessions-title"
        title={words.sessions.heading}
        isSetting
        aside={
          sessions.length > 1 && (
            <PostForm>
              <SmallButton name="do" value="end-others">
                {words.sessions.endOthers}
              </SmallButton>
            </PostForm>
          )
        }
      >
        <Entries rows={sessions} className="flex items-center justify-between gap-3 py-2">
          {(session) => (
            <>
              <span className="min-w-0">
                <span className="block font-[600]">
                  {browserName(session.userAgent) || words.sessions.unknown}
                  {session.isCurrent && ` · ${words.sessions.current}`}
                </span>
                <span className="text-16 text-ink-2">
                  {session.ipAddress} {words.sessions.since} <Timestamp at={session.createdAt} />
                </span>
              </span>
              {!session.isCurrent && (
                <PostForm fields={{ session: session.id }} className="shrink-0">
                  <SmallButton name="do" value="end-session">
                    {words.sessions.end}
                  </SmallButton>
                </PostForm>
              )}
            </>
          )}
        </Entries>
      </Panel>
      <Panel
        id="audit-title"
        title={words.audit.heading}
        aside={
          entries.length > entriesAtFirst && (
            <Link
              to={addressWith(search, { log: isLogOpen ? undefined : 'all' })}
              preventScrollReset
              className={smallButton('plain')}
            >
              {isLogOpen ? audit.fewer : audit.all}
            </Link>
          )
        }
      >
        <Table
          rows={isLogOpen ? entries : entries.slice(0, entriesAtFirst)}
          empty={audit.empty}
          columns={[
            {
              head: audit.action,
              cell: ({ action }) => <span className="font-[600]">{audit.actions[action] ?? action}</span>,
            },
            { head: audit.at, cell: ({ at }) => <Timestamp at={at} /> },
            { head: audit.who, cell: ({ ownerEmail }) => ownerEmail ?? audit.unknownOwner, isAddress: true },
            {
              head: audit.subject,
              cell: ({ subject }) => <Subject words={audit.subjects} subject={subject} />,
            },
          ]}
        />
      </Panel>
    </Screen>
  )
}

/** The rest of the log is one press away. */
const entriesAtFirst = 5

const screensOf: Record<string, (id: string) => string> = {
  person: deskPaths.person,
  mail: deskPaths.mail,
  order: deskPaths.payment,
  booking: deskPaths.booking,
}

/** What was changed, with the way to it where it has a screen. It may be gone by now. */
function Subject({ words, subject }: { words: Record<string, string>; subject: string | null }) {
  const [kind = '', id = ''] = (subject ?? '').split(':')
  const [name, screen] = [words[kind], screensOf[kind]]
  if (!name || !screen) return name
  return (
    <Link to={screen(encodeURIComponent(id))} className="thread-link">
      {name}
    </Link>
  )
}
