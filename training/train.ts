import { once } from 'node:events'
import path from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { HeadWeights, Weights } from '#server/assistant/understand/classifier.ts'
import { headIds } from '#server/assistant/understand/labels.ts'
import { readLines } from './lines.ts'
import { trainHead } from './train-head.ts'

/** Trains every head, each on a thread of its own. */
export async function train(): Promise<Weights> {
  const weights = await Promise.all(
    headIds.map(async (head) => [head, await trainedElsewhere(head)] as const),
  )
  return Object.fromEntries(weights) as Weights
}

async function trainedElsewhere(head: string): Promise<HeadWeights> {
  const worker = new Worker(path.join(import.meta.dirname, 'train.ts'), { workerData: head })
  const [weights] = await once(worker, 'message')
  return weights
}

const head = headIds.find((id) => id === workerData)
if (!isMainThread && head) parentPort?.postMessage(trainHead(head, readLines()[head]))
