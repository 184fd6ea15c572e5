import { z } from 'zod'

export type Env = z.infer<typeof schema>

export type ParsedEnv = { ok: true; env: Env } | { ok: false; problems: string[] }

/** Reads the settings of `contract`: optional in demo, strict when live. One line for each that is wrong. */
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

const wholeNumber = (lowest: number, highest: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((number) => number >= lowest && number <= highest, message)

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
    TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front of the site, 0 to 10').default(0),
  })
  .superRefine((env, context) => {
    if (env.SITE_MODE === 'live' && !env.PUBLIC_URL?.startsWith('https:'))
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'must be the site’s https address when SITE_MODE is live',
      })
  })
  .transform((env) => ({
    mode: env.SITE_MODE,
    port: env.PORT,
    host: env.HOST ?? (env.SITE_MODE === 'live' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustProxy: env.TRUST_PROXY,
  }))

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
