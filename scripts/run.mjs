// `node scripts/run.mjs script.ts …`: runs one of the project's TypeScript scripts on the project's own Node,
// installing first where needed, so that every npm script works on a fresh clone.
import { exitWith, run } from './command.mjs'
import { ensureInstalled, node, settingsFlags } from './prepare.mjs'
import { compiledCode } from './site-process.mjs'

await exitWith(async () => {
  await ensureInstalled()
  return run(node, [...settingsFlags(), ...process.argv.slice(2)], { env: compiledCode })
})
