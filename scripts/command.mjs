// Plain JavaScript without packages, as it runs before installation on whichever Node started npm (18 or newer).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A failure the reader can act on: shown as its message alone, without a stack. */
export class CommandError extends Error {}

/**
 * Ends the process with the exit code that `work` resolves with.
 * @param {() => Promise<number>} work
 */
export async function exitWith(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * Runs a command in the project folder, showing its output; resolves with its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 */
export function run(command, args, { env } = {}) {
  return exitCodeOf(spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }))
}

/**
 * Runs a command in the project folder or another, collecting its output instead of showing it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number, cwd?: string }} [options] timeout in milliseconds
 */
export async function runQuietly(command, args, { env, timeout, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  return { exitCode: await exitCodeOf(child), output }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
async function exitCodeOf(child) {
  let stopping = false
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    stopping = true
    child.kill(signal)
  }
  process.on('SIGINT', passOn).on('SIGTERM', passOn)
  const [code, signal] = await once(child, 'close')
  process.off('SIGINT', passOn).off('SIGTERM', passOn)
  const exitCode = code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]
  // Whoever asked us to stop wants none of the steps that would follow.
  if (stopping) process.exit(exitCode)
  return exitCode
}
