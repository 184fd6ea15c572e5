import type { Context } from 'hono'

/**
 * Whose request this is, for limits. Each trusted proxy appends the address it saw, so with `n` of them the n-th from
 * the right is the visitor; everything further left may be invented. Nothing when everyone looks alike: from this
 * machine itself come all visitors of a proxy nobody told us of, and a limit for them all would close the site.
 */
export function clientAddress(context: Context, trustedProxies: number): string | undefined {
  if (trustedProxies > 0) {
    const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
    const address = forwarded.at(-trustedProxies)
    if (address) return address
  }
  const address: string | undefined = context.env?.incoming?.socket?.remoteAddress
  return address && !isLoopback(address) ? address : undefined
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
