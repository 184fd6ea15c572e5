import { askerOf, fieldOf, placeInDesk, redirectWithCookies } from '#app/desk-request.ts'
import { CodeForm } from '#app/features/desk/code-form.tsx'
import { deskLinks } from '#app/features/desk/desk-links.ts'
import { Door } from '#app/features/desk/door.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { signInWords as words } from '#content/en/desk/sign-in.ts'
import type { Route } from './+types/sign-in-code'
import { waitWords } from './wait-words.ts'

export const handle = { frame: 'desk' }

export const links: Route.LinksFunction = deskLinks

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(requestScope).services
  const code = fieldOf(await formOf(request), 'code').slice(0, 64)
  const outcome = await signIn.withCode(askerOf(request, context), code)
  if (outcome.ok)
    return redirectWithCookies(placeInDesk(new URL(request.url).searchParams.get('next')), outcome.cookies)
  return { error: outcome.reason === 'wait' ? waitWords(outcome.seconds) : words.code[outcome.reason] }
}

export default function SignInCode({ actionData }: Route.ComponentProps) {
  return (
    <Door title={words.code.title} lead={words.code.lead} toSite={words.toSite}>
      <CodeForm words={words} refused={actionData} />
    </Door>
  )
}
