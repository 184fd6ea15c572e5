/** The typing indicator: the thread's loose end makes its loop, again and again. */
export function ThinkingThread() {
  return (
    <svg viewBox="0 0 72 26" fill="none" aria-hidden="true" className="thinking-thread">
      <path
        className="thinking-stroke"
        pathLength="1"
        d="M0 22 H10 C24 22 32 16 32 9 C32 4.5 29.2 2 25.6 2 C22 2 19.2 4.5 19.2 9 C19.2 16 28 22 40 22 C52 22 58 17 58 12 C58 8.6 56 7 53.6 7 C51.2 7 49.2 8.6 49.2 12 C49.2 17 56 22 64 22 H72"
      />
    </svg>
  )
}
