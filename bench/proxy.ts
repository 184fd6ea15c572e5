import { once } from 'node:events'
import { Agent, createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small balancer: in turn to every process that says it is ready, and on to the next when one takes no connection. */
export async function startProxy(initial: number[]) {
  const agent = new Agent({ keepAlive: true })
  let ports = initial
  let ready = [...initial]
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => pass(ports.length))

    function pass(attempts: number): void {
      const port = ready[turn++ % Math.max(1, ready.length)]
      if (port === undefined) return void outgoing.writeHead(502).end('nobody is ready')
      const { method, url: path, headers } = incoming
      const upstream = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        // What never reached a process may go to another; reading may be repeated in any case.
        const isSafe = error.code === 'ECONNREFUSED' || method === 'GET'
        if (outgoing.headersSent) outgoing.destroy()
        else if (isSafe && attempts > 1) pass(attempts - 1)
        else outgoing.writeHead(502).end(error.code)
      })
      upstream.end(Buffer.concat(chunks))
    }
  })

  const timer = setInterval(async () => {
    const answers = await Promise.all(ports.map(async (port) => ((await isReady(port)) ? [port] : [])))
    ready = answers.flat()
  }, 100)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** The processes there are from now on. */
    serve(current: number[]): void {
      ports = current
    },
    close(): void {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(
      { host: '127.0.0.1', port, path: '/health/ready', agent: false, timeout: 2_000 },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
  })
}
