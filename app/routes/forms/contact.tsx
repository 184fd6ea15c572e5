import { FormPage } from '#app/features/forms/form-page.tsx'
import { MessageForm } from '#app/features/forms/message-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { company } from '#content/company.ts'
import { contact } from '#content/en/contact.ts'
import { forms } from '#content/en/forms.ts'
import type { Route } from './+types/contact'
import { answerPlainForm } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.leads.receiveContact, () => '/thanks/message')
}

export const meta: Route.MetaFunction = () => [
  { title: `${contact.form.heading} | ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Form({ actionData }: Route.ComponentProps) {
  const { values, errors, problem } = actionData ?? {}
  return (
    <FormPage words={contact.form} common={forms} problem={problem}>
      <MessageForm words={contact.form} common={forms} values={values} errors={errors} />
    </FormPage>
  )
}
