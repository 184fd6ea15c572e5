/** What is included, one stitch each (`stitch.css`). */
export function StitchedList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="stitched">
          {item}
        </li>
      ))}
    </ul>
  )
}
