import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The site runs as a user without rights, and files that root makes among its data would keep it from starting again:
 * so root's commands work in that folder as whoever owns it.
 */
export function actAsOwnerOf(folder: string): void {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = statSync(nearestExisting(folder))
  if (uid === 0) return
  process.setgroups?.([gid])
  process.setegid?.(gid)
  process.seteuid?.(uid)
}

/** For the caller's own files, such as a backup. */
export function actAsCaller(): void {
  process.seteuid?.(process.getuid?.() ?? 0)
  process.setegid?.(process.getgid?.() ?? 0)
}

function nearestExisting(folder: string): string {
  const absolute = path.resolve(folder)
  return existsSync(absolute) ? absolute : nearestExisting(path.dirname(absolute))
}
