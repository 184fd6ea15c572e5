import { Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { pageOf } from '#app/desk-request.ts'
import { Filter } from '#app/features/desk/filter.tsx'
import { FilterBar, FilterChips, NoMatches } from '#app/features/desk/filters.tsx'
import { InboxHealth } from '#app/features/desk/inbox-health.tsx'
import { Table, wholeRow } from '#app/features/desk/list.tsx'
import { mailStateText } from '#app/features/desk/mail-state.ts'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { mailWords as words } from '#content/en/desk/mail.ts'
import { mailListStates } from '#server/desk/mailroom.ts'
import type { Route } from './+types/mail'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, inbox, sendsMail } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const state = mailListStates.find((known) => known === query.get('state'))
  const page = pageOf(query)
  const { mails, hasMore } = await desk.mailroom.list(state, page)
  return {
    mails,
    hasMore,
    page,
    state,
    isMailbox: !sendsMail,
    inbox: await inbox.health(),
    ...flashOf(request, words),
  }
}

export const action = deskAction(z.object({}), async (_fields, { services: { desk }, owner, flash }) => {
  const { tried, left } = await desk.mailroom.retryAll(owner.email)
  return left > 0
    ? flash('tried-some', { to: `${deskPaths.mails}?state=troubled`, count: tried, left })
    : flash('tried', { to: deskPaths.mails, count: tried })
})

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { mails, state, isMailbox, inbox, page, hasMore } = loaderData
  const { columns } = words
  return (
    <Screen
      title={words.title}
      lead={isMailbox ? words.mailbox : undefined}
      actions={
        mails.some((mail) => ['failed', 'dead'].includes(mail.state)) && (
          <PostForm>
            <SmallButton>{words.retryAll}</SmallButton>
          </PostForm>
        )
      }
    >
      <InboxHealth words={words.inbox} health={inbox} />
      <FilterBar apply={deskWords.apply}>
        <FilterChips
          words={deskWords}
          count={state ? 1 : 0}
          found={hasMore || page > 0 ? undefined : mails.length}
        >
          <Filter
            name="state"
            label={words.state}
            any={deskWords.any}
            value={state}
            options={{
              troubled: deskWords.notArrived,
              ...deskWords.mailStates,
              ...(isMailbox && { sent: deskWords.mailKept }),
            }}
          />
        </FilterChips>
      </FilterBar>
      <Table
        rows={mails}
        {...(!state && { empty: words.empty })}
        pages={{ words: deskWords, page, hasMore }}
        columns={[
          {
            head: columns.subject,
            isMain: true,
            cell: ({ id, subject, lastError }) => (
              <p className="gap-x-3 md:flex">
                <Link to={deskPaths.mail(id)} className={`block truncate ${wholeRow} font-[500]!`}>
                  {subject}
                </Link>
                {lastError && (
                  <span className="block truncate text-14 text-sindoor md:min-w-1/3">{lastError}</span>
                )}
              </p>
            ),
          },
          {
            head: columns.to,
            cell: ({ recipient }) => <span className="block max-w-56 truncate">{recipient}</span>,
          },
          { head: columns.state, cell: ({ state }) => mailStateText(deskWords, state, !isMailbox) },
          {
            head: columns.at,
            isNumber: true,
            cell: ({ createdAt }) => <Timestamp at={createdAt} show="brief" />,
          },
        ]}
      />
      {mails.length === 0 && state && <NoMatches words={deskWords} />}
    </Screen>
  )
}
