import { exitWith, run } from './command.mjs'
import { ensureBuilt, ensureInstalled, node, settingsFlags } from './prepare.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'

await exitWith(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return run(node, [...settingsFlags(), ...siteArguments], { env: siteEnvironment })
})
