/** A thread that leads nowhere, for pages that do. */
export function LooseThread({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 200" fill="none" aria-hidden="true" className={`unrolls-across ${className}`}>
      <path
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M0 150 H70 C150 150 190 110 190 70 C190 40 168 22 142 22 C112 22 96 46 100 74 C106 116 170 128 214 118 C262 107 280 78 264 58 C252 43 230 50 232 70 C235 98 286 96 300 132 C305 146 300 160 290 168"
      />
    </svg>
  )
}
