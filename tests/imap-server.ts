import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import type { MailboxSettings } from '#server/env.ts'
import { afterFile } from './after-file.ts'

export interface ImapServer {
  settings: MailboxSettings
  url: string
  /** Puts a mail into the inbox. Its number. */
  deliver(raw: string | Buffer, at?: Date): number
  /** What is marked on each mail that is there. */
  flags(): string[][]
  /** Numbers all mails anew, as after a move to another server. */
  renumber(): void
  /** Breaks the next connections off once so many bytes have gone to the client. */
  breakAfter(bytes: number, times?: number): void
  connections(): number
  /** Nobody answers until it is started again. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A real IMAP server on this machine, behind a line that can be cut. */
export async function anImapServer(password = 'open sesame'): Promise<ImapServer> {
  const user = 'team@sutradhar.example'
  const imap = hoodiecrow({
    plugins: ['AUTH-PLAIN', 'SASL-IR', 'ID', 'NAMESPACE', 'UNSELECT', 'UIDPLUS', 'ENABLE', 'IDLE'],
    users: { [user]: { password } },
    storage: { INBOX: {}, '': { separator: '/', folders: {} } },
  })
  await new Promise<void>((done) => imap.listen(0, '127.0.0.1', done))
  const inner = (imap.server.address() as AddressInfo).port
  const open = new Set<Socket>()
  let connections = 0
  let delivered = 0
  let cuts = { bytes: 0, times: 0 }

  const line = createServer((client) => {
    connections++
    const cut = cuts.times > 0 ? cuts.bytes : Number.POSITIVE_INFINITY
    if (cuts.times > 0) cuts = { ...cuts, times: cuts.times - 1 }
    const server = dial(inner, '127.0.0.1')
    let sent = 0
    for (const socket of [client, server]) {
      open.add(socket)
      // Broken connections are part of what is tested.
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => {
      client.write(bytes.subarray(0, cut - sent))
      sent += bytes.length
      if (sent >= cut) client.end()
    })
  })
  const start = async (port = 0) => {
    line.listen(port, '127.0.0.1')
    await once(line, 'listening')
  }
  const stop = async () => {
    for (const socket of open) socket.destroy()
    if (line.listening) await new Promise((done) => line.close(done))
  }
  await start()
  const { port } = line.address() as AddressInfo
  afterFile(async () => {
    await stop()
    imap.close(() => {})
  })
  const inbox = () => imap.getMailbox('INBOX')
  return {
    settings: { host: '127.0.0.1', port, isSecure: false, user, password, folder: 'INBOX' },
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    // A second apart, which is as exact as servers tell it.
    deliver(raw, at = new Date(Date.now() - 60_000 + 1000 * delivered++)) {
      const bytes = typeof raw === 'string' ? Buffer.from(raw, 'utf8') : raw
      const text = bytes.toString('latin1').replace(/\r?\n/g, '\r\n')
      return imap.appendMessage('INBOX', [], imap.formatInternalDate(at), text).message.uid
    },
    flags: () => inbox().messages.map(({ flags }) => flags),
    renumber() {
      inbox().uidvalidity++
      for (const [index, message] of inbox().messages.entries()) message.uid = index + 1
      inbox().uidnext = inbox().messages.length + 1
    },
    breakAfter(bytes, times = 1) {
      cuts = { bytes, times }
    },
    connections: () => connections,
    stop,
    start: () => start(port),
  }
}
