import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

/** Scripts that are written into every page travel without their comments and names. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/app\/hydration\/[\w-]+\.js\?raw$/ },
      async handler(id) {
        const file = id.replace(/\?raw$/, '')
        this.addWatchFile(file)
        const { code, errors } = await minify(file, await readFile(file, 'utf8'))
        if (errors.length > 0) this.error(`${file}: ${errors[0]?.message}`)
        return `export default ${JSON.stringify(code)}`
      },
    },
  }
}
