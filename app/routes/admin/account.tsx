import { z } from 'zod'
import { deskAction, fieldList, flashOf, refused, textField } from '#app/desk-action.ts'
import { callerOf, ownerOf } from '#app/desk-request.ts'
import { AccountPage } from '#app/features/desk/account-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { accountWords as words } from '#content/en/desk/account.ts'
import { line } from '#domain/fields.ts'
import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account, desk } = context.get(requestScope).services
  const owner = ownerOf(context)
  return {
    owner: { email: owner.email, name: owner.name, twoFactorEnabled: owner.twoFactorEnabled },
    sessions: await account.sessions(callerOf(request, context), owner),
    entries: await desk.latestChanges(100),
    ...flashOf(request, words),
  }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('name'), name: textField }),
    z.object({ do: z.literal('change-password'), current: textField, next: textField }),
    z.object({
      do: z.enum(['begin-two-factor', 'end-two-factor', 'new-recovery-codes']),
      password: textField,
    }),
    z.object({
      do: z.literal('confirm-two-factor'),
      code: textField,
      kept: z.literal('yes').optional().catch(undefined),
      uri: textField,
      recovery: fieldList(textField),
    }),
    z.object({ do: z.literal('end-session'), session: textField }),
    z.object({ do: z.literal('end-others') }),
  ]),
  async (
    fields,
    { services: { account, team }, caller, owner, flash },
  ): Promise<Response | Answer | ReturnType<typeof mistake>> => {
    switch (fields.do) {
      case 'name': {
        const name = line(120).safeParse(fields.name)
        if (!name.success) return mistake('name', 'not-a-name')
        await team.rename(owner.email, owner.id, name.data)
        return flash('name-changed')
      }
      case 'change-password': {
        const outcome = await account.changePassword(caller, owner, fields.current, fields.next)
        if (outcome.ok) return flash('password-changed', { cookies: outcome.cookies })
        return mistake(
          ['wrong-password', 'wait'].includes(outcome.problem) ? 'current' : 'next',
          outcome.problem,
        )
      }
      case 'begin-two-factor': {
        const outcome = await account.beginTwoFactor(caller, owner, fields.password)
        return outcome.ok
          ? { notice: words.twoFactor.begun, ...outcome.setUp }
          : mistake('password', outcome.problem)
      }
      case 'confirm-two-factor': {
        // Whoever turns it on without them is locked out by a lost phone.
        if (!fields.kept) return mistake('kept', 'not-kept', shownSetUp(fields))
        const outcome = await account.confirmTwoFactor(caller, owner, fields.code)
        if (outcome.ok) return flash('two-factor-on', { cookies: outcome.cookies })
        // The app on the phone has this key by now: what was shown is shown again, as it was.
        return mistake('code', outcome.problem, { ...shownSetUp(fields), hasKept: true })
      }
      case 'end-two-factor': {
        const outcome = await account.endTwoFactor(caller, owner, fields.password)
        return outcome.ok
          ? flash('two-factor-off', { cookies: outcome.cookies })
          : mistake('password', outcome.problem)
      }
      case 'new-recovery-codes': {
        const outcome = await account.newRecoveryCodes(caller, owner, fields.password)
        if (!outcome.ok) return mistake('password', outcome.problem)
        return { notice: words.twoFactor.renewed, recoveryCodes: outcome.recoveryCodes }
      }
      case 'end-session':
        await account.endSession(caller, owner, fields.session)
        return flash('session-ended')
      case 'end-others':
        await account.endOtherSessions(caller, owner)
        return flash('others-ended')
    }
  },
)

/** What is shown once: a mistake, or a secret, which must not stand in an address. */
interface Answer {
  notice?: string
  error?: { field: string; message: string }
  uri?: string
  recoveryCodes?: string[]
  hasKept?: boolean
}

function mistake(field: string, problem: keyof typeof words.problems, shown: Answer = {}) {
  const message = words.problems[problem]
  return refused<Answer>({ notice: message, error: { field, message }, ...shown })
}

function shownSetUp({ uri, recovery }: { uri: string; recovery: string[] }): Answer {
  return URL.parse(uri.slice(0, 500))?.protocol === 'otpauth:'
    ? { uri: uri.slice(0, 500), recoveryCodes: recovery.slice(0, 20) }
    : {}
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, sessions, entries } = loaderData
  return (
    <AccountPage
      words={words}
      email={owner.email}
      name={owner.name}
      error={actionData?.error}
      twoFactor={{
        isOn: owner.twoFactorEnabled,
        uri: actionData?.uri,
        recoveryCodes: actionData?.recoveryCodes,
        hasKept: actionData?.hasKept,
      }}
      sessions={sessions}
      entries={entries}
    />
  )
}
