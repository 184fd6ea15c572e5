import { callerOf, fieldOf, placeInDesk, redirectWithCookies } from '#app/desk-request.ts'
import { deskLinks } from '#app/features/desk/desk-links.ts'
import { DoorForm } from '#app/features/desk/door-form.tsx'
import { SignInLayout } from '#app/features/desk/sign-in-layout.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import { signInWords as words } from '#content/en/desk/sign-in.ts'
import type { Route } from './+types/sign-in-code'
import { waitWords } from './wait-words.ts'

export const handle = { frame: 'desk' }

export const links: Route.LinksFunction = deskLinks

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(requestScope).services
  const code = fieldOf(await formOf(request), 'code').slice(0, 64)
  const outcome = await signIn.withCode(callerOf(request, context), code)
  if (outcome.ok)
    return redirectWithCookies(placeInDesk(new URL(request.url).searchParams.get('next')), outcome.cookies)
  const message = outcome.reason === 'wait' ? waitWords(outcome.seconds) : words.code[outcome.reason]
  return { error: { field: 'code', message } }
}

export default function SignInCode({ actionData }: Route.ComponentProps) {
  return (
    <SignInLayout title={words.code.title} lead={words.code.lead} toSite={words.toSite}>
      <DoorForm
        error={actionData?.error}
        fields={[
          {
            name: 'code',
            label: words.code.label,
            autoComplete: 'one-time-code',
            spellCheck: false,
            maxLength: 32,
          },
        ]}
        submit={words.code.submit}
      >
        <SmartLink href={deskPaths.signIn} className="thread-link self-start text-16">
          {words.code.again}
        </SmartLink>
      </DoorForm>
    </SignInLayout>
  )
}
