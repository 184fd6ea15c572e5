import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Line } from '../lines.ts'
import { verdict } from './findings.ts'
import type { ReadPage } from './pages.ts'

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

interface Message {
  type: string
  subType?: string
  url?: string
  message: string
  extract?: string
}

/** The W3C's own checker of HTML, which needs Java. */
export function judgeHtml(pages: ReadPage[]): Line[] {
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log('The W3C checker is not asked: it needs Java (Debian: apt-get install default-jre-headless)')
    return []
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-judges-'))
  try {
    for (const [at, { html }] of pages.entries()) writeFileSync(path.join(folder, `${at}.html`), html)
    const { stdout, stderr } = spawnSync(
      'java',
      ['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', folder],
      { encoding: 'utf8', maxBuffer: 2 ** 30 },
    )
    if (!stdout.startsWith('{')) throw new Error(`The W3C checker failed: ${stdout}${stderr}`)
    const { messages }: { messages: Message[] } = JSON.parse(stdout)
    const findings = messages
      // What is neither is advice: that a slash at the end of a tag says nothing.
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ url = '', message, extract = '' }) => ({
        where: pages[Number.parseInt(path.basename(url), 10)]?.address ?? url,
        what: `${message} (${extract.replaceAll(/\s+/g, ' ')})`,
      }))
    return verdict('the W3C checker', { what: 'pages', count: pages.length }, findings)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
