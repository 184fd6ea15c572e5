import path from 'node:path'
import { z } from 'zod'
import { company, contact } from '#content/company.ts'
import { paymentSettings } from './payments/providers/registry.ts'

export type Env = z.infer<typeof schema>

export type ParsedEnv = { ok: true; env: Env } | { ok: false; problems: string[] }

/** Reads the settings of `schema` below: optional in demo, strict when live. One line for each that is wrong. */
export function parseEnv(input: Record<string, string | undefined>): ParsedEnv {
  const parsed = schema.safeParse(withoutEmpty(input))
  if (parsed.success) return { ok: true, env: parsed.data }
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  }
}

export function readEnv(): ParsedEnv {
  return parseEnv(process.env)
}

/** For the build, which needs no secrets: something stands in for settings that only a start could not do without. */
export function readBuildEnv(): ParsedEnv {
  const names = schema.safeParse(withoutEmpty(process.env)).error?.issues.map(({ path }) => path.join('.'))
  const missing = names?.filter((name) => !process.env[name]?.trim()) ?? []
  const standIns = missing.map((name) => [name, 'stands in for a long secret of the site'])
  return parseEnv({ ...process.env, ...Object.fromEntries(standIns) })
}

/** For a command on the site's own data, started by the site: all as it was given to the site. */
export function commandEnvironment({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) {
  return { ...process.env, DATA_DIR: path.resolve(dataDir), DATABASE_URL: databaseUrl }
}

const wholeNumber = (lowest: number, highest: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((number) => number >= lowest && number <= highest, message)

const barePercent = 'has a % that stands for no character; write % as %25'

const modelName = z.string().regex(/^[\w.:/@-]+$/, 'must be the name of a model')

const schema = z
  .object({
    SITE_MODE: z.enum(['demo', 'live'], 'must be "demo" or "live"').default('demo'),
    PORT: wholeNumber(0, 65_535, 'must be a port number from 0 to 65535').default(3000),
    HOST: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address')
      .optional(),
    PUBLIC_URL: z
      .string()
      .refine(isOrigin, 'must be an origin such as https://www.example.com, without a path')
      .transform((url) => new URL(url).origin)
      .optional(),
    // For tests: lets calendar feeds be on this machine.
    CALENDAR_ALLOW_PRIVATE: z.enum(['0', '1']).default('0'),
    TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front of the site, 0 to 10').default(0),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine(
        isAddressOf('postgres:', 'postgresql:'),
        'must be an address such as postgres://user:password@host/name',
      )
      .refine(isDecodable, barePercent)
      .optional(),
    SESSION_SECRET: z.string().min(32, 'must be at least 32 characters, best random ones').optional(),
    MAIL_URL: z
      .string()
      .refine(
        (text) => text === 'emailjs:' || isAddressOf('smtp:', 'smtps:')(text),
        'must be smtp://…, smtps://… or emailjs:',
      )
      .refine(isDecodable, barePercent)
      .optional(),
    INBOX_URL: z
      .string()
      .refine(
        (text) => isAddressOf('imap:', 'imaps:')(text) && isSignedIn(text),
        'must be an address such as imaps://user:password@host/INBOX',
      )
      .refine(isDecodable, barePercent)
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>"\p{Cc}]+ <[^@\s<>,;]+@[^@\s<>,;]+>|[^@\s<>,;]+@[^@\s<>,;]+)$/u,
        'must be an e-mail address, or Name <address>',
      )
      .default(`${company.name} <${contact.email}>`),
    TEAM_EMAIL: z
      .string()
      .regex(/^[^@\s<>,;]+@[^@\s<>,;]+$/, 'must be an e-mail address')
      .default(contact.email),
    EMAILJS_PUBLIC_KEY: z.string().optional(),
    EMAILJS_PRIVATE_KEY: z.string().optional(),
    EMAILJS_SERVICE_ID: z.string().optional(),
    EMAILJS_TEMPLATE_ID: z.string().optional(),
    EMAILJS_AUTOREPLY_TEMPLATE_ID: z.string().optional(),
    EMAILJS_URL: z
      .string()
      .refine(isAddressOf('http:', 'https:'), 'must be the https address of the mail API')
      .default('https://api.emailjs.com'),
    GEMINI_API_KEY: z.string().optional(),
    GEMINI_MODEL: modelName.default('gemini-3.8-flash'),
    GEMINI_URL: z
      .string()
      .refine(
        isAddressOf('http:', 'https:'),
        'must be the https address of the API, up to and including /v1beta',
      )
      .default('https://generativelanguage.googleapis.com/v1beta'),
    LLM_URL: z
      .string()
      .refine(isAddressOf('http:', 'https:'), 'must be the https address of an OpenAI-compatible API')
      .optional(),
    LLM_API_KEY: z.string().optional(),
    // Servers with a single model take any name.
    LLM_MODEL: modelName.default('default'),
  })
  .superRefine((env, context) => {
    const refuse = (setting: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [setting], message })
    if (env.SITE_MODE === 'live') {
      if (!env.PUBLIC_URL?.startsWith('https:'))
        refuse('PUBLIC_URL', 'must be the site’s https address when SITE_MODE is live')
      if (!env.SESSION_SECRET)
        refuse('SESSION_SECRET', 'must be set, to at least 32 random characters, when SITE_MODE is live')
    }
    if (env.MAIL_URL === 'emailjs:')
      for (const setting of ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const)
        if (!env[setting]) refuse(setting, 'must be set when MAIL_URL is emailjs:')
  })
  .transform((env) => ({
    mode: env.SITE_MODE,
    port: env.PORT,
    host: env.HOST ?? (env.SITE_MODE === 'live' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustProxy: env.TRUST_PROXY,
    allowsPrivateCalendars: env.CALENDAR_ALLOW_PRIVATE === '1',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET,
    mail: {
      from: env.MAIL_FROM,
      team: env.TEAM_EMAIL,
      transport: mailTransport(env),
      inbox: mailboxSettings(env.INBOX_URL),
    },
    model: modelSettings(env),
  }))
  .and(paymentSettings)

/** Every value that nobody may read, also in the form in which it travels. */
export function secretsOf({ sessionSecret, databaseUrl, mail, payments, model }: Env): string[] {
  const { transport } = mail
  const secrets = [
    sessionSecret,
    model?.apiKey,
    databaseUrl && passwordIn(databaseUrl),
    transport.kind === 'smtp' ? passwordIn(transport.url) : undefined,
    transport.kind === 'emailjs' ? transport.privateKey : undefined,
    mail.inbox?.password,
    ...payments.flatMap(({ secrets }) => secrets),
  ]
  // Very short ones would blot out ordinary words, and protect nothing anyway.
  return secrets.filter((secret) => secret !== undefined && secret.length > 3) as string[]
}

function passwordIn(url: string): string {
  return decodeURIComponent(new URL(url).password)
}

export type MailTransportSettings = Env['mail']['transport']

function mailTransport(env: { [Setting in `EMAILJS_${string}` | 'MAIL_URL']?: string | undefined }) {
  if (!env.MAIL_URL) return { kind: 'mailbox' as const }
  if (env.MAIL_URL !== 'emailjs:') return { kind: 'smtp' as const, url: env.MAIL_URL }
  return {
    kind: 'emailjs' as const,
    url: sendAddress(env.EMAILJS_URL ?? ''),
    publicKey: env.EMAILJS_PUBLIC_KEY ?? '',
    privateKey: env.EMAILJS_PRIVATE_KEY,
    serviceId: env.EMAILJS_SERVICE_ID ?? '',
    templateId: env.EMAILJS_TEMPLATE_ID ?? '',
    autoReplyTemplateId: env.EMAILJS_AUTOREPLY_TEMPLATE_ID,
  }
}

/** A folder of the team's mailbox, and how it is reached. */
export type MailboxSettings = NonNullable<Env['mail']['inbox']>

function mailboxSettings(address: string | undefined) {
  const url = address && URL.parse(address)
  if (!url) return undefined
  const isSecure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}

export type ModelSettings = NonNullable<Env['model']>

/** Without a key or an address there is no model, and the assistant answers from the site's own content. */
function modelSettings(env: { [Setting in `${'GEMINI' | 'LLM'}_${string}`]?: string | undefined }) {
  if (env.LLM_URL)
    return {
      kind: 'openai-compatible' as const,
      url: env.LLM_URL,
      apiKey: env.LLM_API_KEY,
      model: env.LLM_MODEL ?? '',
    }
  if (!env.GEMINI_API_KEY) return undefined
  return {
    kind: 'gemini' as const,
    url: env.GEMINI_URL ?? '',
    apiKey: env.GEMINI_API_KEY,
    model: env.GEMINI_MODEL ?? '',
  }
}

/** A bare origin stands for the provider's own path on it. */
function sendAddress(text: string): string {
  const url = URL.parse(text)
  return url?.pathname === '/' ? new URL('/api/v1.0/email/send', url).href : text
}

function isAddressOf(...protocols: string[]): (text: string) => boolean {
  return (text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
  }
}

function isSignedIn(text: string): boolean {
  const url = URL.parse(text)
  return Boolean(url?.username && url.password)
}

/** Whether user, password and name can be read as they are meant. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  )
}

/** An empty variable counts as unset: compose files and hosting panels write them that way. */
function withoutEmpty(input: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
}
