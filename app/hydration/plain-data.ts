import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

/**
 * The router writes what loaders gave into the page as a list in which everything has a number. Most pages are words, which
 * compress better as they are, by a twentieth of the page: they are written plainly, and numbered in the browser.
 */
export async function withPlainData(html: string): Promise<string> {
  const [call = '', literal = ''] = html.match(enqueued) ?? []
  const plain = call && plainly(await decoded(JSON.parse(literal)))
  return plain ? html.replace(call, () => `${start}(${numbered})(${plain}))`) : html
}

const start = 'window.__reactRouterContext.streamController.enqueue('
const enqueued = /window\.__reactRouterContext\.streamController\.enqueue\(("(?:\\.|[^"\\])*")\)/

/** The line that the router reads. Written into the page, so it stands on its own. */
const numbered =
  "v=>{const l=[],n=v=>{if(v===void 0)return-7;if(v===null)return-5;const i=l.push(0)-1;l[i]=Array.isArray(v)?v.map(n):typeof v=='object'?Object.fromEntries(Object.entries(v).map(([k,v])=>['_'+n(k),n(v)])):v;return i};n(v);return JSON.stringify(l)+'\\n'}"

async function decoded(line: string): Promise<unknown> {
  const { value } = await decode(new Blob([line]).stream(), globalThis)
  return value
}

/** A value as script. Nothing if there is more in it than words and numbers: dates, errors, what is still to come. */
function plainly(value: unknown): string | undefined {
  if (value === undefined) return 'void 0'
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('<', '\\u003c')
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return String(value)
  if (Array.isArray(value)) return joined(value.map(plainly), '[', ']')
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const parts = Object.entries(value).map(([name, part]) => {
    const written = plainly(part)
    return written && `${/^[a-z]\w*$/i.test(name) ? name : plainly(name)}:${written}`
  })
  return joined(parts, '{', '}')
}

function joined(parts: (string | undefined)[], open: string, close: string): string | undefined {
  return parts.includes(undefined) ? undefined : open + parts.join() + close
}
