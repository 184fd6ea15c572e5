import { useEffect, useRef } from 'react'
import type { SiteWords } from '#content/en/desk/site.ts'
import { fill } from '#content/fill.ts'
import { Table } from './list.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface SiteConfirmProps {
  words: SiteWords['confirm']
  /** What the form held, to be published or gone on with. */
  typed: Readonly<Record<string, string>>
  seen: number
  changes: {
    id: string
    label: string
    before: string
    after: string
    difference: string
    isLarge: boolean
  }[]
  /** Where visitors will see it. */
  places: string[]
}

/** What will change and where it will show: the one question before it is published. */
export function SiteConfirm({ words, typed, seen, changes, places }: SiteConfirmProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { heading: headings, columns } = words
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm" ref={heading} tabIndex={-1} className="text-20 font-[600] outline-none">
        {fill(changes.length === 1 ? headings.one : headings.other, { count: String(changes.length) })}
      </h2>
      <Table
        rows={changes}
        columns={[
          { head: columns.fact, cell: ({ label }) => label },
          { head: columns.before, cell: ({ before }) => <s className="text-ink-2">{before}</s> },
          { head: columns.after, cell: ({ after }) => <strong>{after}</strong> },
          {
            head: columns.difference,
            cell: ({ difference, isLarge }) =>
              isLarge ? <strong className="text-sindoor">{difference}</strong> : difference,
            isNumber: true,
          },
        ]}
      />
      <p className="measure mt-4">
        {words.places}: {places.join(', ')}.
      </p>
      <p className="measure mt-1 text-ink-2">{words.text}</p>
      <PostForm fields={{ ...typed, seen: String(seen) }} className="mt-4 flex flex-wrap gap-2">
        <SmallButton look="strong" name="do" value="publish">
          {words.publish}
        </SmallButton>
        <SmallButton look="quiet" name="do" value="edit">
          {words.back}
        </SmallButton>
      </PostForm>
    </section>
  )
}
