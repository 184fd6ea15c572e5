import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { PaymentDeskWords } from '#content/en/desk/payments.ts'
import { Moment } from './moment.tsx'
import { Pager } from './pager.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

export interface ListedPayment {
  id: string
  reference: string
  packageName: string
  buyer: string | undefined
  amount: string
  state: string
  differences: string[]
  createdAt: Date
}

interface PaymentsPageProps {
  words: PaymentDeskWords
  notice?: string | undefined
  kind: 'off' | 'test' | 'razorpay'
  differences: ListedPayment[]
  payments: ListedPayment[]
  common: DeskWords
  page: number
  hasMore: boolean
}

export function PaymentsPage({
  words,
  common,
  notice,
  kind,
  differences,
  payments,
  ...pages
}: PaymentsPageProps) {
  const lead = { off: words.off, test: words.test, razorpay: undefined }[kind]
  return (
    <Screen
      title={words.title}
      lead={lead}
      notice={notice}
      actions={
        kind !== 'off' && (
          <PostForm>
            <SmallButton>{words.reconcile}</SmallButton>
          </PostForm>
        )
      }
    >
      <Panel id="differences" title={words.differences}>
        {differences.length === 0 ? (
          <p className="text-ink-2">{words.noDifferences}</p>
        ) : (
          <PaymentTable words={words} payments={differences} />
        )}
      </Panel>
      <Panel id="all" title={words.all}>
        {payments.length === 0 ? (
          <p className="text-ink-2">{words.empty}</p>
        ) : (
          <PaymentTable words={words} payments={payments} />
        )}
        <Pager words={common} {...pages} />
      </Panel>
    </Screen>
  )
}

function PaymentTable({ words, payments }: { words: PaymentDeskWords; payments: ListedPayment[] }) {
  const head = 'border-b border-ink-2 py-2 pr-4 text-left text-[0.875rem] font-[600]'
  const cell = 'border-b border-line py-2.5 pr-4 align-top'
  return (
    <table className="w-full">
      <thead>
        <tr>
          <th className={head}>{words.columns.order}</th>
          <th className={`${head} max-md:hidden`}>{words.columns.buyer}</th>
          <th className={head}>{words.columns.amount}</th>
          <th className={head}>{words.columns.state}</th>
          <th className={`${head} max-md:hidden`}>{words.columns.at}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td className={`${cell} wrap-anywhere`}>
              <Link to={deskPaths.payment(payment.id)} className="thread-link">
                {payment.reference}
              </Link>
              <span className="block text-[0.875rem] text-ink-2">{payment.packageName}</span>
            </td>
            <td className={`${cell} max-md:hidden wrap-anywhere`}>{payment.buyer ?? words.forgotten}</td>
            <td className={`${cell} figures`}>{payment.amount}</td>
            <td className={cell}>
              {payment.state}
              {payment.differences.length > 0 && (
                <span className="block text-[0.875rem] text-sindoor">{payment.differences.join(', ')}</span>
              )}
            </td>
            <td className={`${cell} max-md:hidden`}>
              <Moment at={payment.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
