import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import { isDeferred } from './hydration/deferred-scripts.tsx'
import { withPlainData } from './hydration/plain-data.ts'
import { NonceContext } from './nonce.ts'
import { requestScope } from './request-scope.ts'
import { withOwnUtilities } from './styles/own-utilities.ts'
import utilities from './styles/utilities.css?url'

export { createRouterContext, scopeOf } from './request-scope.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, renderInTurn, reportError } = loadContext.get(requestScope)
  let finalStatus = status
  const { manifest } = routerContext
  const isDesk = new URL(request.url).pathname.startsWith(deskPaths.today)
  const visitors = { ...routerContext, manifest: { ...manifest, url: publicUrlOf(manifest.url) } }
  const page = await renderInTurn(async () => {
    const stream = await renderToReadableStream(
      <NonceContext value={nonce}>
        <ServerRouter
          context={isDesk || import.meta.env.DEV ? routerContext : visitors}
          url={request.url}
          nonce={nonce}
        />
      </NonceContext>,
      {
        signal: request.signal,
        nonce,
        onError(error) {
          finalStatus = 500
          reportError(error)
        },
      },
    )
    // A page is whole before its first byte leaves: no scripts that fill in later, and a status that is true.
    await stream.allReady
    const html = await new Response(stream).text()
    return import.meta.env.DEV
      ? html
      : withPlainData(isDeferred(html) ? withOwnUtilities(html, utilities) : html)
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page, { status: finalStatus, headers })
}

/** Of the router's table without the owner's desk: `vite/public-manifest.ts`. */
function publicUrlOf(url: string): string {
  return url.replace(/(?=manifest-)/, 'public-')
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What the router itself refuses, such as a method that a page does not take, is the sender's mistake; so is a form of
  // another site, which it refuses by an error of no special kind. The log has the request's own line.
  const isRefusal = isRouteErrorResponse(error)
    ? error.status < 500
    : error instanceof Error && error.message.endsWith('Aborting the action.')
  if (!isRefusal && !request.signal.aborted) context.get(requestScope).reportError(error)
}
