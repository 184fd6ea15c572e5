import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { answerOf, responseFrom, type StoredResponse, storeResponse } from './stored-response.ts'

const text = 'Namaste '.repeat(200)
const stored = await storeResponse(Buffer.from(text), { 'content-type': 'text/html; charset=utf-8' })

describe('a stored response', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', null],
    ['brotli', null],
    ['', null],
  ])('answers “%s” in %s', async (accepted, encoding) => {
    const response = answerFrom(stored, request({ 'accept-encoding': accepted }))
    const body = Buffer.from(await response.arrayBuffer())
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(decode[(encoding ?? 'none') as keyof typeof decode](body).toString()).toBe(text)
    expect(response.headers.get('content-length')).toBe(String(body.length))
  })

  test('answers 304 to whoever has it in this encoding, and the whole to whoever has another', async () => {
    const brotli = { 'accept-encoding': 'br' }
    const etag = answerFrom(stored, request(brotli)).headers.get('etag') ?? ''
    const statusFor = (known: string, headers: Record<string, string> = brotli) =>
      answerFrom(stored, request({ ...headers, 'if-none-match': known })).status
    expect(statusFor(etag)).toBe(304)
    expect(statusFor(`W/${etag}, "other"`)).toBe(304)
    expect(statusFor('*')).toBe(304)
    expect(statusFor('"other"')).toBe(200)
    expect(statusFor(etag, { 'accept-encoding': 'gzip' })).toBe(200)
    expect(statusFor(etag, {})).toBe(200)
  })

  test('answers HEAD with the same headers and no body', async () => {
    const get = answerFrom(stored, request({}))
    const head = answerFrom(stored, new Request('http://localhost/', { method: 'HEAD' }))
    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe('')
  })

  test('leaves what is compressed already as it is', async () => {
    const picture = await storeResponse(Buffer.from(text), { 'content-type': 'image/png' })
    const response = answerFrom(picture, request({ 'accept-encoding': 'br' }))
    expect([
      response.headers.get('content-encoding'),
      response.headers.get('vary'),
      await response.text(),
    ]).toEqual([null, null, text])
  })
})

function answerFrom(from: StoredResponse, asked: Request): Response {
  return responseFrom(
    answerOf(from, (name) => asked.headers.get(name)),
    asked.method,
  )
}

function request(headers: Record<string, string>): Request {
  return new Request('http://localhost/', { headers })
}
