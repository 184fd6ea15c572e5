import { FormPage } from '#app/features/forms/form-page.tsx'
import { QuoteForm } from '#app/features/forms/quote-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/quote'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.leads.receiveQuote, () => '/thanks/quote')
}

export function loader({ context }: Route.LoaderArgs) {
  const { quote, forms } = context.get(requestScope).words
  return { quote, forms }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedHead({ title: loaderData.quote.form.heading, description: loaderData.quote.form.lead })

export const headers = plainFormHeaders

export default function Form({ loaderData: { quote, forms }, actionData }: Route.ComponentProps) {
  const { values, errors, notice } = actionData ?? {}
  return (
    <FormPage words={quote.form} notice={notice}>
      <QuoteForm words={quote} common={forms} values={values} errors={errors} />
    </FormPage>
  )
}
