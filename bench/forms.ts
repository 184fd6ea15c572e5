// `node bench/forms.ts`: how many messages a second the site stores, mails included, on its embedded database.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { startSite } from '../tests/process.ts'
import { sendMessage } from './send-message.ts'

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, visitors: { type: 'string', default: '32' } },
})

await ensureBuilt()
const site = await startSite()
await warmUp()
const times: number[] = []
const end = performance.now() + Number(options.seconds) * 1000
await Promise.all(
  Array.from({ length: Number(options.visitors) }, async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await sendMessage(site.port)
      times.push(performance.now() - started)
    }
  }),
)
const rate = times.length / Number(options.seconds)
const sorted = times.toSorted((first, second) => first - second)
const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0)
const memory =
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024
console.log(`messages a second     ${rate.toFixed(0)} (target 200)`)
console.log(`p50, p99              ${at(0.5)} ms, ${at(0.99)} ms (target 300)`)
console.log(`memory, peak          ${memory.toFixed(0)} MB, ${peak.toFixed(0)} MB (target 350)`)
site.child.kill()
process.exitCode = rate >= 200 && Number(at(0.99)) < 300 && memory < 350 ? 0 : 1

async function warmUp(): Promise<void> {
  for (let time = 0; time < 20; time++) await sendMessage(site.port)
}
