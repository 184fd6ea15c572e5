import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEnv } from './env.ts'

describe('parseEnv', () => {
  test('needs nothing in demo mode', () => {
    expect(parseEnv({})).toEqual({
      ok: true,
      env: { mode: 'demo', port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', trustProxy: 0 },
    })
  })

  test('listens everywhere when live, under the public address it was given', () => {
    expect(
      parseEnv({ SITE_MODE: 'live', PUBLIC_URL: 'https://www.sutradhar.example/', PORT: '8080' }),
    ).toEqual({
      ok: true,
      env: {
        mode: 'live',
        port: 8080,
        host: '0.0.0.0',
        publicUrl: 'https://www.sutradhar.example',
        trustProxy: 0,
      },
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
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY: must be the number of proxies in front of the site, 0 to 10'],
  ])('refuses %s=%s in one line that names it', (name, value, problem) => {
    expect(parseEnv({ [name]: value })).toEqual({ ok: false, problems: [problem] })
  })

  test('refuses to go live without an https address', () => {
    const problems = ['PUBLIC_URL: must be the site’s https address when SITE_MODE is live']
    expect(parseEnv({ SITE_MODE: 'live' })).toEqual({ ok: false, problems })
    expect(parseEnv({ SITE_MODE: 'live', PUBLIC_URL: 'http://a.example' })).toEqual({ ok: false, problems })
  })

  test('names every bad setting at once', () => {
    const parsed = parseEnv({ PORT: 'x', TRUST_PROXY: 'x' })
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'TRUST_PROXY',
    ])
  })

  test('never throws, whatever the environment holds', () => {
    const setting = fc.constantFrom('SITE_MODE', 'PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY')
    fc.assert(
      fc.property(fc.dictionary(setting, fc.string()), (input) => typeof parseEnv(input).ok === 'boolean'),
    )
  })
})
