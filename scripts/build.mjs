// `npm run build`: installs and builds as `npm start` does, without starting: for a site that runs where it may not write.
// Renders the pages again if the settings that they show have changed.
import { exitWith } from './command.mjs'
import { ensureBuilt, ensureInstalled, ensurePrerendered } from './prepare.mjs'

await exitWith(async () => {
  await ensureInstalled()
  await ensureBuilt()
  await ensurePrerendered()
  return 0
})
