import { FormPage } from '#app/features/forms/form-page.tsx'
import { MessageForm } from '#app/features/forms/message-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { contact } from '#content/en/contact.ts'
import { forms } from '#content/en/forms.ts'
import type { Route } from './+types/contact'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.leads.receiveContact, () => '/thanks/message')
}

export const meta: Route.MetaFunction = () =>
  unlistedHead({ title: contact.form.heading, description: contact.form.lead })

export const headers = plainFormHeaders

export default function Form({ actionData }: Route.ComponentProps) {
  const { values, errors, problem } = actionData ?? {}
  return (
    <FormPage words={contact.form} common={forms} problem={problem}>
      <MessageForm words={contact.form} common={forms} values={values} errors={errors} />
    </FormPage>
  )
}
