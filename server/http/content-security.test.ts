import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineSources } from './content-security.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the content security policy', () => {
  test('names inline scripts and styles by hash, and neither files nor data', () => {
    const html = `<style>a{}</style><script>one()</script><script src="/x.js"></script>
      <script type="application/ld+json">{}</script><script type="application/json" id="d">[]</script>
      <script type="text/plain" id="deferred-boot">import "/y.js"</script><script>one()</script>`
    expect(inlineSources(html)).toEqual({
      scripts: [hash('one()'), hash('import "/y.js"')],
      styles: [hash('a{}')],
    })
  })

  test('lets no text become markup, but where a stranger’s script runs', () => {
    const inline = { scripts: [], styles: [] }
    for (const more of [{}, { 'form-action': ['https://pay.example'] }])
      expect(contentSecurityPolicy(inline, true, more)).toContain("require-trusted-types-for 'script'")
    expect(contentSecurityPolicy(inline, true, { 'script-src': ['https://pay.example'] })).not.toContain(
      'trusted-types',
    )
  })

  test('lets a worker of ours start: nothing narrower than the page’s own scripts is said of workers', () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [] }, true)
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/worker-src|child-src/)
  })

  test('allows nothing unsafe, no frames around us, no other base', () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-x'"], styles: [] }, true)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain('upgrade-insecure-requests')
  })
})
