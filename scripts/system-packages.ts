import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './command.mjs'

interface PackageManager {
  refresh?: string[]
  install: string[]
}

const managers: Record<string, PackageManager> = {
  'apt-get': {
    refresh: ['update', '-qq'],
    install: ['install', '-qq', '--yes', '--no-install-recommends'],
  },
  dnf: { install: ['install', '--quiet', '--assumeyes'] },
  apk: { install: ['add', '--quiet', '--no-progress'] },
  pacman: { install: ['-Sy', '--noconfirm', '--quiet'] },
}

/** By the system's package manager, if there is one. Each by itself: not every system has all, and one missing name would stop the rest. */
export async function installPackages(names: readonly string[]): Promise<void> {
  const [name, manager] = Object.entries(managers).find(([command]) => findOnPath(command)) ?? []
  if (!name || !manager) return
  const asked = names.map((each) => [...manager.install, each])
  for (const args of manager.refresh ? [manager.refresh, ...asked] : asked) {
    const [command = name, ...rest] = asAdministrator([name, ...args])
    await runQuietly(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 10 * 60_000 })
  }
}

/** Root needs no sudo and a container often has none; `-n` never stops to ask for a password. */
function asAdministrator(command: string[]): string[] {
  return process.getuid?.() !== 0 && findOnPath('sudo') ? ['sudo', '-n', ...command] : command
}

/** Where a command lies that can be called by its name alone. */
export function findOnPath(name: string): string | undefined {
  return searchPath()
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

function searchPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}
