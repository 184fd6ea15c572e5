import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  port: number
  received: ParsedMail[]
  /** Bytes as they came over the wire, for tests that look for what a parser would forgive. */
  raw: string[]
  connections(): number
  stop(): Promise<void>
}

interface Behaviour {
  port?: number
  /** The answer to a mail: nothing to take it, or the code to refuse it with. */
  refuse?: (attempt: number) => number | undefined
  /** Asks for a user and a password, and takes any. */
  asksWhoSends?: boolean
}

/** A real SMTP server on this machine, which keeps what it is sent. */
export async function aMailServer({
  port = 0,
  refuse = () => undefined,
  asksWhoSends = false,
}: Behaviour = {}): Promise<MailServer> {
  const received: ParsedMail[] = []
  const raw: string[] = []
  let connections = 0
  let attempts = 0
  const server = new SMTPServer({
    disabledCommands: asksWhoSends ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth(_credentials, _session, done) {
      done(null, { user: 'anyone' })
    },
    logger: false,
    closeTimeout: 200,
    onConnect(_session, done) {
      connections++
      done()
    },
    async onData(stream, _session, done) {
      const bytes = await buffer(stream).catch(() => undefined)
      // The sender hung up in the middle, as one that is killed does.
      if (!bytes) return
      const responseCode = refuse(++attempts)
      if (responseCode) return done(Object.assign(new Error('Not now'), { responseCode }))
      raw.push(bytes.toString('utf8'))
      received.push(await simpleParser(bytes))
      done()
    },
  })
  // A client that hangs up in the middle is part of what is tested.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const { port: chosen } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    port: chosen,
    received,
    raw,
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
