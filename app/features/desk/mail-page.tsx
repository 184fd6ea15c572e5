import { Form, Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { MailDeskWords } from '#content/en/desk/mail.ts'
import { Choice } from './choice.tsx'
import { Moment } from './moment.tsx'
import { Pager } from './pager.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

type MailState = keyof DeskWords['mailStates']

interface MailPageProps {
  words: MailDeskWords
  common: DeskWords
  /** Whether mail only stays here. */
  isMailbox: boolean
  notice?: string | undefined
  state: string | undefined
  page: number
  hasMore: boolean
  mails: {
    id: string
    subject: string
    recipient: string
    state: MailState
    lastError: string | null
    createdAt: Date
  }[]
}

export function MailPage({ words, common, isMailbox, notice, state, page, hasMore, mails }: MailPageProps) {
  const head = 'border-b border-ink-2 py-2 pr-4 text-left text-[0.875rem] font-[600]'
  const cell = 'border-b border-line py-2.5 pr-4 align-top'
  return (
    <Screen
      title={words.title}
      lead={isMailbox ? words.mailbox : undefined}
      notice={notice}
      actions={
        mails.some((mail) => ['failed', 'dead'].includes(mail.state)) && (
          <PostForm>
            <SmallButton>{words.retryAll}</SmallButton>
          </PostForm>
        )
      }
    >
      <Form className="flex flex-wrap items-end gap-3 pb-5">
        <Choice
          name="state"
          label={words.state}
          value={state}
          options={Object.entries({ troubled: common.notArrived, ...common.mailStates }).map(
            ([value, label]) => ({
              value,
              label,
            }),
          )}
          all={common.all}
        />
        <SmallButton>{common.apply}</SmallButton>
      </Form>
      {mails.length === 0 ? (
        <p className="py-4 text-ink-2">{words.empty}</p>
      ) : (
        <table className="w-full">
          <thead>
            <tr>
              <th className={head}>{words.columns.subject}</th>
              <th className={`${head} max-md:hidden`}>{words.columns.to}</th>
              <th className={`${head} max-md:hidden`}>{words.columns.state}</th>
              <th className={`${head} max-md:hidden`}>{words.columns.at}</th>
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <tr key={mail.id}>
                <td className={`${cell} wrap-anywhere`}>
                  <Link to={deskPaths.mail(mail.id)} className="thread-link">
                    {mail.subject}
                  </Link>
                  <span className="block text-[0.875rem] text-ink-2 md:hidden">
                    {mail.recipient} · {common.mailStates[mail.state]} · <Moment at={mail.createdAt} />
                  </span>
                  {mail.lastError && (
                    <span className="block text-[0.875rem] text-sindoor">{mail.lastError}</span>
                  )}
                </td>
                <td className={`${cell} max-md:hidden min-w-56 wrap-anywhere`}>{mail.recipient}</td>
                <td className={`${cell} max-md:hidden`}>{common.mailStates[mail.state]}</td>
                <td className={`${cell} max-md:hidden`}>
                  <Moment at={mail.createdAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager words={common} page={page} hasMore={hasMore} />
    </Screen>
  )
}
