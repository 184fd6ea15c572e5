import { LineDrawing } from '#app/ui/line-drawing.tsx'
import type { SiteWords } from '#content/en/desk/site.ts'
import { fill } from '#content/fill.ts'
import { arrow } from './menu.tsx'

interface MissingAddressesProps {
  words: SiteWords['missing']
  /** The real site does not show what a demonstration opens a page for. */
  isHidden: boolean
  fields: { label: string; href: string }[]
}

/** What visitors cannot open yet, each with the way to where it is set. */
export function MissingAddresses({ words, isHidden, fields }: MissingAddressesProps) {
  if (fields.length === 0) return null
  return (
    <details className="group mb-4 rounded-[10px] border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 py-2.5 font-[600] [&::-webkit-details-marker]:hidden">
        {fill(words[isHidden ? 'hidden' : 'soon'], { count: String(fields.length) })}
        <LineDrawing path={arrow} className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-wrap gap-x-6 pb-3">
        {fields.map(({ label, href }) => (
          <li key={href}>
            {/* A document of its own: what is folded opens for what the address names. */}
            <a href={href} className="thread-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
