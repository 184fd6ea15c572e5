import { data } from 'react-router'
import { callerOf, fieldOf, redirectWithCookies } from '#app/desk-request.ts'
import { deskLinks } from '#app/features/desk/desk-links.ts'
import { DoorForm } from '#app/features/desk/door-form.tsx'
import { SignInLayout } from '#app/features/desk/sign-in-layout.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import { signInWords } from '#content/en/desk/sign-in.ts'
import { joinWords as words } from '#content/en/desk/team.ts'
import { fill } from '#content/fill.ts'
import { line } from '#domain/fields.ts'
import type { Route } from './+types/join'

export const handle = { frame: 'desk' }

export const links: Route.LinksFunction = deskLinks

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

/** A link that was made up, used, withdrawn or has ended: nobody is told which. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const invited = await context.get(requestScope).services.invitations.find(params.token)
  return data({ invited }, { status: invited ? 200 : 404 })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { services, clientAddress } = context.get(requestScope)
  const form = await formOf(request)
  const name = fieldOf(form, 'name').slice(0, 500)
  if ((await services.limits.take('sign-in-by-address', clientAddress)) > 0)
    return refusal(name, 'password', 'wait')
  const checked = line(120).safeParse(name)
  if (!checked.success) return refusal(name, 'name', 'name')
  const password = fieldOf(form, 'password')
  const outcome = await services.invitations.accept(params.token, checked.data, password)
  if (!outcome.ok)
    return outcome.problem === 'ended'
      ? // The page says so by itself.
        data(undefined, { status: 404 })
      : refusal(name, 'password', outcome.problem)
  const signedIn = await services.signIn.withPassword(callerOf(request, context), outcome.email, password)
  return redirectWithCookies(deskPaths.today, signedIn.ok ? signedIn.cookies : [])
}

function refusal(name: string, field: 'name' | 'password', problem: keyof typeof words.problems) {
  return data({ name, error: { field, message: words.problems[problem] } }, { status: 422 })
}

export default function Join({ loaderData: { invited }, actionData }: Route.ComponentProps) {
  if (!invited)
    return (
      <SignInLayout title={words.ended.title} lead={words.ended.text} toSite={signInWords.toSite}>
        <SmartLink href={deskPaths.signIn} className="thread-link font-[600]">
          {signInWords.title}
        </SmartLink>
      </SignInLayout>
    )
  const { email, role } = invited
  return (
    <SignInLayout
      title={words.title}
      lead={fill(words.lead, { email, role: words.roles[role] })}
      toSite={signInWords.toSite}
    >
      <DoorForm
        error={actionData?.error}
        fields={[
          {
            name: 'name',
            label: words.name,
            autoComplete: 'name',
            maxLength: 120,
            defaultValue: actionData?.name,
          },
          {
            name: 'password',
            label: words.password,
            hint: words.passwordRule,
            type: 'password',
            autoComplete: 'new-password',
          },
        ]}
        submit={words.submit}
      >
        {/* What password managers keep the password under. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      </DoorForm>
    </SignInLayout>
  )
}
