import { createContext, RouterContextProvider } from 'react-router'
import type { RequestScope } from '#server/http/request-scope.ts'

/** How loaders and actions reach what the server set up for this request. */
export const requestScope = createContext<RequestScope>()

export function createRouterContext(scope: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestScope, scope)
  return context
}

export function scopeOf(context: Readonly<RouterContextProvider>): RequestScope {
  return context.get(requestScope)
}
