import type { Plugin } from 'vite'

/**
 * Fails the build when browser code reaches server/. Loaders and actions are stripped before this runs, so a
 * route may import the server and still ship none of it.
 */
export function serverWall(root: string): Plugin {
  const serverFolder = `${root}/server/`
  return {
    name: 'server-wall',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (resolved?.id.startsWith(serverFolder)) this.error(`${importer} would ship ${id} to the browser`)
      return resolved
    },
  }
}
