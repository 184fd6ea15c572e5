import { expect, test } from 'vitest'
import { devSettings } from './dev-settings.mjs'

test.each([
  [['--port', '4567', '--open'], ['--open'], '4567'],
  [['--port=4567'], [], '4567'],
  [['--open'], ['--open'], undefined],
  // An empty port is refused by the settings, with a sentence that says so.
  [['--port'], [], ''],
])('npm run dev -- %j starts with %j and on port %s', (given, args, port) => {
  const settings = devSettings(given)
  expect(settings.args).toEqual(args)
  expect(settings.env).toEqual({ NODE_ENV: 'development', ...(port !== undefined && { PORT: port }) })
})
