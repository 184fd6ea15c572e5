import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Whose request this is, for limits. Each trusted proxy appends the address it saw, so with `n` of them the n-th from
 * the right is the visitor; everything further left may be invented. Nothing when everyone looks alike: from this
 * machine itself come all visitors of a proxy nobody told us of, and a limit for them all would close the site.
 */
export function clientAddress(context: Context, trustedProxies: number): string | undefined {
  const forwarded = context.req.header('x-forwarded-for')
  return addressOf(forwarded, context.env?.incoming?.socket?.remoteAddress, trustedProxies)
}

/** The same, before the framework has made a request of it. */
export function senderOf({ headers, socket }: IncomingMessage, trustedProxies: number): string | undefined {
  // Node joins repeated ones, but its types do not know.
  return addressOf(headers['x-forwarded-for'] as string | undefined, socket.remoteAddress, trustedProxies)
}

/** Whoever has one IPv6 address has the 2^64 of its network, so the network is counted. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Whoever rents many networks rents them side by side: the /48 of an IPv6 address, the /24 of an IPv4 one. */
export function neighbourhoodOf(address: string): string {
  const parts = networkOf(address).split(/(?=[:.])/)
  return parts.slice(0, 3).join('')
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

function addressOf(
  forwarded: string | undefined,
  connected: string | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies > 0) {
    const address = (forwarded ?? '')
      .split(',')
      .map((part) => part.trim())
      .at(-trustedProxies)
    if (address) return withoutPort(address)
  }
  return connected && !isLoopback(connected) ? connected : undefined
}

/** Some proxies add the port, which is another for every connection, and then write IPv6 in brackets. */
function withoutPort(address: string): string {
  const bracketed = /^"?\[([^\]]+)\]/.exec(address)?.[1]
  const [host = ''] = (bracketed ?? address.replace(/^([\d.]+):\d+$/, '$1')).split('%', 1)
  return host.replace(/^::ffff:(?=[\d.]+$)/i, '')
}
