interface RuledListProps {
  items: { title: string; text: string }[]
  /** Titles that carry a whole section by themselves. */
  large?: boolean
}

/** Points as lines of a ledger: what it is on the left, what it means on the right. */
export function RuledList({ items, large = false }: RuledListProps) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-8 gap-y-1.5 border-b border-line py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:py-6"
        >
          <h3 className={large ? 'headline text-24 md:text-30' : 'text-17 wide leading-tight'}>
            {item.title}
          </h3>
          <p className="text-ink-2">{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
