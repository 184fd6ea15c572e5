/** One long text may take as long as four quarters of it, with as much again for chance; four times would be the square. */
const growth = 2
/** Milliseconds that a busy machine may add; what looks back takes hundreds for texts of this length. */
const noticeable = 30

/** Whether reading takes no longer than the text is long. */
export async function growsEvenly(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): Promise<boolean> {
  // Code that has not run yet is slow at first, and would make quarters look longer than they are.
  await read(textOf(length))
  let quarters = Number.POSITIVE_INFINITY
  let whole = Number.POSITIVE_INFINITY
  // The machine may be busy with something else: only what is slow every time is slow.
  for (let attempt = 0; attempt < 12; attempt++) {
    // Read as often as it takes to make the same garbage: collecting it can take longer than reading.
    quarters = Math.min(quarters, await timeOf(read, textOf(length), 4))
    whole = Math.min(whole, await timeOf(read, textOf(4 * length), 1))
    if (whole <= growth * quarters + noticeable) return true
  }
  return false
}

async function timeOf(read: (text: string) => unknown, text: string, times: number): Promise<number> {
  const started = performance.now()
  for (let time = 0; time < times; time++) await read(text)
  return performance.now() - started
}
