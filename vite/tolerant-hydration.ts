import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Elements of the browser's code are made by a runtime of ours. In development React still complains of differences. */
export function tolerantHydration(root: string): Plugin {
  const runtime = join(root, 'app/hydration/jsx-runtime.ts')
  return {
    name: 'tolerant-hydration',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_id, importer) => (importer === runtime ? undefined : runtime),
    },
  }
}
