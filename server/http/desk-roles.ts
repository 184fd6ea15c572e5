import { data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { mayUse } from '#server/auth/roles.ts'
import { isDeskAddress, openDeskAddresses } from './desk-guard.ts'
import { routerEntryOf } from './request-scope.ts'
import { patternOf } from './route-table.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Handler = (call: { context: RouterContextProvider }) => unknown

/**
 * The build, with each route of the desk closed to whoever may not use it. The route itself is closed, not an address: in
 * whatever way a request is written that the router takes there, it is refused.
 */
export function withRoles(build: ServerBuild): ServerBuild {
  const { scopeOf } = routerEntryOf(build)
  const closed = (address: string, handler: unknown) => (call: Parameters<Handler>[0]) => {
    const { owner } = scopeOf(call.context)
    if (owner && !mayUse(owner.role, address)) throw data(null, { status: 403 })
    return (handler as Handler)(call)
  }
  const guarded = ([id, route]: [string, Route | undefined]) => {
    const address = patternOf(build.routes, id)
    if (!route || !isDeskAddress(address) || openDeskAddresses.includes(address)) return [id, route]
    const { loader, action, ...rest } = route.module
    const module = {
      ...rest,
      ...(loader && { loader: closed(address, loader) }),
      ...(action && { action: closed(address, action) }),
    }
    return [id, { ...route, module }]
  }
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).map(guarded)) }
}
