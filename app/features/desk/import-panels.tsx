import type { PeopleImportWords } from '#content/en/desk/people-import.ts'
import { Choice } from './choice.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface PanelProps {
  words: PeopleImportWords
  headings: string[]
}

/** What each column was taken for, to be put right. */
export function ImportColumnsForm({
  words,
  headings,
  columns,
}: PanelProps & { columns: Record<string, number> }) {
  const fieldAt = (place: number) => Object.entries(columns).find(([, at]) => at === place)?.[0]
  return (
    <Panel id="columns" title={words.columns.heading}>
      <PostForm>
        <div className="flex flex-wrap gap-3">
          {headings.map((heading, place) => (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={place}
              name="column"
              label={heading || `${place + 1}`}
              value={fieldAt(place)}
              options={words.columns.fields}
              all={words.columns.nothing}
            />
          ))}
        </div>
        <SmallButton look="strong" name="do" value="columns" className="mt-3">
          {words.columns.submit}
        </SmallButton>
      </PostForm>
    </Panel>
  )
}

interface CountsProps {
  words: PeopleImportWords
  counts: { new: number; known: number; refused: number; in: number }
  isOver: boolean
}

export function ImportCounts({ words, counts, isOver }: CountsProps) {
  return (
    <Panel id="counts" title={isOver ? words.counts.after : words.counts.heading}>
      <dl className="grid max-w-xl grid-cols-[1fr_auto] gap-x-8 gap-y-1">
        {(['new', 'known', 'refused'] as const).map((name) => (
          <div key={name} className="contents">
            <dt>{words.counts[name]}</dt>
            <dd className="text-right figures">{counts[name].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

interface PreviewProps extends PanelProps {
  rows: {
    id: string
    place: number
    cells: string[]
    outcome: 'new' | 'known' | 'refused' | null
    problem: string | null
  }[]
}

export function ImportPreview({ words, headings, rows }: PreviewProps) {
  const cell = 'border-b border-line px-2 py-1.5 text-left align-top'
  return (
    <Panel id="preview" title={words.preview.heading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as wide as the file, it scrolls by itself, also by the keyboard */}
      <section aria-labelledby="preview" tabIndex={0} className="overflow-x-auto">
        <table className="text-14">
          <thead>
            <tr>
              {[words.preview.line, words.preview.outcome, ...headings].map((heading, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={place} className={`${cell} font-[600]`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, place, cells, outcome, problem }) => (
              <tr key={id}>
                <td className={`${cell} figures`}>{place}</td>
                <td className={`${cell} min-w-40`}>
                  {outcome && words.outcomes[outcome]}
                  {problem && (
                    <span className="block text-sindoor">{words.problems[problem] ?? problem}</span>
                  )}
                </td>
                {headings.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={at} className={`${cell} max-w-60 wrap-anywhere`}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
