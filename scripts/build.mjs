// `npm run build`: installs and builds as `npm start` does, without starting: for a site that runs where it may not write.
import { exitWith } from './command.mjs'
import { ensureBuilt, ensureInstalled } from './prepare.mjs'

await exitWith(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return 0
})
