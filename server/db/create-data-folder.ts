// Run by the embedded engine at its first start, as a process of its own.
import { createDataFolder } from './embedded.ts'

await createDataFolder(process.argv[2] ?? '')
