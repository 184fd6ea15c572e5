import { z } from 'zod'
import { deskAction, fieldList, flashOf, idField, optionalId } from '#app/desk-action.ts'
import { pageOf } from '#app/desk-request.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { RowTick } from '#app/features/desk/row-tick.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { useRowTicks } from '#app/features/desk/use-row-ticks.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import type { Route } from './+types/suspects'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = context.get(requestScope).services
  const page = pageOf(new URL(request.url).searchParams)
  return { ...(await desk.quarantine.list(page)), page, ...flashOf(request, words) }
}

export const action = deskAction(
  z.object({ do: z.enum(['release', 'discard']), lead: optionalId, id: fieldList(idField) }),
  async (fields, { services: { desk }, owner, now, flash }) => {
    const ids = fields.lead ? [fields.lead] : fields.id.slice(0, 500)
    if (ids.length === 0) return flash('nobody')
    const count =
      fields.do === 'release'
        ? await desk.quarantine.release(owner.email, ids, now)
        : await desk.quarantine.discard(owner.email, ids)
    if (count === 0) return flash('gone')
    const done = fields.do === 'release' ? 'released' : 'discarded'
    return fields.lead ? flash(done) : flash(`${done}-many`, { count })
  },
)

export default function Suspects({ loaderData }: Route.ComponentProps) {
  const { suspects, page, hasMore } = loaderData
  return (
    <Screen
      title={words.suspects.title}
      lead={words.suspects.lead}
      back={{ to: deskPaths.leads, label: words.suspects.back }}
    >
      <Entries
        rows={suspects}
        empty={words.suspects.empty}
        pages={{ words: deskWords, page, hasMore }}
        className="py-4"
      >
        {({ id, kind, name, email, createdAt, reason, startsAt, text }) => (
          <>
            <div className="flex">
              <RowTick form={bulkForm} id={id} label={fill(words.suspects.tick, { name })} />
              <p className="min-w-0 py-1.5">
                <span className="font-[600]">{name}</span> · {email} · {deskWords.kinds[kind] ?? kind} ·{' '}
                <Timestamp at={createdAt} />
              </p>
            </div>
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
      {suspects.length > 0 && <TickedSuspects suspects={suspects} />}
    </Screen>
  )
}

const bulkForm = 'ticked'

function TickedSuspects({ suspects }: { suspects: { id: string }[] }) {
  const { ticked } = words.suspects
  const { count, tickAll } = useRowTicks(suspects)
  return (
    <PostForm
      id={bulkForm}
      aria-label={ticked.label}
      className={`mt-6 flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line bg-paper py-3 ${count > 0 ? 'sticky bottom-0 z-2' : ''}`}
    >
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="checkbox size-5 shrink-0"
          checked={count > 0 && count === suspects.length}
          onChange={(event) => tickAll(event.currentTarget.checked)}
        />
        {ticked.all}
      </label>
      <span aria-live="polite" className="py-2.5 font-[600]">
        {count > 0 && fill(ticked.count, { count: String(count) })}
      </span>
      <SmallButton name="do" value="release">
        {ticked.release}
      </SmallButton>
      <Confirm label={ticked.discard} sure={ticked.sure} name="do" value="discard">
        <p>{ticked.text}</p>
      </Confirm>
    </PostForm>
  )
}
