import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { pagesOfChromium } from './scripts/browser.ts'
import { siteArguments, siteEnvironment } from './scripts/site-process.mjs'
import { copyEmbeddedPattern } from './tests/database-pattern.ts'

const port = Number(process.env.E2E_PORT ?? 4310)
const dataDir = '.test-results/data'
const baseURL = `http://localhost:${port}`

// The workers read this file too, when the site already runs.
if (!process.env.TEST_WORKER_INDEX) {
  rmSync(dataDir, { recursive: true, force: true })
  await copyEmbeddedPattern(dataDir)
}

// Told to stop, the runner must not leave the site running on its port.
process.once('SIGTERM', () => process.exit(143))

const featuresTurnedOff = [
  ...pagesOfChromium,
  // What Playwright turns off.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

/**
 * Journeys run on a desk. What looks or is used differently on a small phone is tagged @phone and runs on both; what is
 * the same on both is @phone-only where most visitors would meet it, and runs there alone.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.test-results/playwright',
  workers: 2,
  fullyParallel: true,
  // Where others share the machine it stands still for seconds. How fast the site is, the benchmark tells.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test that passes at the second try is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  use: {
    baseURL,
    // Drawing every frame of every movement would be a quarter of the work. Tests ask for motion where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // A browser run by root, as in a container, starts only without its sandbox.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${featuresTurnedOff.join()}`,
      ],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desk', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: ['node_modules/.bin/node', ...siteArguments].join(' '),
    url: `${baseURL}/health/ready`,
    // Calendars that tests add are on this machine.
    env: { PORT: String(port), ...siteEnvironment, DATA_DIR: dataDir, CALENDAR_ALLOW_PRIVATE: '1' },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
