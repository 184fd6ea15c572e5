interface StatsProps {
  labels: Readonly<Record<string, string>>
  values: Readonly<Record<string, string | number>>
  /** In how many columns. */
  className: string
}

/** A few figures, each above what it counts, in line however long that is. */
export function Stats({ labels, values, className }: StatsProps) {
  return (
    <dl className={`grid ${className}`}>
      {Object.entries(labels).map(([key, label]) => (
        <div key={key} className="flex flex-col-reverse justify-end">
          <dt className="text-14 text-ink-2">{label}</dt>
          <dd className="text-20 leading-snug font-[600] figures">{values[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
