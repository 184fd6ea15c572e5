import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProjectCopy } from './project-copy.ts'

const copy = aProjectCopy()
afterAll(() => copy.remove())

const violations = [
  ['content', '#domain/money.ts', 'content/ is plain data'],
  ['content', 'zod', 'content/ is plain data'],
  ['content', 'node:fs', 'content/ is plain data'],
  ['domain', '#server/env.ts', 'domain/ is pure'],
  ['domain', 'react', 'domain/ is pure'],
  ['domain', '#content/en/forms.ts', 'Words are handed in'],
  ['server', '#app/root.tsx', 'server/ never imports the UI'],
  ['server/leads', '#content/en/forms.ts', 'Words are handed in'],
  ['server/desk', '#app/root.tsx', 'server/ never imports the UI'],
  ['app/ui', '#content/company.ts', 'ui/ knows no business'],
  ['app/ui', '#server/env.ts', 'ui/ knows no business'],
  ['app/features/chat', '#server/env.ts', 'A feature takes props'],
  ['app/features/chat', '#app/features/home/hero.tsx', 'A feature takes props'],
  ['app/features/chat', '../home/hero.tsx', 'A feature takes props'],
].map(([folder = '', imported = '', message = ''], index) => ({
  folder,
  imported,
  message,
  file: `${folder}/planted-${index}.ts`,
}))

describe('the import rule', () => {
  // A run of the linter takes seconds, so one looks at all that is wrong, and one at the same files made right.
  let linted: ReturnType<typeof lint>
  beforeAll(() => {
    for (const { file, imported } of violations)
      copy.write(file, `import * as planted from '${imported}'\n\nexport { planted }\n`)
    linted = lint()
  })

  test.each(violations)('fails the lint when something in $folder imports $imported', ({ file, message }) => {
    expect(linted.status).not.toBe(0)
    const own = linted.output.split('\n').filter((line) => line.includes(file))
    expect(own).toEqual([expect.stringMatching(/^::error .*noRestrictedImports/)])
    expect(own[0]).toContain(message)
  })

  test('has nothing against the same files without the import', () => {
    for (const { file } of violations) copy.write(file, 'export const planted = 0\n')
    expect(lint().status).toBe(0)
  })

  function lint() {
    return copy.run('biome', 'lint', '--reporter=github', ...violations.map(({ file }) => file))
  }

  test('fails the lint when anyone but server/env.ts reads the environment', () => {
    copy.write('server/planted.ts', 'export const planted = process.env.PORT\n')
    const { status, output } = copy.run('biome', 'lint', 'server/planted.ts')
    expect(output).toContain('noProcessEnv')
    expect(status).not.toBe(0)
  })

  test('fails the build when the browser’s code reaches server/', () => {
    copy.write(
      'app/routes/not-found.tsx',
      "import { readEnv } from '#server/env.ts'\n\nexport default function Planted() {\n  return String(readEnv().ok)\n}\n",
    )
    const { status, output } = copy.run('react-router', 'build')
    expect(output).toContain('would ship #server/env.ts to the browser')
    expect(status).not.toBe(0)
  })
})
