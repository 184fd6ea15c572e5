import { getRequestListener } from '@hono/node-server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { readEnv } from '#server/env.ts'

/** Development: Vite serves the modules, the site's own app everything else, reloaded whenever its files change. */
export function serveWithHono(): Plugin {
  return {
    name: 'serve-with-hono',
    apply: 'serve',
    // Addresses in mails and canonical links name this port, so another one would not do.
    config() {
      const parsed = readEnv()
      if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
      const { port, host } = parsed.env
      return { server: { port, host, strictPort: true } }
    },
    configureServer(server) {
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules')
      let createDevelopmentApp: unknown
      let app: { fetch(request: Request): Response | Promise<Response> } | undefined
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            // Vite rewrites the address before post-middlewares run.
            request.url = request.originalUrl ?? request.url
            const development = await ssr.runner.import('/server/development.ts')
            if (!app || development.createDevelopmentApp !== createDevelopmentApp) {
              createDevelopmentApp = development.createDevelopmentApp
              app = await development.createDevelopmentApp(() =>
                ssr.runner.import('virtual:react-router/server-build'),
              )
            }
            if (app) await getRequestListener(app.fetch)(request, response)
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
  }
}
