import type { Plugin } from 'vite'

/**
 * Fails the build when browser code reaches server/, or zod: what visitors send is checked on the server, and the
 * checker weighs as much as React. Loaders and actions are stripped before this runs, so a route may import both and
 * still ship nothing of them.
 */
export function serverWall(root: string): Plugin {
  const serverFolder = `${root}/server/`
  return {
    name: 'server-wall',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (resolved?.id.startsWith(serverFolder) || resolved?.id.includes('/node_modules/zod/'))
        this.error(`${importer} would ship ${id} to the browser`)
      return resolved
    },
  }
}
