import { redirect } from 'react-router'
import { paths } from '#content/paths.ts'
import { serviceAlias } from '#domain/service-alias.ts'
import type { Route } from './+types/service-alias'

/**
 * Everything under /services that is no page. A known old name has moved for good; an unknown one may be a page
 * tomorrow. Nothing of the asked address, query included, reaches the answer.
 */
export function loader({ params }: Route.LoaderArgs) {
  const target = serviceAlias(params['*'])
  return redirect(target, target === paths.services ? 302 : 301)
}
