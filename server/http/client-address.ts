import type { Context } from 'hono'

/**
 * Whose request this is, for limits. Each trusted proxy appends the address it saw, so with `n` of them the n-th from
 * the right is the visitor; everything further left may be invented.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
    const address = forwarded.at(-trustedProxies)
    if (address) return address
  }
  return context.env?.incoming?.socket?.remoteAddress ?? 'unknown'
}
