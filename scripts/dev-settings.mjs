/**
 * What `npm run dev -- …` starts with. `--port` becomes the setting PORT, which links and mails name as well.
 * @param {string[]} given
 */
export function devSettings(given) {
  const args = given.flatMap((arg) => (arg.startsWith('--port=') ? arg.split('=', 2) : [arg]))
  const at = args.indexOf('--port')
  const [, port = ''] = at === -1 ? [] : args.splice(at, 2)
  return { args, env: { NODE_ENV: 'development', ...(at !== -1 && { PORT: port }) } }
}
