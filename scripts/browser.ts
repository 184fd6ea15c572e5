import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CommandError, runQuietly } from './command.mjs'
import { node, packageCommand } from './prepare.mjs'

/**
 * A window of Chromium loads pages of its own, for the suggestions under its address bar, which cost more than most of
 * ours. It obeys only the last `--disable-features`, so whoever turns these off names all others again.
 */
export const pagesOfChromium = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
]

/**
 * The path of a Chromium that runs, installed first where there is none. Tests take one without windows where it is
 * there: the same browser, without the work that goes into the frame around a page.
 */
export async function ensureBrowser(names = withWindows): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!runs(chosen)) throw new CommandError(`CHROMIUM_PATH is ${chosen}, which does not run.`)
    return chosen
  }
  const present = findBrowser(names)
  if (present) return present

  console.log('No Chromium found, installing one…')
  for (const install of [installWithPlaywright, installWithPackageManager]) {
    await install()
    const installed = findBrowser(names)
    if (installed) return installed
  }
  throw new CommandError(
    'No Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
  )
}

const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
export const withoutWindowsFirst = ['chromium-headless-shell', ...withWindows]
const usualPlaces = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function findBrowser(names: string[]): string | undefined {
  const onPath = names.flatMap((name) => searchPath().map((folder) => join(folder, name)))
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((path) => existsSync(path) && runs(path))
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function searchPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}

async function installWithPlaywright(): Promise<void> {
  await runQuietly(node, [packageCommand('playwright'), 'install', '--no-shell', 'chromium'], {
    // Without a way out to the download, give up after seconds rather than minutes.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    timeout: 5 * 60_000,
  })
}

const packageManagers: Record<string, string[][]> = {
  'apt-get': [
    ['update', '-qq'],
    ['install', '-qq', '--yes', '--no-install-recommends', 'chromium'],
    // By themselves: not every release has them, and one missing name would stop all. Phones have Roboto or Arial, whose
    // widths our stand-in for the brand's typeface is made for; this one has the same.
    ['install', '-qq', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
    ['install', '-qq', '--yes', '--no-install-recommends', 'fonts-liberation'],
  ],
  dnf: [['install', '--quiet', '--assumeyes', 'chromium']],
  apk: [['add', '--quiet', '--no-progress', 'chromium']],
  pacman: [['-Sy', '--noconfirm', '--quiet', 'chromium']],
}

async function installWithPackageManager(): Promise<void> {
  const manager = Object.keys(packageManagers).find(isOnPath)
  if (!manager) return
  for (const args of packageManagers[manager] ?? []) {
    const [command = manager, ...rest] = asAdministrator([manager, ...args])
    await runQuietly(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 10 * 60_000 })
  }
}

/** Root needs no sudo and a container often has none; `-n` never stops to ask for a password. */
function asAdministrator(command: string[]): string[] {
  return process.getuid?.() !== 0 && isOnPath('sudo') ? ['sudo', '-n', ...command] : command
}

function isOnPath(name: string): boolean {
  return searchPath().some((folder) => existsSync(join(folder, name)))
}
