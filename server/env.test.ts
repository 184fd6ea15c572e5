import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { company, contact } from '#content/company.ts'
import { parseEnv, readBuildEnv, secretsOf } from './env.ts'

const secret = '0123456789abcdef0123456789abcdef'

describe('parseEnv', () => {
  test('needs nothing in demo mode', () => {
    expect(parseEnv({})).toEqual({
      ok: true,
      env: {
        mode: 'demo',
        port: 3000,
        host: '127.0.0.1',
        publicUrl: 'http://localhost:3000',
        trustProxy: 0,
        allowsPrivateCalendars: false,
        dataDir: './data',
        mail: {
          from: `${company.name} <${contact.email}>`,
          team: contact.email,
          transport: { kind: 'mailbox' },
        },
        payments: [expect.objectContaining({ id: 'test' })],
      },
    })
  })

  test('listens everywhere when live, under the public address it was given', () => {
    expect(
      parseEnv({
        SITE_MODE: 'live',
        PUBLIC_URL: 'https://www.sutradhar.example/',
        PORT: '8080',
        SESSION_SECRET: secret,
        DATABASE_URL: 'postgres://site@db/site',
      }),
    ).toMatchObject({
      ok: true,
      env: {
        mode: 'live',
        port: 8080,
        host: '0.0.0.0',
        publicUrl: 'https://www.sutradhar.example',
        sessionSecret: secret,
        databaseUrl: 'postgres://site@db/site',
      },
    })
  })

  test('sends mail by SMTP, from and to whom it is told', () => {
    const parsed = parseEnv({
      MAIL_URL: 'smtps://user:word@mail.example:465',
      MAIL_FROM: 'site@a.example',
      TEAM_EMAIL: 'team@a.example',
    })
    expect(parsed.ok && parsed.env.mail).toEqual({
      from: 'site@a.example',
      team: 'team@a.example',
      transport: { kind: 'smtp', url: 'smtps://user:word@mail.example:465' },
    })
  })

  test.each([
    [
      'imaps://team%40a.example:a%20word@imap.a.example',
      { host: 'imap.a.example', port: 993, isSecure: true, user: 'team@a.example', password: 'a word' },
      'INBOX',
    ],
    [
      'imap://team:word@127.0.0.1:1143/Answers/%E0%A4%A8',
      { host: '127.0.0.1', port: 1143, isSecure: false, user: 'team', password: 'word' },
      'Answers/न',
    ],
  ])('reads answers from the inbox at %s', (url, settings, folder) => {
    const parsed = parseEnv({ INBOX_URL: url })
    expect(parsed.ok && parsed.env.mail.inbox).toEqual({ ...settings, folder })
    expect(parsed.ok && secretsOf(parsed.env)).toContain(settings.password)
  })

  test.each([
    [undefined, 'https://api.emailjs.com/api/v1.0/email/send'],
    ['http://127.0.0.1:9', 'http://127.0.0.1:9/api/v1.0/email/send'],
    ['http://127.0.0.1:9/own/path', 'http://127.0.0.1:9/own/path'],
  ])('sends mail by the hosted API; EMAILJS_URL %s means %s', (given, url) => {
    const parsed = parseEnv({
      MAIL_URL: 'emailjs:',
      EMAILJS_PUBLIC_KEY: 'public',
      EMAILJS_PRIVATE_KEY: 'private',
      EMAILJS_SERVICE_ID: 'service',
      EMAILJS_TEMPLATE_ID: 'team',
      EMAILJS_AUTOREPLY_TEMPLATE_ID: 'reply',
      EMAILJS_URL: given,
    })
    expect(parsed.ok && parsed.env.mail.transport).toEqual({
      kind: 'emailjs',
      url,
      publicKey: 'public',
      privateKey: 'private',
      serviceId: 'service',
      templateId: 'team',
      autoReplyTemplateId: 'reply',
    })
  })

  test('names every part of the hosted API that is missing', () => {
    expect(parseEnv({ MAIL_URL: 'emailjs:' })).toEqual({
      ok: false,
      problems: [
        'EMAILJS_PUBLIC_KEY: must be set when MAIL_URL is emailjs:',
        'EMAILJS_SERVICE_ID: must be set when MAIL_URL is emailjs:',
        'EMAILJS_TEMPLATE_ID: must be set when MAIL_URL is emailjs:',
      ],
    })
  })

  test('takes payments through the provider that has its keys, in a demo without keys plays them, and live takes none', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'a', RAZORPAY_WEBHOOK_SECRET: 'b' }
    const live = { SITE_MODE: 'live', PUBLIC_URL: 'https://www.sutradhar.example', SESSION_SECRET: secret }
    const opened = [{}, keys, live, { ...live, ...keys }].map((input) => {
      const parsed = parseEnv(input)
      return parsed.ok && parsed.env.payments.map(({ id }) => id)
    })
    expect(opened).toEqual([['test'], ['razorpay'], [], ['razorpay']])
  })

  test('names every payment key that is missing', () => {
    expect(parseEnv({ RAZORPAY_KEY_ID: 'rzp_live_1' })).toEqual({
      ok: false,
      problems: [
        'RAZORPAY_KEY_SECRET: must be set when RAZORPAY_KEY_ID is',
        'RAZORPAY_WEBHOOK_SECRET: must be set when RAZORPAY_KEY_ID is',
      ],
    })
    expect(parseEnv({ RAZORPAY_WEBHOOK_SECRET: 'b', RAZORPAY_KEY_SECRET: 'a' })).toEqual({
      ok: false,
      problems: ['RAZORPAY_KEY_ID: must be set when RAZORPAY_KEY_SECRET is'],
    })
  })

  test('has no model until it is told of one', () => {
    const parsed = parseEnv({ GEMINI_MODEL: 'gemini-next', LLM_API_KEY: 'key' })
    expect(parsed.ok && parsed.env.model).toBe(undefined)
  })

  test('asks Gemini with a key, and another provider when it has an address', () => {
    const gemini = parseEnv({ GEMINI_API_KEY: 'key' })
    expect(gemini.ok && gemini.env.model).toEqual({
      kind: 'gemini',
      url: 'https://generativelanguage.googleapis.com/v1beta',
      apiKey: 'key',
      model: 'gemini-3.8-flash',
    })
    const other = parseEnv({ GEMINI_API_KEY: 'key', LLM_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'qwen3:8b' })
    expect(other.ok && other.env.model).toEqual({
      kind: 'openai-compatible',
      url: 'http://127.0.0.1:9/v1',
      model: 'qwen3:8b',
    })
  })

  test('takes an empty variable as unset', () => {
    expect(parseEnv({ PORT: '', SITE_MODE: ' ', PUBLIC_URL: '' })).toEqual(parseEnv({}))
  })

  test.each([
    ['SITE_MODE', 'production', 'SITE_MODE: must be "demo" or "live"'],
    ['PORT', '80a', 'PORT: must be a port number from 0 to 65535'],
    ['PORT', '65536', 'PORT: must be a port number from 0 to 65535'],
    ['PORT', '-1', 'PORT: must be a port number from 0 to 65535'],
    ['HOST', 'a b', 'HOST: must be a host name or an IP address'],
    [
      'PUBLIC_URL',
      'sutradhar.example',
      'PUBLIC_URL: must be an origin such as https://www.example.com, without a path',
    ],
    [
      'PUBLIC_URL',
      'https://a.example/path',
      'PUBLIC_URL: must be an origin such as https://www.example.com, without a path',
    ],
    [
      'PUBLIC_URL',
      'javascript:alert(1)',
      'PUBLIC_URL: must be an origin such as https://www.example.com, without a path',
    ],
    [
      'DATABASE_URL',
      'mysql://a/b',
      'DATABASE_URL: must be an address such as postgres://user:password@host/name',
    ],
    [
      'DATABASE_URL',
      'postgres:',
      'DATABASE_URL: must be an address such as postgres://user:password@host/name',
    ],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET: must be at least 32 characters, best random ones'],
    ['MAIL_URL', 'mail.example', 'MAIL_URL: must be smtp://…, smtps://… or emailjs:'],
    ['MAIL_URL', 'smtp:', 'MAIL_URL: must be smtp://…, smtps://… or emailjs:'],
    [
      'MAIL_URL',
      'smtp://user:100%sure@mail.example',
      'MAIL_URL: has a % that stands for no character; write % as %25',
    ],
    [
      'DATABASE_URL',
      'postgres://user:100%sure@127.0.0.1/site',
      'DATABASE_URL: has a % that stands for no character; write % as %25',
    ],
    [
      'INBOX_URL',
      'https://user:word@mail.example',
      'INBOX_URL: must be an address such as imaps://user:password@host/INBOX',
    ],
    [
      'INBOX_URL',
      'imaps://mail.example/INBOX',
      'INBOX_URL: must be an address such as imaps://user:password@host/INBOX',
    ],
    [
      'INBOX_URL',
      'imaps://user:100%sure@mail.example',
      'INBOX_URL: has a % that stands for no character; write % as %25',
    ],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM: must be an e-mail address, or Name <address>'],
    ['MAIL_FROM', 'a@b.c, d@e.f', 'MAIL_FROM: must be an e-mail address, or Name <address>'],
    ['TEAM_EMAIL', 'team', 'TEAM_EMAIL: must be an e-mail address'],
    ['EMAILJS_URL', 'file:///etc', 'EMAILJS_URL: must be the https address of the mail API'],
    ['GEMINI_URL', 'gemini', 'GEMINI_URL: must be the https address of the API, up to and including /v1beta'],
    ['GEMINI_MODEL', 'a b', 'GEMINI_MODEL: must be the name of a model'],
    ['LLM_URL', 'ftp://a', 'LLM_URL: must be the https address of an OpenAI-compatible API'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY: must be the number of proxies in front of the site, 0 to 10'],
  ])('refuses %s=%s in one line that names it', (name, value, problem) => {
    expect(parseEnv({ [name]: value })).toEqual({ ok: false, problems: [problem] })
  })

  test('refuses to go live without an https address', () => {
    const problems = ['PUBLIC_URL: must be the site’s https address when SITE_MODE is live']
    const live = { SITE_MODE: 'live', SESSION_SECRET: secret }
    expect(parseEnv(live)).toEqual({ ok: false, problems })
    expect(parseEnv({ ...live, PUBLIC_URL: 'http://a.example' })).toEqual({ ok: false, problems })
  })

  test('refuses to go live without a secret', () => {
    expect(parseEnv({ SITE_MODE: 'live', PUBLIC_URL: 'https://a.example' })).toEqual({
      ok: false,
      problems: ['SESSION_SECRET: must be set, to at least 32 random characters, when SITE_MODE is live'],
    })
  })

  test('never repeats a secret in what it says', () => {
    const parsed = parseEnv({
      DATABASE_URL: 'mysql://a:open-sesame@b/c',
      SESSION_SECRET: 'open-sesame',
      MAIL_URL: 'x://a:open-sesame@b',
      INBOX_URL: 'x://a:open-sesame@b',
    })
    expect(parsed.ok ? '' : parsed.problems.join()).not.toContain('open-sesame')
  })

  test('names every bad setting at once', () => {
    const parsed = parseEnv({ PORT: 'x', TRUST_PROXY: 'x' })
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'TRUST_PROXY',
    ])
  })

  test('never throws, whatever the environment holds', () => {
    const setting = fc.constantFrom(
      ...[
        'SITE_MODE',
        'PORT',
        'HOST',
        'PUBLIC_URL',
        'TRUST_PROXY',
        'DATABASE_URL',
        'MAIL_URL',
        'INBOX_URL',
        'MAIL_FROM',
        'EMAILJS_URL',
      ],
    )
    fc.assert(
      fc.property(fc.dictionary(setting, fc.string()), (input) => typeof parseEnv(input).ok === 'boolean'),
    )
  })
})

describe('the build', () => {
  test('knows what pages show without a secret, and takes nothing else that is wrong', () => {
    vi.stubEnv('SITE_MODE', 'live')
    vi.stubEnv('SESSION_SECRET', undefined)
    vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_live_1')
    vi.stubEnv('PUBLIC_URL', 'https://www.sutradhar.example')
    expect(readBuildEnv()).toMatchObject({
      ok: true,
      env: { publicUrl: 'https://www.sutradhar.example', payments: [{ id: 'razorpay' }] },
    })
    vi.stubEnv('PUBLIC_URL', undefined)
    expect(readBuildEnv().ok).toBe(false)
    vi.unstubAllEnvs()
  })
})
