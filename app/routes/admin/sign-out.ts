import { redirect } from 'react-router'
import { callerOf, redirectWithCookies } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { deskPaths } from '#content/desk-paths.ts'
import type { Route } from './+types/sign-out'

export function loader() {
  return redirect(deskPaths.today)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(requestScope).services
  return redirectWithCookies(deskPaths.signIn, await signIn.signOut(callerOf(request, context)))
}
