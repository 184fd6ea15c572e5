import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { arrow } from './menu.tsx'

/** What fits on a phone's line anyway. */
const shortText = 48

/** What is said before the work. On a phone it is one line, the rest of which a press shows. */
export function Lead({ text, className }: { text: string; className: string }) {
  if (text.length <= shortText) return <p className={`text-ink-2 wrap-anywhere ${className}`}>{text}</p>
  return (
    <div className={`text-ink-2 wrap-anywhere ${className}`}>
      <p className="max-md:hidden">{text}</p>
      <details className="group md:hidden">
        <summary className="flex cursor-pointer list-none gap-1 py-1.5 text-14 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow group-not-open:truncate">{text}</span>
          <LineDrawing path={arrow} className="size-5 group-open:rotate-180" />
        </summary>
      </details>
    </div>
  )
}
