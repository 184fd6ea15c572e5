import type { ServerOptions } from 'node:http'
import type { Server, Socket } from 'node:net'
import { isLoopback, networkOf } from './client-address.ts'

/**
 * How long a connection may take its time. Somebody on a slow phone sends a form in a second or two; whoever needs
 * longer than this only keeps a place that others could use. Answers may take as long as they need.
 */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than the minute for which proxies keep an idle connection, or one of them sends into it as we close it.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions

/** Browsers open up to six, and many phones share one address of their provider. */
const connectionsByAddress = 250

/**
 * Closes connections beyond what the visitors behind one address need. Behind a proxy all come from its address: there
 * `admission.ts` counts requests by the visitor's.
 */
export function limitConnections(server: Server, trustedProxies: number): void {
  if (trustedProxies > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // From this machine comes a proxy that nobody told us of.
    if (!remoteAddress || isLoopback(remoteAddress)) return
    const address = networkOf(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > connectionsByAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
