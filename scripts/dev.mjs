import { exitWith, run } from './command.mjs'
import { ensureInstalled, node, packageCommand, settingsFlags } from './prepare.mjs'

await exitWith(async () => {
  await ensureInstalled()
  const args = [...settingsFlags(), packageCommand('react-router'), 'dev', ...process.argv.slice(2)]
  return run(node, args, { env: { NODE_ENV: 'development' } })
})
