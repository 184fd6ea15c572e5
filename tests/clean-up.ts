import { afterAll } from 'vitest'
import { publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { finishFile } from './after-file.ts'

afterAll(async () => {
  await finishFile()
  // A site of this file may have published other facts, and the next file shares the modules.
  publishCatalogue(shipped)
})
