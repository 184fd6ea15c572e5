/** A card-shaped stand-in for what is being fetched. The label tells those who cannot see it. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5 md:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical and never reordered
        <div key={index} className="rounded-card border border-line p-6">
          <div className="skeleton h-5 w-11/12" />
          <div className="skeleton mt-3 h-5 w-4/5" />
          <div className="skeleton mt-3 h-5 w-2/3" />
          <div className="mt-6 flex items-center gap-3">
            <div className="skeleton size-11" />
            <div className="skeleton h-4 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
