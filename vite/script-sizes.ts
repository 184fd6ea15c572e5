import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** What a server says about a file, in bytes. */
const headers = 450

/** Tells the server how long each file of the browser's code takes on the wire: `app/hydration/script-sizes.ts`, filled in. */
export function scriptSizes(root: string): Plugin {
  const sizes: Record<string, number> = {}
  return {
    name: 'script-sizes',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          sizes[`/${part.fileName}`] = (await compress(Buffer.from(part.code))).byteLength + headers
    },
    load: {
      filter: { id: `${root}/app/hydration/script-sizes.ts` },
      handler() {
        if (this.environment.name !== 'ssr') return undefined
        if (Object.keys(sizes).length === 0) this.error('The browser’s code has to be built first')
        return `export const scriptSizes = ${JSON.stringify(sizes)}`
      },
    },
  }
}
