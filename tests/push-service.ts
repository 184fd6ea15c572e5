import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Device } from '#server/desk/push/send.ts'
import { afterFile } from './after-file.ts'

/** A status to answer with, or how not to answer. */
type Behaviour = number | 'hang' | 'drop'

interface Received {
  headers: IncomingHttpHeaders
  /** As only the browser can read it. */
  message: { web_push: number; notification: Record<string, string> }
}

export interface TestDevice extends Device {
  /** All that were offered, also those that were not taken. */
  received: Received[]
  /** What the next offers are answered with; the last one stays. */
  answers: Behaviour[]
}

export interface PushService {
  /** A browser that has subscribed with our public key. */
  device(...answers: Behaviour[]): TestDevice
}

/**
 * A push service and its browsers, over HTTP on this machine. It takes nothing that is not signed with the key that browsers
 * were given (RFC 8292), nor what its browser could not decrypt (RFC 8291).
 */
export async function openPushService(publicKey: () => string): Promise<PushService> {
  const devices = new Map<string, { device: TestDevice; keys: BrowserKeys }>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const found = devices.get(request.url ?? '')
    if (!found || request.method !== 'POST') return response.writeHead(404).end()
    const { device, keys } = found
    if (!isSigned(request.headers.authorization ?? '', origin(), publicKey()))
      return response.writeHead(403).end()
    device.received.push({ headers: request.headers, message: JSON.parse(decrypted(body, keys)) })
    const answer = device.answers.length > 1 ? device.answers.shift() : device.answers[0]
    if (answer === 'hang') return
    if (answer === 'drop') return request.socket.destroy()
    return response.writeHead(answer ?? 201).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    device(...answers) {
      const ecdh = createECDH('prime256v1')
      const keys = { ecdh, publicKey: ecdh.generateKeys(), auth: randomBytes(16) }
      const path = `/device/${devices.size}`
      const device = {
        endpoint: origin() + path,
        p256dh: keys.publicKey.toString('base64url'),
        auth: keys.auth.toString('base64url'),
        received: [],
        answers: answers.length > 0 ? answers : [201],
      }
      devices.set(path, { device, keys })
      return device
    },
  }
}

interface BrowserKeys {
  ecdh: ReturnType<typeof createECDH>
  publicKey: Buffer
  auth: Buffer
}

/** `vapid t=<token>, k=<key>`: by our key, for this service, for no more than a day, and with somebody to write to. */
function isSigned(authorization: string, audience: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) return false
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = exp - Date.now() / 1000
  return isOurs && aud === audience && seconds > 0 && seconds <= 24 * 3600 && /^mailto:.+@/.test(sub)
}

/** One record of `aes128gcm`, as RFC 8188 and RFC 8291 have it. */
function decrypted(body: Buffer, { ecdh, publicKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const derive = (secret: Uint8Array, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  const sharedInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const secret = derive(ecdh.computeSecret(senderKey), auth, sharedInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2 and nothing but zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
