// `npm test`: every check of the project, one after another. `--only static|lint|typecheck|unit|browser` runs a part, and
// further arguments then go to the test runner: `npm test -- --only browser e2e/contact.spec.ts`.
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBrowser, withoutWindowsFirst } from './browser.ts'
import { CommandError, exitWith, run } from './command.mjs'
import { ensureBuilt, node, packageCommand } from './prepare.mjs'
import { printSpec } from './spec.ts'
import { playwrightFile, readPlaywright, readVitest, type TestResult, vitestFile } from './test-results.ts'

type Part = 'static' | 'lint' | 'typecheck' | 'unit' | 'browser'
type Step = { name: string; parts: Part[]; check: () => Promise<TestResult[]> }

// A log is read without colours, which Biome and Vitest would write there too.
const isLog = !process.stdout.isTTY

// Each works out the types that it meets by itself, so that more of them than cores are only more work.
const typeCheckers = String(Math.min(4, availableParallelism()))

const steps: Step[] = [
  gate('Format and lint', ['static', 'lint'], () =>
    tool('biome', ['ci', ...(isLog ? ['--colors=off'] : []), '.']),
  ),
  gate(
    'Types',
    ['static', 'typecheck'],
    async () =>
      (await tool('react-router', ['typegen'])) || tool('tsc', ['--noEmit', '--checkers', typeCheckers]),
  ),
  gate('Dead code', ['static'], () => tool('knip', [])),
  gate('Build', ['unit', 'browser'], () => ensureBuilt().then(() => 0)),
  { name: 'Unit and integration tests', parts: ['unit'], check: unitTests },
  { name: 'Browser tests', parts: ['browser'], check: browserTests },
]

const {
  values: { only },
  positionals: filters,
} = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })

await exitWith(async () => {
  const chosen = steps.filter(({ parts }) => !only || parts.some((part) => part === only))
  if (chosen.length === 0) throw new CommandError('--only takes static, lint, typecheck, unit or browser.')

  const results: TestResult[] = []
  for (const step of chosen) results.push(...(await take(step)))
  if (!only) {
    heading('Checklist')
    printSpec()
  }
  return summarise(results)
})

async function take({ name, check }: Step): Promise<TestResult[]> {
  heading(name)
  const started = performance.now()
  const results = await check().catch((error): TestResult[] => {
    console.error(error instanceof CommandError ? error.message : error)
    return [{ title: name, outcome: 'failed' }]
  })
  const verdict = results.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed'
  console.log(`${name}: ${verdict} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return results
}

/** Prints what needs attention, then the totals as the last line; returns the exit code. */
function summarise(results: TestResult[]): number {
  const titles = (wanted: TestResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).map(({ title }) => title)
  const [passed, flaky, failed] = [titles('passed'), titles('flaky'), titles('failed')]
  heading('Summary')
  for (const title of flaky) console.log(`passed on a retry: ${title}`)
  for (const title of failed) console.log(`failed: ${title}`)
  console.log(`${passed.length + flaky.length} passed, ${failed.length} failed`)
  return failed.length > 0 ? 1 : 0
}

/** A step without tests of its own, which counts as one. */
function gate(name: string, parts: Part[], work: () => Promise<number>): Step {
  return {
    name,
    parts,
    check: async () => [{ title: name, outcome: (await work()) === 0 ? 'passed' : 'failed' }],
  }
}

async function unitTests(): Promise<TestResult[]> {
  rmSync(vitestFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`]
  const exitCode = await tool('vitest', ['run', ...reporters, ...filters], {
    ...(isLog && { NO_COLOR: '1' }),
  })
  return accountFor('the unit test runner itself', exitCode, readVitest())
}

async function browserTests(): Promise<TestResult[]> {
  rmSync(playwrightFile, { force: true })
  const exitCode = await tool('playwright', ['test', '--reporter=line,json', ...filters], {
    CHROMIUM_PATH: await ensureBrowser(withoutWindowsFirst),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
  })
  return accountFor('the browser test runner itself', exitCode, readPlaywright())
}

/** A runner can also fail without a failing test, for example by crashing or by finding no tests. */
function accountFor(runner: string, exitCode: number, tests: TestResult[] | undefined): TestResult[] {
  const isExplained = exitCode === 0 ? tests : tests?.some(({ outcome }) => outcome === 'failed')
  return [...(tests ?? []), ...(isExplained ? [] : [{ title: runner, outcome: 'failed' as const }])]
}

function tool(name: string, args: string[], env?: Record<string, string>): Promise<number> {
  return run(node, [packageCommand(name), ...args], { env })
}

function heading(text: string): void {
  console.log(`\n── ${text} ──`)
}
