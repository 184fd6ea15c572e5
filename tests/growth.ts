/** Four times the text may take four times as long, with as much again for chance; sixteen would be the square. */
const growth = 8
/** Milliseconds that a busy machine may add; what looks back takes hundreds for texts of this length. */
const noticeable = 30

/** Whether reading takes no longer than the text is long. */
export async function growsEvenly(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): Promise<boolean> {
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  // The machine may be busy with something else: only what is slow every time is slow.
  for (let attempt = 0; attempt < 12; attempt++) {
    short = Math.min(short, await timeOf(read, textOf(length)))
    long = Math.min(long, await timeOf(read, textOf(4 * length)))
    if (long <= growth * short + noticeable) return true
  }
  return false
}

async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const started = performance.now()
  await read(text)
  return performance.now() - started
}
