import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { MailDeskWords } from '#content/en/desk/mail.ts'
import { Confirm } from './confirm.tsx'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface MailViewProps {
  words: MailDeskWords
  common: DeskWords
  notice?: string | undefined
  mail: {
    id: string
    subject: string
    recipient: string
    replyTo: string | null
    state: keyof DeskWords['mailStates']
    attempts: number
    lastError: string | null
    createdAt: Date
    text: string
    calendar: string | null
  }
}

export function MailView({ words, common, notice, mail }: MailViewProps) {
  return (
    <Screen
      title={mail.subject}
      notice={notice}
      actions={
        <Link to={deskPaths.mails} className="thread-link">
          {words.back}
        </Link>
      }
    >
      <p className="wrap-anywhere text-ink-2">
        {words.to} {mail.recipient} · {common.mailStates[mail.state]} · <Moment at={mail.createdAt} /> ·{' '}
        {words.attempts}: {mail.attempts}
        {mail.replyTo && ` · ${words.replyTo} ${mail.replyTo}`}
      </p>
      {mail.lastError && (
        <p className="mt-1 wrap-anywhere text-sindoor">
          {words.error}: {mail.lastError}
        </p>
      )}
      <PostForm className="my-4 flex flex-wrap gap-3">
        {['failed', 'dead'].includes(mail.state) && (
          <SmallButton name="do" value="retry">
            {words.retry}
          </SmallButton>
        )}
        {mail.state === 'sent' && <Confirm label={words.resend} sure={words.sure} name="do" value="resend" />}
      </PostForm>
      <Panel id="preview" title={words.preview}>
        {/* No scripts, no forms, no links out, and an origin of its own: a mail quotes what strangers wrote. */}
        <iframe
          title={words.preview}
          sandbox=""
          src={deskPaths.mailPreview(mail.id)}
          className="h-[36rem] w-full max-w-3xl rounded-card border border-line bg-white"
        />
      </Panel>
      <Panel id="text" title={words.text}>
        <pre className="max-w-3xl font-mono text-[0.875rem] whitespace-pre-wrap wrap-anywhere">
          {mail.text}
        </pre>
      </Panel>
      {mail.calendar && (
        <Panel id="calendar" title={words.calendar}>
          <pre className="max-w-3xl font-mono text-[0.875rem] whitespace-pre-wrap wrap-anywhere">
            {mail.calendar}
          </pre>
        </Panel>
      )}
    </Screen>
  )
}
