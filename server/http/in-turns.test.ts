import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

const crowd = 200

/** Everybody asks again as soon as they are answered, until each has been answered once. How often each was. */
async function answersOfCrowd(listener: RequestListener): Promise<number[]> {
  const server = createServer(listener).listen({ port: 0, host: '127.0.0.1', backlog: 1024 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const counts = Array<number>(crowd).fill(0)
  const sockets: Socket[] = []
  await new Promise<void>((resolve) => {
    for (const at of counts.keys()) {
      const socket = connect(port, '127.0.0.1')
      const ask = () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      socket.on('connect', ask).on('data', () => {
        counts[at] = (counts[at] ?? 0) + 1
        if (counts.every((count) => count > 0)) resolve()
        else ask()
      })
      sockets.push(socket)
    }
  })
  for (const socket of sockets) socket.destroy()
  server.close()
  return counts
}

test('who comes last of a crowd is not kept waiting by those who ask again and again', async () => {
  const counts = await answersOfCrowd(inTurns((_, outgoing) => outgoing.end('page')))
  expect(Math.max(...counts)).toBeLessThan(40)
})

test('requests are answered in the order in which they came', async () => {
  const answered: string[] = []
  const answer = inTurns((incoming) => answered.push(incoming.url ?? ''))
  const asked = Array.from({ length: 30 }, (_, at) => String(at))
  type Request = Parameters<typeof answer>
  for (const url of asked) answer({ url } as Request[0], { destroyed: false } as Request[1])
  expect(answered).toHaveLength(8)
  await expect.poll(() => answered).toEqual(asked)
})

test('who has gone is not answered', async () => {
  const answered: string[] = []
  const answer = inTurns((incoming) => answered.push(incoming.url ?? ''))
  type Request = Parameters<typeof answer>
  for (let at = 0; at < 9; at++)
    answer({ url: String(at) } as Request[0], { destroyed: at === 8 } as Request[1])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(answered).toHaveLength(8)
})
