import { afterAll } from 'vitest'
import { finishFile } from './after-file.ts'

afterAll(finishFile)
