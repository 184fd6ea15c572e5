/** Things that happen in order, strung on one thread that ends at the last. */
export function Steps({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li key={item.title} className="relative pb-8 pl-14 last:pb-0">
          {index < items.length - 1 && (
            <span aria-hidden="true" className="absolute top-9 bottom-0 left-[17px] w-[1.75px] bg-indigo" />
          )}
          <span
            aria-hidden="true"
            className="figures absolute top-0 left-0 grid size-9 place-items-center rounded-full border-[1.75px] border-indigo font-[600] text-indigo"
          >
            {index + 1}
          </span>
          <h3 className="pt-1 text-20 wide leading-tight">{item.title}</h3>
          <p className="measure mt-2 text-ink-2">{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
