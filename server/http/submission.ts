import { problem } from './problem.ts'

/** What a visitor sent, from a script or from a plain HTML form, before anyone has looked at what it says. */
export type Submission =
  | { kind: 'json' | 'form'; fields: Record<string, unknown> }
  | { kind: 'refused'; response: Response }

/** Every form of the site fits in this many times over. */
const bodyMaxLength = 128 * 1024

export async function readSubmission(request: Request): Promise<Submission> {
  const kind = typeOf(request) === 'application/json' ? 'json' : isFormPost(request) ? 'form' : undefined
  if (!kind) return refused(415, 'unsupported-type', 'Please send application/json or an HTML form.')
  const body = await readUpTo(request, bodyMaxLength)
  if (!body) return refused(413, 'too-large', 'This is more than we can take. Please shorten it.')
  return kind === 'json' ? readJson(body) : readForm(body, request.headers.get('content-type') ?? '')
}

/** A form sent by the browser itself, which expects a page as the answer. */
export function isFormPost(request: Request): boolean {
  return formTypes.includes(typeOf(request))
}

/** The bytes of a body, or nothing when there are more than allowed; the rest is then not even read. */
export async function readUpTo(
  request: Request,
  maxLength: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxLength) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxLength) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

function typeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function readJson(body: Uint8Array): Submission {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return { kind: 'json', fields: value as Record<string, unknown> }
  } catch {
    // Broken JSON and bytes that are no text get the same answer as a bare number.
  }
  return refused(400, 'malformed', 'This is not a JSON object.')
}

async function readForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<Submission> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    // Files have no place in any form here, and of a repeated field the last one counts.
    const fields = [...form].filter(([, value]) => typeof value === 'string')
    return { kind: 'form', fields: Object.fromEntries(fields) }
  } catch {
    return refused(400, 'malformed', 'This form could not be read.')
  }
}

function refused(status: number, code: string, message: string): Submission {
  return { kind: 'refused', response: problem(status, { code, message }) }
}
