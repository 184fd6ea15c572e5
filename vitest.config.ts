import { defineConfig } from 'vitest/config'

// As the site runs: React is the one that visitors get.
process.env.NODE_ENV = 'production'

export default defineConfig({
  test: {
    include: ['{app,content,domain,server,scripts,tests,training,vite}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/with-build.ts', 'tests/with-real-postgres.ts'],
    setupFiles: ['tests/fail-on-console-error.ts', 'tests/clean-up.ts'],
    // Loading modules anew for each file would be a sixth of the work.
    isolate: false,
    // By default one core is left idle, and most tests wait for disks and timers.
    maxWorkers: 3,
    // Tests that build the site take their time on a shared machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // What is waited for comes when a busy machine lets it.
    expect: { poll: { timeout: 15_000 } },
  },
})
