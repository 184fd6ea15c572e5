// Plain JavaScript without packages, as it runs before installation on whichever Node started npm (18 or newer).
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError } from './command.mjs'

const beat = 1000
const patience = 10 * beat

/**
 * Lets one process at a time do `work`. The folder exists while one is at it, and its time keeps moving as long as
 * that process lives: a killed one is recognised even in containers, where process ids repeat.
 * @param {string} folder
 * @param {() => Promise<void>} work
 */
export async function withLock(folder, work) {
  await take(folder)
  const release = () => rmSync(folder, { recursive: true, force: true })
  const heart = setInterval(() => utimesSync(folder, new Date(), new Date()), beat)
  process.on('exit', release)
  try {
    await work()
  } finally {
    clearInterval(heart)
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
async function take(folder) {
  let lastBeat
  let lastChange = performance.now()
  while (!tryToTake(folder)) {
    const currentBeat = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
    if (lastBeat === undefined) console.log('Waiting for another command that is installing or building…')
    if (currentBeat !== lastBeat) lastChange = performance.now()
    lastBeat = currentBeat ?? 0
    if (performance.now() - lastChange > patience) rmSync(folder, { recursive: true, force: true })
    await sleep(beat / 4)
  }
}

/** @param {string} folder */
function tryToTake(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EEXIST') return false
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
      throw new CommandError(
        `${dirname(folder)} is to be installed or built anew, but cannot be written to (${code}). As its owner, run: npm run build`,
      )
    throw error
  }
}
