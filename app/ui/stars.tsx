const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z'

/** A rating of five, drawn; the label says it. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg viewBox="0 0 124 24" role="img" aria-label={label} className="h-5 w-[6.5rem] text-marigold-deep">
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * 25} 0)`}
          fill={index < rating ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
