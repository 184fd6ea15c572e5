import { isRouteErrorResponse, Outlet } from 'react-router'
import { StatusPage } from '#app/features/frame/status-page.tsx'
import { useRootData } from '#app/root-data.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/within-frame'

/** Around every route but the root, so that the frame has its words when something below it fails. */
export default function WithinFrame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { notFound, failure } = useRootData().words
  const words = isRouteErrorResponse(error) && error.status === 404 ? notFound : failure
  return (
    <>
      <title>{`${words.title} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <StatusPage words={words} />
    </>
  )
}
