// `node bench/hanging-model.ts`: how long pages take while 50 calls to a model hang, against none.
import { ensureBuilt } from '../scripts/prepare.mjs'
import { aModelServer } from '../tests/model-server.ts'
import { startSite } from '../tests/process.ts'

const hangingCalls = 50
const rounds = 5
const requestsInARound = 150

await ensureBuilt()
const model = await aModelServer(() => {})
const site = await startSite({ GEMINI_API_KEY: 'key', GEMINI_URL: model.url, TRUST_PROXY: '1' })
const origin = `http://127.0.0.1:${site.port}`
let visitors = 0
try {
  const alone: number[] = []
  const beside: number[] = []
  await latencies()
  // Taking turns, so that noise falls on both.
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await latencies()))
    const endCalls = await hang()
    beside.push(...(await latencies()))
    if (model.open() !== hangingCalls) throw new Error(`${model.open()} calls hung to the end`)
    await endCalls()
  }
  const ratio = percentile(beside, 0.5) / percentile(alone, 0.5)
  console.log(`pages alone:                    ${shown(alone)}`)
  console.log(`pages beside ${hangingCalls} hanging calls:  ${shown(beside)}`)
  console.log(`ratio of medians ${ratio.toFixed(2)}, at most 1.2`)
  process.exitCode = ratio <= 1.2 ? 0 : 1
} finally {
  site.child.kill()
  await model.stop()
}

async function latencies(): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < requestsInARound; request++) {
    const started = performance.now()
    await (await fetch(`${origin}/pricing`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times
}

/** Visitors who wait for a model that never answers; what it returns lets them leave. */
async function hang(): Promise<() => Promise<void>> {
  const left = new AbortController()
  const calls = Array.from({ length: hangingCalls }, () => ask(left.signal).catch(() => undefined))
  await until(() => model.open() === hangingCalls)
  return async () => {
    left.abort()
    await Promise.all(calls)
    await until(() => model.open() === 0)
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function ask(signal: AbortSignal): Promise<void> {
  visitors++
  const response = await fetch(`${origin}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': `192.0.2.${visitors % 250}`,
    },
    body: JSON.stringify({ message: 'What does a voice agent cost?', history: [] }),
    signal,
  })
  await response.text()
}

function percentile(times: number[], share: number): number {
  return times.toSorted((first, second) => first - second)[Math.floor(times.length * share)] ?? 0
}

function shown(times: number[]): string {
  return `median ${percentile(times, 0.5).toFixed(2)} ms, 99th ${percentile(times, 0.99).toFixed(2)} ms`
}
