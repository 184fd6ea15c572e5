import { get } from 'node:http'
import { expect, test } from '@playwright/test'

const aliases = [
  { from: '/services/gpt-agents', to: '/services/ai-voice-agents', status: 301 },
  {
    from: '/services/gpt-agents?utm_source=mail&next=//evil.example',
    to: '/services/ai-voice-agents',
    status: 301,
  },
]

const pages = [
  'ai-voice-agents',
  'website-chatbots',
  'business-dashboards',
  'automation-workflows',
  'ai-chatbots',
  'whatsapp-automation',
  'whatsapp-agents',
  'custom-ai-agent',
  'custom-web-apps',
  'web-app-setup',
]

const unknown = [
  '/services/no-such-service',
  '/services/no-such-service?next=https://evil.example',
  '/services/GPT-AGENTS',
  '/services/gpt-agents/more',
  '/services/a/b/c',
  '/services/<script>',
  '/services/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/services/%2e%2e%2fadmin',
  '/services/%2F%2Fevil.example',
  '/services/https:%2F%2Fevil.example',
  '/services/%0d%0aset-cookie:a=b',
  '/services/constructor',
  '/services/__proto__',
  '/services/हिंदी'.split('/').map(encodeURIComponent).join('/'),
  `/services/${'a'.repeat(2000)}`,
]

for (const { from, to, status } of aliases)
  test(`[S-07] ${from} has moved to ${to}`, async ({ baseURL }) => {
    expect(await ask(baseURL, from)).toEqual({ status, location: to })
  })

for (const id of pages)
  test(`[S-07] the service ${id} has a page of its own, which wins over any alias`, async ({ baseURL }) => {
    expect(await ask(baseURL, `/services/${id}`)).toEqual({ status: 200, location: undefined })
  })

for (const path of unknown)
  test(`[S-07] ${path.slice(0, 60)} leads to the overview`, async ({ baseURL }) => {
    expect(await ask(baseURL, path)).toEqual({ status: 302, location: '/services' })
  })

test('[S-07] /services/%2e%2e stays on the site', async ({ baseURL }) => {
  const { status, location = '/' } = await ask(baseURL, '/services/%2e%2e')
  expect(status).toBeLessThan(400)
  expect(new URL(location, baseURL).origin).toBe(baseURL)
})

test('[S-07] a visitor who follows an alias arrives', async ({ page }) => {
  await page.goto('/services/gpt-agents')
  await expect(page).toHaveURL(/\/services\/ai-voice-agents$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Voice Agents')
  await page.goto('/services/no-such-service')
  await expect(page).toHaveURL(/\/services$/)
})

/** As sent, byte for byte: a browser would tidy the address first. */
function ask(baseURL: string | undefined, path: string): Promise<{ status?: number; location?: string }> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).on('error', reject)
  })
}
