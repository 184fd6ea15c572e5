import { parentPort, workerData } from 'node:worker_threads'
import type { TableResult } from './imports.ts'
import { readTable, TableFailure } from './read-table.ts'

const result: TableResult = await readTable(workerData).catch((error) => ({
  problem: error instanceof TableFailure ? error.problem : ('not-a-table' as const),
}))
parentPort?.postMessage(result)
