import type { DiaryWords } from '#content/en/desk/diary.ts'
import { fill } from '#content/fill.ts'
import { entryOf } from '#domain/entry-of.ts'
import { AddFeed } from './add-feed.tsx'
import { Confirm } from './confirm.tsx'
import type { ShownHost } from './hosts-panel.tsx'
import { Entries } from './list.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { Timestamp } from './timestamp.tsx'

/** Another calendar, without its address. */
export interface ListedFeed {
  id: string
  name: string
  host: number
  kind: 'ics' | 'caldav'
  /** The name of its server. */
  place: string
  readAt: Date | null
  failingSince: Date | null
  problem: string | null
}

interface FeedsPanelProps {
  words: DiaryWords['feeds']
  feeds: ListedFeed[]
  hosts: ShownHost[]
  refused: RefusedForm | undefined
}

export function FeedsPanel({ words, feeds, hosts, refused }: FeedsPanelProps) {
  const nameOf = (host: number) => hosts.find(({ id }) => id === String(host))?.name ?? ''
  return (
    <Panel id="calendars" title={words.heading} text={words.text} isSetting>
      <Entries rows={feeds} empty={words.empty} className="py-3">
        {(feed) => (
          <>
            <p className="flex flex-wrap gap-x-4">
              <span className="font-[600]">{feed.name}</span>
              <span className="text-ink-2">
                {[nameOf(feed.host), words.kinds[feed.kind], feed.place].join(' · ')}
              </span>
            </p>
            <FeedState words={words} feed={feed} />
            <PostForm fields={{ calendar: feed.id }}>
              <Confirm
                label={fill(words.remove, { name: feed.name })}
                name="do"
                value="remove-calendar"
                sure={words.sure}
              >
                <p>{words.removeText}</p>
              </Confirm>
            </PostForm>
          </>
        )}
      </Entries>
      {(['ics', 'caldav'] as const).map((kind) => (
        // Another one once a calendar is added: no address or password stays in the page.
        <AddFeed
          key={`${kind}-${feeds.length}`}
          words={words}
          kind={kind}
          hosts={hosts}
          refused={refused?.of === `calendar-${kind}` ? refused : undefined}
        />
      ))}
    </Panel>
  )
}

function FeedState({ words, feed }: { words: DiaryWords['feeds']; feed: ListedFeed }) {
  const { readAt, failingSince, problem } = feed
  return (
    <>
      {failingSince && (
        <p className="text-sindoor">
          {words.failing} <Timestamp at={failingSince} />. {entryOf(words.problems, problem ?? '')}{' '}
          {readAt && words.stillCounts}
        </p>
      )}
      {readAt && (
        <p className="text-16 text-ink-2">
          {words.read} <Timestamp at={readAt} />
        </p>
      )}
    </>
  )
}
