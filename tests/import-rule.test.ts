import { afterAll, describe, expect, test } from 'vitest'
import { aProjectCopy } from './project-copy.ts'

const copy = aProjectCopy()
afterAll(() => copy.remove())

describe('the import rule', () => {
  test.each([
    ['content/planted.ts', '#domain/money.ts', 'content/ is plain data'],
    ['content/planted.ts', 'zod', 'content/ is plain data'],
    ['content/planted.ts', 'node:fs', 'content/ is plain data'],
    ['domain/planted.ts', '#server/env.ts', 'domain/ is pure'],
    ['domain/planted.ts', 'react', 'domain/ is pure'],
    ['server/planted.ts', '#app/root.tsx', 'server/ never imports the UI'],
    ['app/ui/planted.ts', '#content/company.ts', 'ui/ knows no business'],
    ['app/ui/planted.ts', '#server/env.ts', 'ui/ knows no business'],
    ['app/features/chat/planted.ts', '#server/env.ts', 'A feature takes props'],
    ['app/features/chat/planted.ts', '#app/features/home/hero.tsx', 'A feature takes props'],
    ['app/features/chat/planted.ts', '../home/hero.tsx', 'A feature takes props'],
  ])('fails the lint when %s imports %s', (file, imported, message) => {
    copy.write(file, `import * as planted from '${imported}'\n\nexport { planted }\n`)
    const { status, output } = copy.run('biome', 'lint', file)
    copy.write(file, 'export const planted = 0\n')
    expect(output).toContain(message)
    expect(status).not.toBe(0)
    expect(copy.run('biome', 'lint', file).status).toBe(0)
  })

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
