import { z } from 'zod'
import { deskAction, flashOf, idField, refused, textField } from '#app/desk-action.ts'
import { ownerOf } from '#app/desk-request.ts'
import { Choice } from '#app/features/desk/choice.tsx'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { CopyButton } from '#app/features/desk/copy-button.tsx'
import { Entries, Table } from '#app/features/desk/list.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { teamWords as words } from '#content/en/desk/team.ts'
import { fill } from '#content/fill.ts'
import { email as emailSchema } from '#domain/fields.ts'
import { isLastOwner } from '#server/auth/owners.ts'
import { ownerRoles } from '#server/db/schema/owners.ts'
import type { Route } from './+types/team'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { id } = ownerOf(context)
  const team = await services.team.list()
  return {
    sendsMail: services.sendsMail,
    team: team.map((colleague) => ({
      ...colleague,
      isYou: colleague.id === id,
      isLast: isLastOwner(colleague, team),
    })),
    invited: (await services.invitations.list()).map((invitation) => ({
      ...invitation,
      isOver: invitation.expiresAt <= now,
    })),
    ...flashOf(request, words),
  }
}

/** What is shown once, and must not stand in an address. */
interface Answer {
  notice: string
  /** What was typed and will not do. */
  mistake?: { email: string; message: string }
  link?: { email: string; href: string }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('invite'), email: textField, role: z.enum(ownerRoles) }),
    z.object({ do: z.literal('again'), invitation: idField, email: textField }),
    z.object({ do: z.literal('withdraw'), invitation: idField }),
    z.object({ do: z.literal('role'), colleague: idField, role: z.enum(ownerRoles) }),
    z.object({ do: z.literal('remove'), colleague: idField }),
  ]),
  async (
    fields,
    { services: { team, invitations }, owner, flash },
  ): Promise<Response | Answer | ReturnType<typeof mistake>> => {
    switch (fields.do) {
      case 'invite': {
        const email = emailSchema.safeParse(fields.email)
        if (!email.success) return mistake(fields.email, 'not-an-email')
        const outcome = await invitations.invite(owner, email.data, fields.role)
        if (!outcome.ok) return mistake(fields.email, 'at-desk')
        return invited(words.notices.invited, email.data.toLowerCase(), outcome.link)
      }
      case 'again': {
        const outcome = await invitations.sendAgain(owner, fields.invitation)
        return outcome.ok ? invited(words.notices.again, fields.email, outcome.link) : flash('gone')
      }
      case 'withdraw':
        return flash((await invitations.withdraw(owner, fields.invitation)) ? 'withdrawn' : 'gone')
      case 'role': {
        const outcome = await team.setRole(owner.email, fields.colleague, fields.role)
        return flash(outcome === 'done' ? `role-${fields.role}` : outcome)
      }
      case 'remove': {
        const outcome = await team.remove(owner.email, fields.colleague)
        return flash(outcome === 'done' ? 'removed' : outcome)
      }
    }
  },
)

function invited(notice: string, email: string, href: string): Answer {
  return { notice: fill(notice, { email }), link: { email, href } }
}

function mistake(email: string, problem: keyof typeof words.problems) {
  const message = words.problems[problem]
  return refused<Answer>({ notice: message, mistake: { email: email.slice(0, 254), message } })
}

type Colleague = Route.ComponentProps['loaderData']['team'][number]

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { team, invited, sendsMail } = loaderData
  const { columns } = words
  return (
    <Screen title={words.title} lead={words.lead}>
      <Panel id="people" title={words.people}>
        <Table
          rows={team}
          columns={[
            {
              head: columns.name,
              isAddress: true,
              cell: ({ name, email, isYou }) => (
                <>
                  <span className="font-[600]">
                    {name}
                    {isYou && ` (${words.you})`}
                  </span>
                  <span className="block text-14 text-ink-2">{email}</span>
                </>
              ),
            },
            {
              head: columns.role,
              cell: ({ role }) => <span className="whitespace-nowrap">{words.roles[role]}</span>,
            },
            {
              head: columns.factor,
              cell: ({ hasSecondFactor }) => (
                <>
                  <span className="md:hidden">{columns.factor}: </span>
                  {hasSecondFactor ? words.factor.on : words.factor.off}
                </>
              ),
            },
            {
              head: columns.seen,
              cell: ({ lastSeen }) => (
                <>
                  <span className="md:hidden">{columns.seen}: </span>
                  {lastSeen ? <Timestamp at={lastSeen} show="day" /> : words.never}
                </>
              ),
            },
            { head: columns.change, cell: (colleague) => <Changes colleague={colleague} /> },
          ]}
        />
      </Panel>
      <Panel
        id="invite"
        title={words.invite.heading}
        text={sendsMail ? words.invite.text : words.invite.textWithoutMail}
        isSetting
      >
        {/* Where the button was: shown once, it must not be looked for. */}
        {actionData?.link && <Link {...actionData.link} isSent={sendsMail} />}
        {/* Another one once somebody is invited, so that it is empty. */}
        <PostForm key={actionData?.link?.href} className="field-line form-width">
          <div className="min-w-0 grow basis-64">
            <TextField
              name="email"
              label={words.invite.email}
              type="email"
              required
              maxLength={254}
              autoComplete="off"
              defaultValue={actionData?.mistake?.email}
              error={actionData?.mistake?.message}
            />
          </div>
          <Choice name="role" label={words.invite.role} value="member" options={words.roles} />
          <SmallButton look="strong" name="do" value="invite">
            {words.invite.submit}
          </SmallButton>
        </PostForm>
      </Panel>
      <Panel id="invited" title={words.invited.heading} isSetting>
        <Entries
          rows={invited}
          empty={words.invited.empty}
          className="flex flex-wrap items-center justify-between gap-3 py-3"
        >
          {({ id, email, role, expiresAt, isOver }) => (
            <>
              <span className="min-w-0">
                <span className="block font-[600]">{email}</span>
                <span className={`text-16 ${isOver ? 'text-sindoor' : 'text-ink-2'}`}>
                  {words.roles[role]} ·{' '}
                  {isOver ? (
                    words.invited.over
                  ) : (
                    <>
                      {words.invited.valid} <Timestamp at={expiresAt} />
                    </>
                  )}
                </span>
              </span>
              <PostForm fields={{ invitation: id, email }} className="flex flex-wrap items-start gap-3">
                <SmallButton name="do" value="again">
                  {words.invited.again}
                </SmallButton>
                <Confirm
                  label={words.invited.withdraw}
                  sure={words.invited.sure}
                  name="do"
                  value="withdraw"
                />
              </PostForm>
            </>
          )}
        </Entries>
      </Panel>
    </Screen>
  )
}

/** Without a mail server this is the only way the link gets to whoever was invited. */
function Link({ email, href, isSent }: { email: string; href: string; isSent: boolean }) {
  return (
    <div className="field-line mb-4 form-width rounded-card border border-line p-5">
      <div className="min-w-0 grow basis-64">
        <TextField
          name="link"
          label={fill(words.link.label, { email })}
          hint={isSent ? words.link.sent : words.link.unsent}
          readOnly
          value={href}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <CopyButton words={words.link} text={href} />
    </div>
  )
}

function Changes({ colleague: { id, name, role, isLast } }: { colleague: Colleague }) {
  if (isLast) return <span className="text-14 text-ink-2">{words.only}</span>
  const other = role === 'owner' ? 'member' : 'owner'
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
      <PostForm fields={{ colleague: id, role: other }}>
        <SmallButton name="do" value="role">
          {words.setRole[other]}
        </SmallButton>
      </PostForm>
      <PostForm fields={{ colleague: id }}>
        <Confirm label={words.remove} sure={words.sureRemove} name="do" value="remove">
          <p className="max-w-xs text-16">{fill(words.removeText, { name })}</p>
        </Confirm>
      </PostForm>
    </div>
  )
}
