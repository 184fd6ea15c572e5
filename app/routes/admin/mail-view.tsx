import { data } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { idOf, ownerOf } from '#app/desk-request.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { mailStateText } from '#app/features/desk/mail-state.ts'
import { Panel } from '#app/features/desk/panel.tsx'
import { Parts } from '#app/features/desk/parts.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { mailWords as words } from '#content/en/desk/mail.ts'
import type { Route } from './+types/mail-view'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { desk, sendsMail } = context.get(requestScope).services
  const mail = await desk.mailroom.find(idOf(params.id), ownerOf(context).role)
  if (!mail) throw data(null, { status: 404 })
  const { html: _html, params: _params, leasedUntil: _lease, ...shown } = mail
  return { mail: shown, sendsMail, ...flashOf(request, words) }
}

export const action = deskAction(
  z.object({ do: z.enum(['retry', 'resend']) }),
  async (fields, { services: { desk }, owner, params, flash }) => {
    const id = idOf(params.id)
    // What somebody may not read they may not send either.
    if (!(await desk.mailroom.find(id, owner.role))) throw data(null, { status: 404 })
    const copy = await desk.mailroom[fields.do](owner.email, id)
    return copy ? flash('again', { to: deskPaths.mail(copy) }) : flash('gone')
  },
)

export default function View({ loaderData: { mail, sendsMail } }: Route.ComponentProps) {
  return (
    <Screen title={mail.subject} isQuoted back={{ to: deskPaths.mails, label: words.back }}>
      <Parts className="text-ink-2">
        {`${words.to} ${mail.recipient}`}
        {mailStateText(deskWords, mail.state, sendsMail)}
        <Timestamp at={mail.createdAt} />
        {`${words.attempts}: ${mail.attempts}`}
        {mail.replyTo && `${words.replyTo} ${mail.replyTo}`}
      </Parts>
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
        {mail.state === 'sent' && (
          <Confirm label={words.resend} sure={words.sure} name="do" value="resend" look="quiet" />
        )}
      </PostForm>
      <Panel id="preview" title={words.preview}>
        {/* Mails are light; by night their sheet is dimmed. */}
        <div className="relative max-w-3xl overflow-hidden rounded-card border border-line after:pointer-events-none after:absolute after:inset-0 after:bg-[light-dark(transparent,rgb(16_19_31/0.2))]">
          {/* No scripts, no forms, no links out, and an origin of its own: a mail quotes what strangers wrote. */}
          <iframe
            title={words.preview}
            sandbox=""
            src={deskPaths.mailPreview(mail.id)}
            className="block h-[28rem] w-full bg-white"
          />
        </div>
      </Panel>
      <Panel id="text" title={words.text}>
        <pre className="max-w-3xl font-mono text-14 whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
      </Panel>
      {mail.calendar && (
        <Panel id="calendar" title={words.calendar}>
          <pre className="max-w-3xl font-mono text-14 whitespace-pre-wrap wrap-anywhere">{mail.calendar}</pre>
        </Panel>
      )}
    </Screen>
  )
}
