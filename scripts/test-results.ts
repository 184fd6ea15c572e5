import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'

export type TestResult = { title: string; outcome: 'passed' | 'flaky' | 'failed' | 'skipped' }

export const vitestFile = join(root, '.test-results/vitest.json')
export const playwrightFile = join(root, '.test-results/playwright.json')

/** The unit and integration tests of the last run; undefined if there was none. */
export function readVitest(): TestResult[] | undefined {
  const report = readReport<VitestReport>(vitestFile)
  return report?.testResults.flatMap((file): TestResult[] => {
    // A file that could not be loaded has no tests of its own to fail.
    if (file.assertionResults.length === 0 && file.status === 'failed') {
      return [{ title: file.name, outcome: 'failed' }]
    }
    return file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    }))
  })
}

/** The browser tests of the last run, one for each browser project; undefined if there was none. */
export function readPlaywright(): TestResult[] | undefined {
  return readReport<PlaywrightReport>(playwrightFile)?.suites.flatMap((suite) => testsOf(suite, []))
}

function testsOf(suite: PlaywrightSuite, parents: string[]): TestResult[] {
  const titles = [...parents, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      title: [...titles, spec.title].join(' '),
      outcome: playwrightOutcomes[status],
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((child) => testsOf(child, titles))]
}

const playwrightOutcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

type PlaywrightReport = { suites: PlaywrightSuite[] }

type PlaywrightSuite = {
  title: string
  specs?: { title: string; tests: { status: keyof typeof playwrightOutcomes }[] }[]
  suites?: PlaywrightSuite[]
}
