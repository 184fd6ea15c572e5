import { SmartLink } from './smart-link.tsx'

type ProseBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: { label: string; href: string }[] }

/** Running text from data. */
export function Prose({ blocks }: { blocks: ProseBlock[] }) {
  return (
    <div className="measure flex flex-col gap-4">
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="flex flex-col gap-2.5">
          {block.items.map((item) => (
            <li key={item} className="relative pl-7">
              <span aria-hidden="true" className="absolute top-[0.75em] left-0 h-[2px] w-4 bg-peacock" />
              {item}
            </li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul className="flex flex-wrap gap-x-8">
          {block.links.map((link) => (
            <li key={link.href} className="empty:hidden">
              <SmartLink
                href={link.href}
                className="thread-link inline-flex min-h-11 items-center font-[600]"
              >
                {link.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      )
  }
}

function keyOf(block: ProseBlock): string {
  if (block.kind === 'paragraph') return block.text
  if (block.kind === 'list') return block.items.join()
  return block.links.map((link) => link.href).join()
}
