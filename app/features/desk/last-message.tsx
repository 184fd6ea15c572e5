import type { DeskWords } from '#content/en/desk/common.ts'
import { Mark } from './mark.tsx'

interface LastMessageProps {
  common: DeskWords
  person: { tags: string[]; kinds: string[]; wrote: string | null }
}

/** How many tags a column of some width has room for, beside the message. */
const tagsShown = { '@min-[19rem]:hidden': 1, '@max-[19rem]:hidden': 2 }

/** Their tags, and what they wrote, or did without a word. */
export function LastMessage({ common, person: { tags, kinds, wrote } }: LastMessageProps) {
  return (
    <div className="@container flex items-center gap-2">
      {tags.length > 0 && (
        <p className="flex max-w-[calc(100%-8rem)] items-center gap-1 overflow-hidden @max-[13rem]:hidden">
          {tags.slice(0, 2).map((tag) => (
            <span key={tag} className="flex min-w-0 not-first:@max-[19rem]:hidden">
              <Mark tone="good">
                <span className="block max-w-24 truncate">{tag}</span>
              </Mark>
            </span>
          ))}
          {Object.entries(tagsShown).map(
            ([where, count]) =>
              tags.length > count && (
                <span key={where} className={`text-14 text-ink-2 ${where}`}>
                  +{tags.length - count}
                </span>
              ),
          )}
        </p>
      )}
      <p className="min-w-0 flex-1 truncate text-ink-2">
        {wrote ?? kinds.map((kind) => common.kinds[kind] ?? kind).join(', ')}
      </p>
    </div>
  )
}
