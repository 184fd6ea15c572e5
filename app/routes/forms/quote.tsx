import { FormPage } from '#app/features/forms/form-page.tsx'
import { QuoteForm } from '#app/features/forms/quote-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { forms } from '#content/en/forms.ts'
import { quote } from '#content/en/quote.ts'
import type { Route } from './+types/quote'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.leads.receiveQuote, () => '/thanks/quote')
}

export const meta: Route.MetaFunction = () =>
  unlistedHead({ title: quote.form.heading, description: quote.form.lead })

export const headers = plainFormHeaders

export default function Form({ actionData }: Route.ComponentProps) {
  const { values, errors, problem } = actionData ?? {}
  return (
    <FormPage words={quote.form} common={forms} problem={problem}>
      <QuoteForm words={quote} common={forms} values={values} errors={errors} />
    </FormPage>
  )
}
