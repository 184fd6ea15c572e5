import { data } from 'react-router'
import { callerOf, fieldOf, redirectWithCookies } from '#app/desk-request.ts'
import { deskLinks } from '#app/features/desk/desk-links.ts'
import { DoorForm, emailField } from '#app/features/desk/door-form.tsx'
import { SignInLayout } from '#app/features/desk/sign-in-layout.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import { signInWords as words } from '#content/en/desk/sign-in.ts'
import { hasOwner, isFirstOwnerToken, setFirstOwner } from '#server/auth/owners.ts'
import type { Services } from '#server/services.ts'
import type { Route } from './+types/start'

export const handle = { frame: 'desk' }

export const links: Route.LinksFunction = deskLinks

export const meta: Route.MetaFunction = () => unlistedHead(words.start.head)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestScope)
  refuseOtherTokens(params.token, services)
  return { isTaken: await hasOwner(services.database) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { services, clientAddress } = context.get(requestScope)
  refuseOtherTokens(params.token, services)
  if ((await services.limits.take('sign-in-by-address', clientAddress)) > 0) throw data(null, { status: 429 })
  const form = await formOf(request)
  const [email, password] = [fieldOf(form, 'email').slice(0, 254), fieldOf(form, 'password')]
  const outcome = await setFirstOwner(services.database, { email, password })
  if (!outcome.ok)
    return {
      email,
      error: {
        field: outcome.problem === 'not-an-email' ? 'email' : 'password',
        message: words.problems[outcome.problem],
      },
    }
  const signedIn = await services.signIn.withPassword(callerOf(request, context), email, password)
  return redirectWithCookies(deskPaths.today, signedIn.ok ? signedIn.cookies : [])
}

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isTaken)
    return (
      <SignInLayout title={words.start.taken} lead={words.start.takenText} toSite={words.toSite}>
        <SmartLink href={deskPaths.signIn} className="thread-link font-[600]">
          {words.title}
        </SmartLink>
      </SignInLayout>
    )
  return (
    <SignInLayout title={words.start.title} lead={words.start.lead} toSite={words.toSite}>
      <DoorForm
        error={actionData?.error}
        fields={[
          emailField(words.email, actionData?.email),
          {
            name: 'password',
            label: words.password,
            hint: words.passwordRule,
            type: 'password',
            autoComplete: 'new-password',
          },
        ]}
        submit={words.start.submit}
      />
    </SignInLayout>
  )
}

function refuseOtherTokens(token: string, { sessionSecret }: Services): void {
  if (!isFirstOwnerToken(token, sessionSecret)) throw data(null, { status: 404 })
}
