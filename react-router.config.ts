import type { Config } from '@react-router/dev/config'
import { writePublicManifest } from './vite/public-manifest.ts'

export default {
  ssr: true,
  // Hydration is deferred, so the whole route map must be in the page when it starts.
  routeDiscovery: { mode: 'initial' },
  // A loader for the browser is a few lines: fetched with its page, not in an answer of its own.
  splitRouteModules: false,
  // Two entries are built, the router's and the process's: each keeps its own name.
  serverBuildFile: '[name].js',
  buildEnd: () => writePublicManifest(import.meta.dirname),
} satisfies Config
