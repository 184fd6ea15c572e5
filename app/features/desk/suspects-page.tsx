import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { Confirm } from './confirm.tsx'
import { Moment } from './moment.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface SuspectsPageProps {
  words: LeadWords['suspects']
  common: DeskWords
  notice?: string | undefined
  suspects: {
    id: string
    kind: string
    name: string
    email: string
    createdAt: Date
    reason: string
    text: string | null
  }[]
}

export function SuspectsPage({ words, common, notice, suspects }: SuspectsPageProps) {
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      notice={notice}
      actions={
        <Link to={deskPaths.leads} className="thread-link">
          {words.back}
        </Link>
      }
    >
      {suspects.length === 0 && <p className="text-ink-2">{words.empty}</p>}
      <ul>
        {suspects.map((suspect) => (
          <li key={suspect.id} className="border-line py-4 wrap-anywhere not-last:border-b">
            <p>
              <span className="font-[600]">{suspect.name}</span> · {suspect.email} ·{' '}
              {common.kinds[suspect.kind] ?? suspect.kind} · <Moment at={suspect.createdAt} />
            </p>
            <p className="text-sindoor">{suspect.reason}</p>
            {suspect.text && <p className="mt-1 whitespace-pre-line">{suspect.text.slice(0, 600)}</p>}
            <PostForm className="mt-2 flex flex-wrap items-start gap-2">
              <input type="hidden" name="lead" value={suspect.id} />
              <SmallButton name="do" value="release">
                {words.release}
              </SmallButton>
              <Confirm label={words.discard} sure={words.sure} name="do" value="discard" />
            </PostForm>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
