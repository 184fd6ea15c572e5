import { FormPage } from '#app/features/forms/form-page.tsx'
import { MessageForm } from '#app/features/forms/message-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/contact'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.leads.receiveContact, () => '/thanks/message')
}

export function loader({ context }: Route.LoaderArgs) {
  const { contact, forms } = context.get(requestScope).words
  return { contact, forms }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedHead({ title: loaderData.contact.form.heading, description: loaderData.contact.form.lead })

export const headers = plainFormHeaders

export default function Form({ loaderData: { contact, forms }, actionData }: Route.ComponentProps) {
  const { values, errors, notice } = actionData ?? {}
  return (
    <FormPage words={contact.form} notice={notice}>
      <MessageForm words={contact.form} common={forms} values={values} errors={errors} />
    </FormPage>
  )
}
