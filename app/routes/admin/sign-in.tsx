import { redirect } from 'react-router'
import { askerOf, fieldOf, placeInDesk, redirectWithCookies } from '#app/desk-request.ts'
import { deskLinks } from '#app/features/desk/desk-links.ts'
import { Door } from '#app/features/desk/door.tsx'
import { SignInForm } from '#app/features/desk/sign-in-form.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { signInPath } from '#content/desk-paths.ts'
import { signInWords as words } from '#content/en/desk/sign-in.ts'
import type { Route } from './+types/sign-in'
import { waitWords } from './wait-words.ts'

export const handle = { frame: 'desk' }

export const links: Route.LinksFunction = deskLinks

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(requestScope).owner) throw redirect(placeInDesk(nextOf(request)))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(requestScope).services
  const form = await formOf(request)
  const email = fieldOf(form, 'email').slice(0, 254)
  const outcome = await signIn.withPassword(askerOf(request, context), email, fieldOf(form, 'password'))
  if (outcome.ok) {
    const next = placeInDesk(nextOf(request))
    const place = outcome.needsCode ? signInPath(next, 'signInCode') : next
    return redirectWithCookies(place, outcome.cookies)
  }
  return { email, error: outcome.reason === 'wait' ? waitWords(outcome.seconds) : words.wrong }
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <Door title={words.title} toSite={words.toSite}>
      <SignInForm words={words} refused={actionData} />
    </Door>
  )
}

function nextOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('next')
}
