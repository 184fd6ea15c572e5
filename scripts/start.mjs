import { exitWith, run } from './command.mjs'
import { ensureBuilt, ensureInstalled, node, settingsFlags } from './prepare.mjs'

await exitWith(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return run(node, [...settingsFlags(), 'build/server/main.js'], { env: { NODE_ENV: 'production' } })
})
