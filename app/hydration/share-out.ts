/** Of 120,000 bytes, what the router's table takes. */
const mostByItself = 120_000 - 3_500

/**
 * What of the browser's code a page fetches when the browser is idle, and what it leaves until something is touched: on a
 * slow or paid line, reading costs no more than that.
 */
export function shareOut(files: readonly string[], sizes: Readonly<Record<string, number>>) {
  const byItself: string[] = []
  const whenTouched: string[] = []
  let total = 0
  for (const file of files) {
    const size = sizes[file] ?? 0
    const fits = total + size <= mostByItself
    if (fits) total += size
    ;(fits ? byItself : whenTouched).push(file)
  }
  return { byItself, whenTouched }
}
