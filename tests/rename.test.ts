import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { colours } from '#content/colours.ts'
import { company, companyInHindi, companyInSwahili, contact } from '#content/company.ts'
import { startSite } from './process.ts'
import { aProjectCopy } from './project-copy.ts'

const said = [company, companyInHindi, companyInSwahili]

const copy = aProjectCopy()
afterAll(() => copy.remove())

/** Of the brand's colours, what pages show most; the others are taken from the same table. */
const newColours = { [colours.indigo.light]: '#7a1f5c', [colours.marigold]: '#3fb68b' }

test('another agency renames the whole site by content/company.ts and paints it by content/colours.ts alone', async () => {
  const file = readFileSync(path.join(copy.folder, 'content/company.ts'), 'utf8')
  const renamed = said
    .reduce(
      (text, { tagline, city }) => text.replaceAll(tagline, 'Made by hand.').replaceAll(city, 'Udaipur'),
      file,
    )
    .replaceAll(company.name, 'Karigar Works')
    .replaceAll(company.name.toLowerCase(), 'karigar')
    .replaceAll(contact.whatsappNumber, '910000000001')
  copy.write('content/company.ts', renamed)
  const painted = Object.entries(newColours).reduce(
    (text, [old, replacement]) => text.replaceAll(old, replacement),
    readFileSync(path.join(copy.folder, 'content/colours.ts'), 'utf8'),
  )
  copy.write('content/colours.ts', painted)
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
      expect(page, address).not.toMatch(new RegExp(`${company.name}|${contact.whatsappNumber}`, 'i'))
      expect(page, address).toContain('Udaipur')
      for (const { tagline, city } of said) {
        expect(page, address).not.toContain(tagline)
        expect(page, address).not.toContain(city)
      }
      for (const [old, replacement] of Object.entries(newColours)) {
        expect(page.toLowerCase(), address).toContain(replacement)
        expect(page.toLowerCase(), address).not.toContain(old)
      }
    }
  } finally {
    site.child.kill('SIGKILL')
  }

  const files = readdirSync(path.join(copy.folder, 'build/client'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(?:js|css|svg)$/.test(name))) {
    const text = readFileSync(path.join(copy.folder, 'build/client', file), 'utf8')
    expect(text, file).not.toMatch(new RegExp([company.name, ...Object.keys(newColours)].join('|'), 'i'))
  }

  copy.write(
    'assistant-words.ts',
    `import { assistantWords } from '#server/assistant/words.ts'\nconsole.log(JSON.stringify(assistantWords()))`,
  )
  const answers = execFileSync(process.execPath, ['assistant-words.ts'], {
    cwd: copy.folder,
    encoding: 'utf8',
  })
  expect(answers).toContain('Udaipur')
  expect(answers).not.toMatch(new RegExp([company.name, ...said.map(({ city }) => city)].join('|')))
})
