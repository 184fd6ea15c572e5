import { setTimeout as sleep } from 'node:timers/promises'
import type { Delivery, Mail, MailTransport } from './transport.ts'

export interface EmailJsSettings {
  url: string
  publicKey: string
  privateKey?: string | undefined
  serviceId: string
  templateId: string
  autoReplyTemplateId?: string | undefined
  /** The service takes about one request a second. */
  gapInMilliseconds?: number
}

/** Mails whose kind ends so are for the team; what visitors get has a template of its own. */
const forTeam = /-team$/

/** The hosted mail API: it knows templates and fills in the mail's parameters. */
export function createEmailJs(settings: EmailJsSettings): MailTransport {
  const { url, publicKey, privateKey, serviceId, gapInMilliseconds = 1_100 } = settings
  let nextTurn = 0

  async function send(mail: Mail): Promise<Delivery> {
    const [setting, templateId] = forTeam.test(mail.kind)
      ? ['EMAILJS_TEMPLATE_ID', settings.templateId]
      : ['EMAILJS_AUTOREPLY_TEMPLATE_ID', settings.autoReplyTemplateId]
    if (!publicKey) return failure('EMAILJS_PUBLIC_KEY is missing')
    if (!serviceId) return failure('EMAILJS_SERVICE_ID is missing')
    if (!templateId) return failure(`${setting} is missing`)
    await takeTurn()
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          lib_version: '4.4.1',
          user_id: publicKey,
          service_id: serviceId,
          template_id: templateId,
          template_params: mail.params,
          ...(privateKey && { accessToken: privateKey }),
        }),
        // The key goes where the settings say and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      const text = await response.text()
      return response.status === 200 ? { ok: true } : statusFailure(response.status, text)
    } catch {
      return statusFailure(0, '')
    }
  }

  async function takeTurn(): Promise<void> {
    // Not the time of day, which may be set back.
    const now = performance.now()
    const wait = nextTurn - now
    nextTurn = Math.max(nextTurn, now) + gapInMilliseconds
    if (wait > 0) await sleep(wait)
  }

  return { send, close: () => {} }
}

const knownTexts: Record<number, string> = {
  0: 'Network Error',
  403: 'Forbidden (blocked list)',
  429: 'Too Many Requests (throttle)',
  451: 'Unavailable For Headless Browser',
}

/** What the same request would get again; all else may pass, or be mended in the account. */
const final = new Set([400, 404, 413, 422])

function statusFailure(status: number, answer: string): Delivery {
  const text = knownTexts[status] ?? (answer.replace(/\s+/g, ' ').trim().slice(0, 300) || 'No reason given')
  return { ok: false, retryable: !final.has(status), reason: `${status} ${text}` }
}

/** A setting can be added, and then the mail goes out: so it is kept for another try. */
function failure(reason: string): Delivery {
  return { ok: false, retryable: true, reason }
}
