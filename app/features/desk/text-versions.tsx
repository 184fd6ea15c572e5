import { Link } from 'react-router'
import type { SiteTextWords } from '#content/en/desk/site-texts.ts'
import { fill } from '#content/fill.ts'
import { Entries } from './list.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton, smallButton } from './small-button.tsx'
import { Timestamp, timestampText } from './timestamp.tsx'

interface TextVersionsProps {
  words: SiteTextWords['history']
  versions: {
    id: string
    act: keyof SiteTextWords['history']['acts']
    /** By whom and when; what was delivered was nobody's. */
    by?: string
    at?: Date
    showAt?: Date | null
    /** What stands otherwise now, part by part. */
    different: { label: string; text: string }[]
  }[]
  /** The address of the next part of the list. */
  earlier: string | undefined
}

/** Every version of a text, and the way back to each. */
export function TextVersions({ words, versions, earlier }: TextVersionsProps) {
  return (
    <Panel id="versions" title={words.title}>
      <Entries rows={versions} empty={words.empty} className="py-3">
        {({ id, act, by, at, showAt, different }) => (
          <>
            <p>
              {fill(words.acts[act], { when: showAt ? timestampText(new Date(showAt), 'brief') : '' })}{' '}
              {by !== undefined && at && (
                <span className="text-14 text-ink-2">
                  {fill(words.by, { who: by })} <Timestamp at={at} />
                </span>
              )}
            </p>
            {different.length === 0 ? (
              <p className="text-14 text-ink-2">{words.now}</p>
            ) : (
              <>
                <details>
                  <summary className={smallButton('quiet', '-ml-3.5')}>{words.compare}</summary>
                  <dl className="max-w-3xl">
                    {different.map(({ label, text }) => (
                      <div key={label} className="py-2">
                        <dt className="text-14 font-[600]">{label}</dt>
                        <dd className="whitespace-pre-line text-ink-2">{text}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
                {by !== undefined && (
                  <PostForm fields={{ version: id }}>
                    <SmallButton name="do" value="bring">
                      {words.use}
                    </SmallButton>
                  </PostForm>
                )}
              </>
            )}
          </>
        )}
      </Entries>
      {earlier && (
        <Link to={earlier} preventScrollReset className={smallButton('plain', 'mt-2')}>
          {words.earlier}
        </Link>
      )}
    </Panel>
  )
}
