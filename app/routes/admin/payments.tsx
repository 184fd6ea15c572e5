import { Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { ownerOf, pageOf } from '#app/desk-request.ts'
import { Table, wholeRow } from '#app/features/desk/list.tsx'
import { Menu } from '#app/features/desk/menu.tsx'
import type { Pages } from '#app/features/desk/pager.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton, smallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { paymentDeskWords as words } from '#content/en/desk/payments.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { Route } from './+types/payments'
import { type ListedPayment, listedPayment } from './listed-payment.ts'

const perPage = 50

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { payments } = context.get(requestScope).services
  const page = pageOf(new URL(request.url).searchParams)
  const listed = await payments.list({ limit: perPage + 1, offset: page * perPage })
  return {
    kind: payments.kind,
    differences: (await payments.differences()).map(listedPayment),
    payments: listed.slice(0, perPage).map(listedPayment),
    page,
    hasMore: listed.length > perPage,
    mayDownload: mayUse(ownerOf(context).role, deskPaths.paymentsCsv),
    ...flashOf(request, words),
  }
}

export const action = deskAction(z.object({}), async (_fields, { services: { desk }, owner, flash }) =>
  flash((await desk.reconcilePayments(owner.email)) ? 'reconciled' : 'off'),
)

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { kind, differences, payments, page, hasMore, mayDownload } = loaderData
  return (
    <Screen
      title={words.title}
      lead={{ off: words.off, test: words.test, real: undefined }[kind]}
      actions={
        kind !== 'off' && (
          <Menu isForPhones name={words.otherActions} className={smallButton('quiet', '-mr-2.5 px-2.5!')}>
            <PostForm>
              <SmallButton className="max-md:w-full max-md:border-transparent">{words.reconcile}</SmallButton>
            </PostForm>
          </Menu>
        )
      }
    >
      <Panel id="differences" title={words.differences}>
        <PaymentTable payments={differences} empty={words.noDifferences} />
      </Panel>
      <Panel
        id="all"
        title={words.all}
        aside={
          mayDownload &&
          payments.length > 0 && (
            <a href={deskPaths.paymentsCsv} download className={smallButton('plain')}>
              {words.download}
            </a>
          )
        }
      >
        <PaymentTable payments={payments} empty={words.empty} pages={{ words: deskWords, page, hasMore }} />
      </Panel>
    </Screen>
  )
}

interface PaymentTableProps {
  payments: ListedPayment[]
  empty: string
  pages?: Pages
}

function PaymentTable({ payments, ...list }: PaymentTableProps) {
  const { columns } = words
  return (
    <Table
      {...list}
      rows={payments}
      columns={[
        {
          head: columns.order,
          cell: ({ id, reference }) => (
            <Link to={deskPaths.payment(id)} className={wholeRow}>
              {reference}
            </Link>
          ),
        },
        { head: columns.package, cell: ({ packageName }) => packageName },
        { head: columns.buyer, cell: ({ buyer }) => buyer ?? words.forgotten },
        { head: columns.amount, cell: ({ amount }) => amount, isNumber: true },
        {
          head: columns.state,
          cell: ({ state, differences }) => (
            <>
              {state} <span className="text-sindoor">{differences.join(', ')}</span>
            </>
          ),
        },
        {
          head: columns.at,
          isNumber: true,
          cell: ({ createdAt }) => <Timestamp at={createdAt} show="brief" />,
        },
      ]}
    />
  )
}
