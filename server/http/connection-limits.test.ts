import { EventEmitter } from 'node:events'
import { Server } from 'node:net'
import { describe, expect, test } from 'vitest'
import { limitConnections } from './connection-limits.ts'

/** Connects as an address would, and says whether the connection was left open. */
function aServer(trustedProxies: number) {
  const server = new Server()
  limitConnections(server, trustedProxies)
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isOpen: true,
      destroy() {
        socket.isOpen = false
      },
    })
    server.emit('connection', socket)
    return socket
  }
}

describe('connections of one address', () => {
  test('are closed beyond what its visitors need, until others end; nobody else is kept out', () => {
    const connect = aServer(0)
    const open = Array.from({ length: 250 }, (_, index) => connect(`2001:db8:0:7::${index}`))
    expect(open.every(({ isOpen }) => isOpen)).toBe(true)
    expect(connect('2001:db8:0:7::ffff').isOpen).toBe(false)
    expect(connect('2001:db8:0:8::1').isOpen).toBe(true)
    open[0]?.emit('close')
    expect([connect('2001:db8:0:7::1'), connect('2001:db8:0:7::1')].map(({ isOpen }) => isOpen)).toEqual([
      true,
      false,
    ])
  })

  test.each([
    ['a proxy that the settings name', 1, '192.0.2.1'],
    ['a proxy on this machine that they do not', 0, '127.0.0.1'],
  ])('are not counted for %s', (_name, trustedProxies, address) => {
    const connect = aServer(trustedProxies)
    for (let count = 0; count < 300; count++) expect(connect(address).isOpen).toBe(true)
  })
})
