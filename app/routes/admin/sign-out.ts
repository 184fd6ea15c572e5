import { redirect } from 'react-router'
import { askerOf, redirectWithCookies } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import type { Route } from './+types/sign-out'

export function loader() {
  return redirect('/admin')
}

export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(requestScope).services
  return redirectWithCookies('/admin/sign-in', await signIn.signOut(askerOf(request, context)))
}
