import type { TableResult } from './imports.ts'
import { readTable, TableFailure } from './read-table.ts'

process.once('message', async (bytes: Uint8Array) => {
  const result: TableResult = await readTable(bytes).catch((error) => ({
    problem: error instanceof TableFailure ? error.problem : ('not-a-table' as const),
  }))
  process.send?.(result)
})
