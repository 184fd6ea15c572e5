import { Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, idField } from '#app/desk-action.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import type { Route } from './+types/suspects'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = context.get(requestScope).services
  return { suspects: await desk.quarantine.list(), ...flashOf(request, words) }
}

export const action = deskAction(
  z.object({ do: z.enum(['release', 'discard']), lead: idField }),
  async (fields, { services: { desk }, owner, now, flash }) => {
    if (fields.do === 'release') {
      const isReleased = await desk.quarantine.release(owner.email, fields.lead, now)
      return flash(isReleased ? 'released' : 'gone')
    }
    return flash((await desk.quarantine.discard(owner.email, fields.lead)) ? 'discarded' : 'gone')
  },
)

export default function Suspects({ loaderData }: Route.ComponentProps) {
  return (
    <Screen
      title={words.suspects.title}
      lead={words.suspects.lead}
      actions={
        <Link to={deskPaths.leads} className="thread-link">
          {words.suspects.back}
        </Link>
      }
    >
      <Entries rows={loaderData.suspects} empty={words.suspects.empty} className="py-4">
        {({ id, kind, name, email, createdAt, reason, startsAt, text }) => (
          <>
            <p>
              <span className="font-[600]">{name}</span> · {email} · {deskWords.kinds[kind] ?? kind} ·{' '}
              <Timestamp at={createdAt} />
            </p>
            <p className="text-sindoor">{reason}</p>
            {startsAt && (
              <p>
                {words.suspects.wants} <Timestamp at={startsAt} />
              </p>
            )}
            {text && <p className="mt-1 whitespace-pre-line">{text.slice(0, 600)}</p>}
            <PostForm fields={{ lead: id }} className="mt-2 flex flex-wrap items-start gap-2">
              <SmallButton name="do" value="release">
                {words.suspects.release}
              </SmallButton>
              <Confirm label={words.suspects.discard} sure={words.suspects.sure} name="do" value="discard" />
            </PostForm>
          </>
        )}
      </Entries>
    </Screen>
  )
}
