import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CommandError, runQuietly } from '../scripts/command.mjs'
import { node } from '../scripts/prepare.mjs'
import { startFolderServer } from './folder-server.ts'
import { atMost, forInformation, type Line } from './lines.ts'
import { withMeasuredSite } from './measured-site.ts'
import { measurePage, medians, type PageSpeed } from './page-speed.ts'
import { measureTransfer } from './transfer.ts'

interface Peer {
  name: string
  /** Where its page and stylesheet are expected. */
  source: string
  build: string[]
  output: string
}

const peers: Peer[] = [
  { name: 'next', source: 'app', build: ['next', 'build'], output: 'out' },
  { name: 'astro', source: 'src', build: ['astro', 'build'], output: 'dist' },
]

const templates = path.join(import.meta.dirname, 'peers')
const workshop = path.join(tmpdir(), 'site-bench-peers')

/** The home page against the same content built with Next and with Astro, taking turns so that noise falls on all. */
export const measurePeers = ({ runs }: { runs: number }): Promise<Line[]> =>
  withMeasuredSite(async ({ origin, browser }) => {
    const content = await takeApart(origin)
    const rivals = []
    for (const peer of peers)
      rivals.push({ name: peer.name, server: await startFolderServer(await build(peer, content)) })
    try {
      const ours: PageSpeed[] = []
      const theirs = rivals.map((): PageSpeed[] => [])
      for (let run = 0; run < runs; run++) {
        ours.push(await measurePage(`${origin}/`, browser))
        for (const [index, { server }] of rivals.entries())
          theirs[index]?.push(await measurePage(`${server.origin}/`, browser))
      }
      const own = medians(ours)
      const lines = [forInformation('home: blocking time beside its peers (ms)', own.totalBlockingTime)]
      for (const [index, { name, server }] of rivals.entries()) {
        const speed = medians(theirs[index] ?? [])
        const transfer = await measureTransfer(`${server.origin}/`, browser)
        lines.push(
          atMost(`home: LCP against ${name}`, own.largestContentfulPaint / speed.largestContentfulPaint, 1),
          forInformation(`home: blocking time of ${name} (ms)`, speed.totalBlockingTime),
          forInformation(`home: script before load of ${name} (bytes)`, transfer.scriptBeforeLoad),
          forInformation(`home: first view of ${name} (bytes)`, transfer.firstView),
        )
      }
      return lines
    } finally {
      for (const { server } of rivals) server.close()
    }
  })

interface Content {
  stylesheet: string
  body: string
  /** Typefaces and whatever else the stylesheet names, by address. */
  files: Map<string, Buffer>
}

/** The served home page as other frameworks can take it: a stylesheet, the body without script, the typefaces. */
async function takeApart(origin: string): Promise<Content> {
  const html = await (await fetch(`${origin}/`)).text()
  const stylesheet = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')
  const body = html
    .slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>'))
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
  const files = new Map<string, Buffer>()
  for (const address of new Set(stylesheet.match(/\/assets\/[\w.-]+/g)))
    files.set(address, Buffer.from(await (await fetch(`${origin}${address}`)).arrayBuffer()))
  return { stylesheet, body, files }
}

/** Builds the peer in a folder of its own, whose packages stay for the next run; returns what is to be served. */
async function build(peer: Peer, { stylesheet, body, files }: Content): Promise<string> {
  const folder = path.join(workshop, peer.name)
  cpSync(path.join(templates, peer.name), folder, { recursive: true })
  cpSync(path.join(templates, 'controls.jsx'), path.join(folder, peer.source, 'controls.jsx'))
  writeFileSync(path.join(folder, peer.source, 'page.css'), stylesheet)
  writeFileSync(path.join(folder, 'body.html'), body)
  for (const [address, file] of files) {
    const target = path.join(folder, 'public', address)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file)
  }
  if (!existsSync(path.join(folder, 'node_modules', peer.name))) await command('npm', ['install'], folder)
  const [tool = '', ...words] = peer.build
  await command(node, [path.join(folder, 'node_modules/.bin', tool), ...words], folder)
  return path.join(folder, peer.output)
}

async function command(name: string, words: string[], cwd: string): Promise<void> {
  const { exitCode, output } = await runQuietly(name, words, { cwd, env: { NODE_ENV: 'production' } })
  if (exitCode !== 0) throw new CommandError(`${output}\n${name} ${words.join(' ')} failed in ${cwd}.`)
}
