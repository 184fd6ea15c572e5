import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../tests/process.ts'
import { exportSite } from './exported-site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-export-'))
const read = (name: string) => readFileSync(path.join(folder, name))
let site: SiteProcess
let from: string

beforeAll(async () => {
  site = await startSite()
  from = `http://127.0.0.1:${site.port}`
  await exportSite(from, folder)
})
afterAll(() => {
  site.child.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('every page lies by its address, in each language and encoding, as the site sends it', async () => {
  const pages = { '/': 'index', '/pricing': 'pricing', '/hi': 'hi', '/sw/about': 'sw/about' }
  for (const [address, name] of Object.entries(pages)) {
    const sent = Buffer.from(await (await fetch(from + address)).arrayBuffer())
    expect(read(`${name}.html`).equals(sent), address).toBe(true)
    expect(brotliDecompressSync(read(`${name}.html.br`)).equals(sent), address).toBe(true)
    expect(gunzipSync(read(`${name}.html.gz`)).equals(sent), address).toBe(true)
  }
  expect(read('404.html').toString()).toContain('</html>')
  expect(read('hi/pricing.md').toString()).toContain('₹')
  expect(read('pricing.data').length).toBeGreaterThan(100)
})

test('everything that a page asks for is there', () => {
  const asked = read('index.html')
    .toString()
    .matchAll(/"(\/assets\/[^"?#]+)"/g)
  const addresses = [...new Set([...asked].map(([, address = '']) => address))]
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) expect(statSync(path.join(folder, address)).isFile(), address).toBe(true)
})

test('each address keeps its headers, with the policy of its own inline scripts', async () => {
  const [, ofPricing = ''] = read('_headers').toString().split('\n/pricing\n')
  const [own = ''] = ofPricing.split('\n/')
  const policy = (await fetch(`${from}/pricing`)).headers.get('content-security-policy')
  expect(own).toContain(`  content-security-policy: ${policy}\n`)
  expect(own).toContain('  cache-control: public, max-age=0')
  expect(own).not.toMatch(/content-length|x-request-id|^ {2}date/m)
})

test('again, it writes what has changed and takes away what is gone', async () => {
  const long = new Date('2020-01-01')
  utimesSync(path.join(folder, 'pricing.html'), long, long)
  writeFileSync(path.join(folder, 'gone.html'), 'an article that the owner took back')
  await exportSite(from, folder)
  expect(statSync(path.join(folder, 'pricing.html')).mtime).toEqual(long)
  expect(() => read('gone.html')).toThrow('ENOENT')
})

test('a folder with other files is left alone', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'site-tests-export-'))
  writeFileSync(path.join(other, 'thesis.txt'), 'ten years')
  await expect(exportSite(from, other)).rejects.toThrow('other files')
  expect(readFileSync(path.join(other, 'thesis.txt'), 'utf8')).toBe('ten years')
  rmSync(other, { recursive: true })
})
