import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import { serviceAlias } from './service-alias.ts'

/** The specification's table, with the places where a page of that name exists: it wins over the redirect. */
const table: [id: string, target: string][] = [
  ['ai-voice-agents', '/services/ai-voice-agents'],
  ['gpt-agents', '/services/ai-voice-agents'],
  ['website-chatbots', '/services/website-chatbots'],
  ['business-dashboards', '/services/business-dashboards'],
  ['automation-workflows', '/services/automation-workflows'],
  ['ai-chatbots', '/services/ai-chatbots'],
  ['whatsapp-automation', '/services/whatsapp-automation'],
  ['whatsapp-agents', '/services/whatsapp-agents'],
  ['custom-ai-agent', '/services/custom-ai-agent'],
  ['custom-web-apps', '/services/custom-web-apps'],
  ['web-app-setup', '/services/web-app-setup'],
]

test.each(table)('[S-07] the service %s is at %s', (id, target) => {
  expect(serviceAlias(id)).toBe(target)
})

const unknown = [
  '',
  'gpt-agent',
  'GPT-AGENTS',
  ' gpt-agents',
  'ai-chatbots/',
  'ai-chatbots/pricing',
  '..',
  '../contact',
  '//evil.example',
  'https://evil.example',
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  'toString',
  '\r\nset-cookie: a=b',
]

test.each(unknown)('[S-07] the unknown service %j is sent to the overview', (id) => {
  expect(serviceAlias(id)).toBe('/services')
})

test('[S-07] whatever the name contains, it leads to a page of the site', () => {
  const pages: readonly string[] = Object.values(paths)
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (id) => pages.includes(serviceAlias(id))))
})
