/** A section's rule: the thread makes one small loop and runs on to the edge. */
export function ThreadRule() {
  return (
    <div className="flex items-end">
      <svg aria-hidden="true" width="64" height="28" viewBox="0 0 64 28" fill="none" className="shrink-0">
        <path
          d="M0 27 H14 C30 27 44 20 44 11 C44 5 40 1.5 35 1.5 C30 1.5 26 5 26 11 C26 20 38 27 52 27 H64"
          className="stroke-indigo"
          strokeWidth="1.75"
        />
      </svg>
      <span className="h-[1.75px] grow bg-line" />
    </div>
  )
}
