/** Throughout the page a knot, tied once, stands for setup, and running stitches for what is paid monthly. */
export function SetupSign() {
  return (
    <svg width="28" height="16" viewBox="0 0 28 16" fill="none" aria-hidden="true" className="shrink-0">
      <path
        d="M0 14 H4 C12 14 19 11 19 6 C19 3 17 1.5 14.5 1.5 C12 1.5 10 3 10 6 C10 11 16 14 24 14 H28"
        className="stroke-ink"
        strokeWidth="2"
      />
    </svg>
  )
}

export function MonthlySign() {
  return (
    <svg width="28" height="16" viewBox="0 0 28 16" fill="none" aria-hidden="true" className="shrink-0">
      <path
        d="M1 10 H28"
        className="stroke-indigo"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="5.5 5"
      />
    </svg>
  )
}
