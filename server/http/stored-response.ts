import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/** A whole answer held in memory in every encoding, so that serving it is a look-up. */
export interface StoredResponse {
  status: 200 | 404
  headers: Record<string, string>
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
  etag: string
  /** Put together when first asked for. */
  answers: Partial<Record<Encoding, Answer>>
}

export interface Answer {
  status: 200 | 304 | 404
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | null
}

/** Reads a header of the request, by its name in small letters. */
export type HeaderOf = (name: string) => string | null | undefined

/** What is made for one visitor is compressed on its way out, if they take it so. */
export async function compressed(response: Response, header: HeaderOf): Promise<Response> {
  const encoding = bestOf(header('accept-encoding') ?? '')
  if (encoding === 'identity' || !response.body) return response
  const whole = Buffer.from(await response.arrayBuffer())
  const body = encoding === 'br' ? await compressBrotli(whole, quality(4)) : await compressGzip(whole)
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.append('vary', 'Accept-Encoding')
  return new Response(bytes(body), { status: response.status, headers })
}

/** Compresses quickly, as somebody may be waiting; `improve` does it thoroughly later. */
export async function storeResponse(
  body: Buffer,
  headers: Record<string, string>,
  status: StoredResponse['status'] = 200,
): Promise<StoredResponse> {
  const compressible = isCompressible(headers['content-type'] ?? '')
  const identity = bytes(body)
  return {
    status,
    headers: compressible ? { ...headers, vary: 'Accept-Encoding' } : headers,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    answers: {},
    bodies: {
      identity,
      gzip: compressible ? bytes(await compressGzip(body)) : identity,
      br: compressible ? bytes(await compressBrotli(body, quality(5))) : identity,
    },
  }
}

/** Compresses as small as it gets: about a tenth smaller, twenty times slower. */
export async function improve(stored: StoredResponse): Promise<void> {
  if (!isCompressible(stored.headers['content-type'] ?? '')) return
  stored.bodies.br = bytes(await compressBrotli(stored.bodies.identity, quality(11)))
  stored.answers = {}
}

/** The best encoding the client takes, or 304 when it already has it. */
export function answerOf(stored: StoredResponse, header: HeaderOf): Answer {
  const encoding = chooseEncoding(stored, header('accept-encoding') ?? '')
  const answer = stored.answers[encoding] ?? wholeAnswer(stored, encoding)
  stored.answers[encoding] = answer
  const known = header('if-none-match')
  if (stored.status !== 200 || !known || !matches(known, answer.headers.etag)) return answer
  const {
    'content-type': _type,
    'content-encoding': _encoding,
    'content-length': _length,
    ...headers
  } = answer.headers
  return { status: 304, headers, body: null }
}

/** The same for GET and HEAD, as an object of the web's own kind. */
export function responseFrom({ status, headers, body }: Answer, method: string): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers })
}

function wholeAnswer(stored: StoredResponse, encoding: Encoding): Answer {
  const body = stored.bodies[encoding]
  return {
    status: stored.status,
    headers: {
      ...stored.headers,
      etag: `"${stored.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.byteLength),
    },
    body,
  }
}

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

function isCompressible(contentType: string): boolean {
  return /^(text\/|image\/svg|application\/(json|javascript|manifest|xml|atom))/.test(contentType)
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}

function chooseEncoding(stored: StoredResponse, accepted: string): Encoding {
  return stored.headers.vary ? bestOf(accepted) : 'identity'
}

/** Browsers send the same few wishes over and over. */
const wishes = new Map<string, Encoding>()

function bestOf(accepted: string): Encoding {
  const known = wishes.get(accepted)
  if (known) return known
  const best = preferredEncoding(accepted)
  if (wishes.size < 100) wishes.set(accepted, best)
  return best
}

function preferredEncoding(accepted: string): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Compares ignoring weakness, which proxies add, but not the encoding: a cache keeps each under its own tag. */
function matches(ifNoneMatch: string, etag: string | undefined): boolean {
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || candidate === etag)
}
