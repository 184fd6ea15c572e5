import { z } from 'zod'
import { deskAction, fieldList, flashOf, idField, optionalId } from '#app/desk-action.ts'
import { pageOf } from '#app/desk-request.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { Menu } from '#app/features/desk/menu.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { firstRowAction } from '#app/features/desk/row-action.ts'
import { PageTickBar, RowTick } from '#app/features/desk/row-tick.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { barEntry, TickedActions, tickedBar } from '#app/features/desk/ticked-bar.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { useRowTicks } from '#app/features/desk/use-row-ticks.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { peopleBulkWords as bulkWords } from '#content/en/desk/people-bulk.ts'
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
      {suspects.length > 0 && <TickedSuspects suspects={suspects} />}
      <div className="max-lg:ticked:pb-14">
        <Entries
          rows={suspects}
          empty={words.suspects.empty}
          pages={{ words: deskWords, page, hasMore }}
          className="flex items-start gap-1 py-2.5 lg:gap-2"
        >
          {(suspect) => <Entry suspect={suspect} />}
        </Entries>
      </div>
    </Screen>
  )
}

type Suspect = Route.ComponentProps['loaderData']['suspects'][number]

function Entry({ suspect }: { suspect: Suspect }) {
  const { id, kind, name, email, createdAt, reason, startsAt, text } = suspect
  return (
    <>
      <div className="-mt-2">
        <RowTick form={bulkForm} id={id} label={fill(words.suspects.tick, { name })} />
      </div>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-[600]">{name}</span>
          <span className="min-w-0 text-14 text-ink-2">
            {email} · {deskWords.kinds[kind] ?? kind}
          </span>
          <span className="text-14 text-ink-2 lg:ml-auto">
            <Timestamp at={createdAt} show="brief" />
          </span>
        </p>
        <p className="text-14 text-sindoor">{reason}</p>
        {startsAt && (
          <p>
            {words.suspects.wants} <Timestamp at={startsAt} />
          </p>
        )}
        {text && <p className="mt-1 whitespace-pre-line">{text.slice(0, 600)}</p>}
        <PostForm fields={{ lead: id }} className="flex flex-wrap items-start gap-x-5">
          <button type="submit" name="do" value="release" className={firstRowAction}>
            {words.suspects.release}
          </button>
          <Confirm label={words.suspects.discard} sure={words.suspects.sure} name="do" value="discard" />
        </PostForm>
      </div>
    </>
  )
}

const bulkForm = 'ticked'

function TickedSuspects({ suspects }: { suspects: Suspect[] }) {
  const { ticked, release, discard } = words.suspects
  const ticks = useRowTicks(suspects)
  return (
    <>
      <PostForm id={bulkForm} aria-label={ticked.label} className={tickedBar}>
        <TickedActions words={bulkWords} count={ticks.count} onNone={() => ticks.tickAll(false)}>
          <button type="submit" name="do" value="release" className={barEntry}>
            {release}
          </button>
          <Menu label={discard} className={`text-sindoor ${barEntry}`}>
            <p className="max-w-72 px-3 pt-2">{ticked.text}</p>
            <SmallButton look="danger" name="do" value="discard" className="m-3">
              {ticked.sure}
            </SmallButton>
          </Menu>
        </TickedActions>
      </PostForm>
      <PageTickBar
        label={bulkWords.thisPage}
        ticks={ticks}
        rowCount={suspects.length}
        isChosenAnyway={false}
      />
    </>
  )
}
