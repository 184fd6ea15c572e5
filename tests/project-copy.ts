import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const notSources = new Set([
  'node_modules',
  'build',
  'data',
  '.git',
  '.test-results',
  '.react-router',
  'e2e',
  'bench',
])

export interface ProjectCopy {
  folder: string
  write(file: string, text: string): void
  /** Runs a command of an installed package inside the copy. */
  run(command: string, ...args: string[]): { status: number | null; output: string }
  remove(): void
}

/** The project's sources in a temporary folder, to be broken or rebuilt at will. */
export function aProjectCopy(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'project-copy-')))
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !notSources.has(path.relative(root, source).split(path.sep)[0] ?? ''),
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    write(file, text) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    },
    run(command, ...args) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`node_modules/.bin/${command}`, ...args],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', NO_COLOR: '1' },
        },
      )
      return { status, output: stdout + stderr }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
