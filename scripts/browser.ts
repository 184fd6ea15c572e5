import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CommandError, runQuietly } from './command.mjs'
import { node, packageCommand } from './prepare.mjs'
import { findOnPath, installPackages } from './system-packages.ts'

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
  for (const install of [installWithPlaywright, () => installPackages(packages)]) {
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
  const onPath = names.flatMap((name) => findOnPath(name) ?? [])
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((path) => existsSync(path) && runs(path))
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function installWithPlaywright(): Promise<void> {
  await runQuietly(node, [packageCommand('playwright'), 'install', '--no-shell', 'chromium'], {
    // Without a way out to the download, give up after seconds rather than minutes.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    timeout: 5 * 60_000,
  })
}

const packages = [
  ...['chromium', 'chromium-headless-shell'],
  // Phones have Roboto or Arial, whose widths our stand-in for the brand's typeface is made for; this one has the same.
  'fonts-liberation',
  // For Hindi phones have this one, and our stand-in there is made for it.
  'fonts-noto-core',
]
