import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { accountMails } from '#content/en/desk/account-mails.ts'
import type { ToldChange } from '#server/auth/account.ts'
import type { SignedInOwner } from '#server/auth/sign-in.ts'
import type { Transaction } from '#server/db/database.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { teamMail } from './team-mail.ts'

/** Tells an owner what was changed about their account, from which browser and when. */
export function tellOwner(mailer: Mailer, { publicUrl }: Pick<MailSettings, 'publicUrl'>) {
  return (
    transaction: Transaction,
    { email, name }: SignedInOwner,
    change: ToldChange,
    userAgent: string,
  ): Promise<void> => {
    const { facts, action, paragraphs } = accountMails
    const { subject, heading } = accountMails.changes[change]
    return mailer.queueMails(transaction, [
      teamMail(
        { subject, heading, preview: heading, paragraphs },
        {
          kind: 'account-changed',
          recipient: { email, name },
          publicUrl,
          values: {},
          facts: [
            { label: facts.account, value: email },
            { label: facts.at, value: timeIn(company.timeZone) },
            ...(userAgent ? [{ label: facts.browser, value: userAgent.slice(0, 200).toWellFormed() }] : []),
          ],
          action: { label: action, href: `${publicUrl}${deskPaths.account}` },
        },
      ),
    ])
  }
}

function timeIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(),
  )
}
