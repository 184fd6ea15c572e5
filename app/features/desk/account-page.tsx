import { Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { AccountWords } from '#content/en/desk/account.ts'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { TwoFactorPanel, type TwoFactorState } from './two-factor-panel.tsx'

interface AccountPageProps {
  words: AccountWords
  email: string
  notice?: string | undefined
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

export function AccountPage({ words, email, notice, error, twoFactor, sessions, entries }: AccountPageProps) {
  const { key } = useLocation()
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined)
  return (
    <Screen title={words.title} lead={`${words.signedInAs} ${email}`} notice={notice}>
      <Panel id="password-title" title={words.password.heading}>
        {/* Another one after each press, as without script: no password stays in the page. */}
        <PostForm key={key} className="grid max-w-md gap-4">
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
          <Button
            type="submit"
            look="outline"
            name="do"
            value="change-password"
            className="justify-self-start"
          >
            {words.password.submit}
          </Button>
        </PostForm>
      </Panel>
      <TwoFactorPanel words={words.twoFactor} state={twoFactor} errorOf={errorOf} />
      <Panel
        id="sessions-title"
        title={words.sessions.heading}
        aside={
          sessions.length > 1 && (
            <PostForm>
              <Button type="submit" look="outline" name="do" value="end-others">
                {words.sessions.endOthers}
              </Button>
            </PostForm>
          )
        }
      >
        <ul>
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-3 border-line py-3 not-last:border-b"
            >
              <span className="min-w-0">
                <span className="block font-[600] wrap-anywhere">
                  {browserOf(session.userAgent) || words.sessions.unknown}
                  {session.isCurrent && ` · ${words.sessions.current}`}
                </span>
                <span className="text-[0.9375rem] text-ink-2">
                  {session.ipAddress} {words.sessions.since} <Moment at={session.createdAt} />
                </span>
              </span>
              {!session.isCurrent && (
                <PostForm>
                  <input type="hidden" name="session" value={session.id} />
                  <Button type="submit" look="quiet" name="do" value="end-session">
                    {words.sessions.end}
                  </Button>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="audit-title" title={words.audit.heading}>
        {entries.length === 0 ? (
          <p className="text-ink-2">{words.audit.empty}</p>
        ) : (
          <ol className="text-[0.9375rem]">
            {entries.map((entry) => (
              <li
                key={entry.id}
                className="grid gap-x-4 border-line py-2 not-last:border-b md:grid-cols-[12rem_14rem_minmax(0,1fr)_minmax(0,1fr)]"
              >
                <Moment at={entry.at} />
                <span className="text-ink-2 wrap-anywhere">
                  {entry.ownerEmail ?? words.audit.unknownOwner}
                </span>
                <span className="font-[600]">{words.audit.actions[entry.action] ?? entry.action}</span>
                <Subject words={words.audit.subjects} subject={entry.subject} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </Screen>
  )
}

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
  if (!name || !screen) return <span className="text-ink-2">{name}</span>
  return (
    <Link to={screen(encodeURIComponent(id))} className="thread-link justify-self-start">
      {name}
    </Link>
  )
}

/** Enough of a browser's long name to recognise one's own device. */
function browserOf(userAgent: string): string {
  const [, system = ''] = userAgent.match(/\(([^;)]+)/) ?? []
  const [browser = ''] = userAgent.match(/(?:Edg|Firefox|Chrome|Version)\/[\d]+/) ?? []
  return [browser.replace('Version', 'Safari').replace('/', ' '), system].filter(Boolean).join(', ')
}
