import { Link } from 'react-router'
import type { SiteWords } from '#content/en/desk/site.ts'
import { fill } from '#content/fill.ts'
import { Confirm } from './confirm.tsx'
import { Entries } from './list.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton, smallButton } from './small-button.tsx'
import { Timestamp } from './timestamp.tsx'

interface SiteChangesProps {
  words: SiteWords['changes']
  changes: {
    id: number
    at: Date
    by: string
    undoes: number | null
    facts: { label: string; before: string; after: string }[]
  }[]
  /** Where the next part of the list begins. */
  earlier: number | undefined
  /** The number of the last change of all. */
  last: number
}

/** Who changed what of the site, and the ways back. */
export function SiteChanges({ words, changes, earlier, last }: SiteChangesProps) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-20 font-[600]">
        {words.heading}
      </h2>
      <p className="measure mt-1 mb-3 text-ink-2">{words.text}</p>
      <Entries
        rows={changes.map((change) => ({ ...change, id: String(change.id) }))}
        empty={words.empty}
        className="py-3"
      >
        {({ id, at, by, undoes, facts }) => (
          <>
            <p className="text-14 text-ink-2">
              {id} · {fill(words.by, { who: by })} <Timestamp at={at} />
            </p>
            {undoes && <p className="text-14">{fill(words.undoes, { number: String(undoes) })}</p>}
            <ul className="mt-1">
              {facts.map(({ label, before, after }) => (
                <li key={label} className="wrap-anywhere">
                  {label}: <s className="text-ink-2">{before}</s> <strong>{after}</strong>
                </li>
              ))}
            </ul>
            <PostForm fields={{ undo: id }} className="mt-1 flex flex-wrap items-start gap-2">
              <SmallButton name="do" value="undo">
                {words.undo}
              </SmallButton>
              {Number(id) !== last && (
                <Confirm label={words.return} sure={words.returnSure} look="quiet" name="do" value="return" />
              )}
            </PostForm>
          </>
        )}
      </Entries>
      {earlier !== undefined && (
        <Link to={`?view=history&before=${earlier}`} className={smallButton('plain', 'mt-3')}>
          {words.earlier}
        </Link>
      )}
      {last > 0 && (
        <PostForm fields={{ undo: '0' }} className="mt-5">
          <Confirm label={words.deliveredReturn} sure={words.deliveredSure} name="do" value="return" />
        </PostForm>
      )}
    </section>
  )
}
