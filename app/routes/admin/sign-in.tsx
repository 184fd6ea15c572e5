import { Fragment } from 'react'
import { redirect } from 'react-router'
import { callerOf, fieldOf, placeInDesk, redirectWithCookies } from '#app/desk-request.ts'
import { deskLinks } from '#app/features/desk/desk-links.ts'
import { DoorForm, emailField } from '#app/features/desk/door-form.tsx'
import { SignInLayout } from '#app/features/desk/sign-in-layout.tsx'
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
  const outcome = await signIn.withPassword(callerOf(request, context), email, fieldOf(form, 'password'))
  if (outcome.ok) {
    const next = placeInDesk(nextOf(request))
    const place = outcome.needsCode ? signInPath(next, 'signInCode') : next
    return redirectWithCookies(place, outcome.cookies)
  }
  const message = outcome.reason === 'wait' ? waitWords(outcome.seconds) : words.wrong
  return { email, error: { field: 'password', message } }
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <SignInLayout title={words.title} toSite={words.toSite}>
      <DoorForm
        error={actionData?.error}
        fields={[
          emailField(words.email, actionData?.email),
          { name: 'password', label: words.password, type: 'password', autoComplete: 'current-password' },
        ]}
        submit={words.submit}
      >
        <p className="text-16 text-ink-2">
          {words.forgotten}{' '}
          <code className="mt-1 block rounded-[8px] bg-paper-2 px-3 py-2 text-14 wrap-anywhere">
            {/* An option is not broken after its dashes. */}
            {words.forgottenCommand.split(' ').map((word) => (
              <Fragment key={word}>
                <span className="whitespace-nowrap">{word}</span>{' '}
              </Fragment>
            ))}
          </code>
        </p>
      </DoorForm>
    </SignInLayout>
  )
}

function nextOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('next')
}
