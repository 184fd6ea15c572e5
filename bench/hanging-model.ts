// `node bench/hanging-model.ts`: how long pages take while 50 calls to a model hang, against none.
import { ensureBuilt } from '../scripts/prepare.mjs'
import { aModelServer } from '../tests/model-server.ts'
import { startSite } from '../tests/process.ts'

const hangingCalls = 50
const requests = 400

await ensureBuilt()
const model = await aModelServer(() => {})
const site = await startSite({ GEMINI_API_KEY: 'key', GEMINI_URL: model.url, TRUST_PROXY: '1' })
const origin = `http://127.0.0.1:${site.port}`
try {
  await latencies('/')
  const alone = await latencies('/pricing')
  const left = new AbortController()
  const calls = Array.from({ length: hangingCalls }, (_, visitor) =>
    ask(`192.0.2.${visitor}`, left.signal).catch(() => undefined),
  )
  while (model.open() < hangingCalls) await new Promise((resolve) => setTimeout(resolve, 20))
  const beside = await latencies('/pricing')
  const stillHanging = model.open()
  left.abort()
  await Promise.all(calls)
  console.log(
    `pages alone:                   median ${shown(alone.median)}, 99th ${shown(alone.ninetyNinth)}`,
  )
  console.log(
    `pages beside ${stillHanging} hanging calls: median ${shown(beside.median)}, 99th ${shown(beside.ninetyNinth)}`,
  )
  console.log(`ratio of medians ${(beside.median / alone.median).toFixed(2)}`)
  process.exitCode = beside.median < alone.median * 1.2 && stillHanging === hangingCalls ? 0 : 1
} finally {
  site.child.kill()
  await model.stop()
}

async function latencies(path: string): Promise<{ median: number; ninetyNinth: number }> {
  const times: number[] = []
  for (let request = 0; request < requests; request++) {
    const started = performance.now()
    await (await fetch(origin + path)).arrayBuffer()
    times.push(performance.now() - started)
  }
  times.sort((first, second) => first - second)
  return { median: times[requests / 2] ?? 0, ninetyNinth: times[Math.floor(requests * 0.99)] ?? 0 }
}

function ask(address: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${origin}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ message: 'What does a voice agent cost?', history: [] }),
    signal,
  }).then(async (response) => {
    await response.text()
    return response
  })
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`
}
