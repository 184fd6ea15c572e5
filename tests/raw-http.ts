import { connect } from 'node:net'

/**
 * Sends bytes as they are and returns everything that came back: what follows the first answer too, when the other
 * side goes on talking or hangs up soon after it.
 */
export function exchange(port: number, raw: string, quietInMilliseconds = 150): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(raw, 'latin1'))
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.includes('\r\n\r\n')) socket.setTimeout(quietInMilliseconds)
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}
