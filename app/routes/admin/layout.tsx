import { isRouteErrorResponse, Outlet, useLocation, useMatches } from 'react-router'
import { ownerOf } from '#app/desk-request.ts'
import { DeskFailure } from '#app/features/desk/desk-failure.tsx'
import { DeskFrame } from '#app/features/desk/desk-frame.tsx'
import { deskLinks } from '#app/features/desk/desk-links.ts'
import { withoutFlash } from '#app/features/desk/flash.ts'
import { SteadyView } from '#app/features/desk/steady-view.tsx'
import { useDeskWorker } from '#app/features/desk/use-desk-worker.ts'
import { useDraft } from '#app/features/desk/use-draft.ts'
import { useLive } from '#app/features/desk/use-live.ts'
import { useOutcome } from '#app/features/desk/use-outcome.ts'
import { requestScope } from '#app/request-scope.ts'
import { deskFrame as words } from '#content/en/desk/frame.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { Route } from './+types/layout'

export const handle = { frame: 'desk' }

export const links: Route.LinksFunction = deskLinks

export async function loader({ context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { email, role } = ownerOf(context)
  return {
    email,
    links: words.links.filter(({ to }) => mayUse(role, to)),
    waiting: await services.desk.waitingCount(now),
  }
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { outcome, isAnswer } = useOutcome()
  useLive(isAnswer)
  useDraft()
  useDeskWorker()
  const { pathname } = useLocation()
  return (
    <DeskFrame words={words} {...loaderData} outcome={outcome}>
      <SteadyView pathname={pathname} data={useMatches()}>
        <Outlet />
      </SteadyView>
    </DeskFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : isUnanswered(error) ? 0 : 500
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined
  return (
    <DeskFrame
      words={words}
      email={loaderData?.email ?? ''}
      links={loaderData?.links ?? []}
      waiting={loaderData?.waiting ?? 0}
    >
      <DeskFailure
        words={words.failure}
        status={status}
        message={message}
        address={quietAddress(pathname, search)}
      />
    </DeskFrame>
  )
}

/** Whether a request never arrived: each browser has its own words for that. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}

/** The same screen without the message about the last thing done. */
function quietAddress(pathname: string, search: string): string {
  const query = withoutFlash(search)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
