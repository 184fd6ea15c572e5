import { readFileSync } from 'node:fs'

/** The memory of a process in MB, watched from now on. */
export function watchMemory(processId: number | undefined): { highest(): number; stop(): void } {
  let highest = 0
  const look = () => {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8')
    highest = Math.max(highest, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  }
  look()
  const timer = setInterval(look, 250)
  return { highest: () => highest, stop: () => clearInterval(timer) }
}
