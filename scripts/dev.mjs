import { exitWith, run } from './command.mjs'
import { devSettings } from './dev-settings.mjs'
import { ensureInstalled, node, packageCommand, settingsFlags } from './prepare.mjs'

await exitWith(async () => {
  await ensureInstalled()
  const { args, env } = devSettings(process.argv.slice(2))
  return run(node, [...settingsFlags(), packageCommand('react-router'), 'dev', ...args], { env })
})
