/** A question, and the straight line it comes to. */
export function QuestionThread() {
  return (
    <svg
      viewBox="0 0 440 300"
      fill="none"
      aria-hidden="true"
      className="unrolls w-full max-w-[27rem] justify-self-end text-indigo max-lg:hidden"
    >
      <path
        d="M84 118 C78 58 118 16 176 16 C232 16 268 52 268 98 C268 158 184 160 184 226"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M200 276 H440" stroke="currentColor" strokeWidth="5" />
      <circle cx="184" cy="276" r="15" stroke="currentColor" strokeWidth="5" />
    </svg>
  )
}
