import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** What the root's loader gave. It asks nobody, so it cannot fail; whatever else does is told by a boundary below it. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('The root loader has not run')
  return data
}
