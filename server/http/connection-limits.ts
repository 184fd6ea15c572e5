import type { ServerOptions } from 'node:http'

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
