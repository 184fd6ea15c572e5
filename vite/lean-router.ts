import type { Plugin } from 'vite'

/** What this site has turned off or never turns on, and the router carries all the same. */
const unusedParts = /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/

/** Leaves them out of the browser's code: each of their functions becomes one that does nothing, as it would anyway. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: unusedParts },
      handler(code, id) {
        const names = code.match(/export \{ ([\w, ]+) \};/)?.[1]?.split(', ')
        if (!names) this.error(`${id} no longer has the shape of which this is a stand-in`)
        return `const unused = () => {}\nexport { ${names.map((name) => `unused as ${name}`).join()} }`
      },
    },
  }
}
