import { data } from 'react-router'
import { askerOf, fieldOf, noticeOf, ownerOf, redirectWithCookies } from '#app/desk-request.ts'
import { AccountPage } from '#app/features/desk/account-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { accountWords as words } from '#content/en/desk/account.ts'
import type { OwnerAccount } from '#server/auth/account.ts'
import { latestEntries } from '#server/auth/audit.ts'
import type { Asker, SignedInOwner } from '#server/auth/sign-in.ts'
import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

type Done = keyof typeof words.done

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account, database } = context.get(requestScope).services
  const owner = ownerOf(context)
  return {
    owner: { email: owner.email, twoFactorEnabled: owner.twoFactorEnabled },
    sessions: await account.sessions(askerOf(request, context), owner),
    entries: await latestEntries(database, 100),
    notice: noticeOf(request, words.done),
  }
}

interface Answer {
  /** What was done: the page is then asked for anew, as the session may be another one. */
  done?: Done
  notice?: string
  error?: { field: string; message: string }
  uri?: string
  recoveryCodes?: string[]
  cookies?: string[]
}

export async function action({ request, context }: Route.ActionArgs) {
  const { account } = context.get(requestScope).services
  const form = await formOf(request)
  const deed = deeds.get(fieldOf(form, 'do'))
  if (!deed) throw data(null, { status: 400 })
  const answer = await deed(account, askerOf(request, context), ownerOf(context), form)
  if (answer.done) return redirectWithCookies(`/admin/account?done=${answer.done}`, answer.cookies ?? [])
  return answer
}

type Deed = (account: OwnerAccount, asker: Asker, owner: SignedInOwner, form: FormData) => Promise<Answer>

const deeds: ReadonlyMap<string, Deed> = new Map(
  Object.entries<Deed>({
    async 'change-password'(account, asker, owner, form) {
      const outcome = await account.changePassword(
        asker,
        owner,
        fieldOf(form, 'current'),
        fieldOf(form, 'next'),
      )
      if (outcome.ok) return { done: 'password-changed', cookies: outcome.cookies }
      const field = ['wrong-password', 'wait'].includes(outcome.problem) ? 'current' : 'next'
      return { error: { field, message: words.problems[outcome.problem] } }
    },
    async 'begin-two-factor'(account, asker, owner, form) {
      const outcome = await account.beginTwoFactor(asker, owner, fieldOf(form, 'password'))
      if (!outcome.ok) return { error: { field: 'password', message: words.problems[outcome.problem] } }
      return outcome.setUp
    },
    async 'confirm-two-factor'(account, asker, owner, form) {
      const outcome = await account.confirmTwoFactor(asker, owner, fieldOf(form, 'code'))
      if (outcome.ok) return { done: 'two-factor-on', cookies: outcome.cookies }
      // The app on the phone has this key by now: what was shown is shown again, as it was.
      return { error: { field: 'code', message: words.problems[outcome.problem] }, ...shownSetUp(form) }
    },
    async 'end-two-factor'(account, asker, owner, form) {
      const outcome = await account.endTwoFactor(asker, owner, fieldOf(form, 'password'))
      if (outcome.ok) return { done: 'two-factor-off', cookies: outcome.cookies }
      return { error: { field: 'password', message: words.problems[outcome.problem] } }
    },
    async 'new-recovery-codes'(account, asker, owner, form) {
      const outcome = await account.newRecoveryCodes(asker, owner, fieldOf(form, 'password'))
      if (!outcome.ok) return { error: { field: 'password', message: words.problems[outcome.problem] } }
      return { notice: words.twoFactor.renewed, recoveryCodes: outcome.recoveryCodes }
    },
    async 'end-session'(account, asker, owner, form) {
      await account.endSession(asker, owner, fieldOf(form, 'session'))
      return { done: 'session-ended' }
    },
    async 'end-others'(account, asker, owner) {
      await account.endOtherSessions(asker, owner)
      return { done: 'others-ended' }
    },
  }),
)

function shownSetUp(form: FormData): { uri?: string; recoveryCodes?: string[] } {
  const uri = fieldOf(form, 'uri').slice(0, 500)
  const recoveryCodes = form.getAll('recovery').map(String).slice(0, 20)
  return URL.parse(uri)?.protocol === 'otpauth:' ? { uri, recoveryCodes } : {}
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, sessions, entries, notice } = loaderData
  return (
    <AccountPage
      words={words}
      email={owner.email}
      notice={actionData?.notice ?? notice}
      error={actionData?.error}
      twoFactor={{
        isOn: owner.twoFactorEnabled,
        uri: actionData?.uri,
        recoveryCodes: actionData?.recoveryCodes,
      }}
      sessions={sessions}
      entries={entries}
    />
  )
}
