import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { startSite } from './process.ts'
import { aProjectCopy } from './project-copy.ts'

const copy = aProjectCopy()
afterAll(() => copy.remove())

test('another agency renames the whole site by editing content/company.ts alone', async () => {
  const file = readFileSync(path.join(copy.folder, 'content/company.ts'), 'utf8')
  const renamed = file
    .replaceAll(company.name, 'Karigar Works')
    .replaceAll(company.tagline, 'Made by hand.')
    .replaceAll(company.name.toLowerCase(), 'karigar')
    .replaceAll(company.whatsappNumber, '910000000001')
    .replaceAll(company.city, 'Udaipur')
  copy.write('content/company.ts', renamed)
  const built = copy.run('react-router', 'build')
  expect(built.status, built.output).toBe(0)

  const site = await startSite({}, copy.folder)
  try {
    const sitemap = await (await fetch(`http://127.0.0.1:${site.port}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, address]) => address || '/',
    )
    expect(addresses.length).toBeGreaterThan(25)
    for (const address of addresses) {
      const page = await (await fetch(`http://127.0.0.1:${site.port}${address}`)).text()
      expect(page, address).toContain('Karigar Works')
      expect(page, address).toContain('Made by hand.')
      expect(page, address).not.toContain(company.tagline)
      expect(page, address).not.toMatch(new RegExp(`${company.name}|${company.whatsappNumber}`, 'i'))
      const title = page.match(/<title>.*?<\/title>/)?.[0]
      expect(title, address).not.toContain(company.city)
    }
  } finally {
    site.child.kill('SIGKILL')
  }

  for (const asset of readdirSync(path.join(copy.folder, 'build/client/assets')).filter((name) =>
    name.endsWith('.js'),
  ))
    expect(readFileSync(path.join(copy.folder, 'build/client/assets', asset), 'utf8'), asset).not.toMatch(
      new RegExp(company.name, 'i'),
    )
})
