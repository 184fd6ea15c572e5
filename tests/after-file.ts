const tasks: (() => unknown)[] = []

/** For helpers that open something on a test file's behalf: files of one worker share their modules, so they cannot use `afterAll`. */
export function afterFile(task: () => unknown): void {
  tasks.push(task)
}

/** The last opened goes first. */
export async function finishFile(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task()
}
