/** Work that takes a while waits until the screen shows what was done before it. Returns how to call it off. */
export function afterNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(() => setTimeout(work))
  return () => cancelAnimationFrame(frame)
}
