import fs from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { describeError, type Log } from '#server/log.ts'

/**
 * The embedded database belongs to one process, so a running site does itself what commands ask of it: whoever may
 * enter its data folder may ask.
 */
export async function offerLocally(
  name: string,
  dataDir: string,
  log: Log,
  serve: (socket: Socket, stopping: AbortSignal) => Promise<void>,
): Promise<() => Promise<void>> {
  const address = socketIn(dataDir, name)
  fs.rmSync(address, { force: true })
  const stopping = new AbortController()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    serve(socket, stopping.signal).catch((error) => log('error', name, describeError(error)))
  })
  await new Promise<void>((resolve) => {
    // A folder whose path is too long for a socket: the command then needs the site to be stopped.
    server.once('error', (error) => {
      log('warn', `no-${name}-while-running`, describeError(error))
      resolve()
    })
    server.listen(address, resolve)
  })
  if (server.listening) fs.chmodSync(address, 0o600)
  server.unref()
  return () => {
    stopping.abort()
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

/** A connection to the site that runs on this folder, or nothing if none does. */
export function reachLocally(name: string, dataDir: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(dataDir, name))
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** Sockets allow about a hundred bytes, so the shorter way of saying it is taken. */
function socketIn(dataDir: string, name: string): string {
  const absolute = path.resolve(dataDir, `${name}.sock`)
  const relative = path.relative('', absolute)
  return relative.length < absolute.length ? relative : absolute
}
