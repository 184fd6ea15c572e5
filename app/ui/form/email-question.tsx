import { Button } from '#app/ui/button.tsx'

interface EmailQuestionProps {
  suggestion: string
  take: string
  keep: string
}

/** The two answers to “Did you mean …?”. Each sends the form, and what it says counts instead of what the field holds. */
export function EmailQuestion({ suggestion, take, keep }: EmailQuestionProps) {
  const shared = { type: 'submit', 'data-waits': true, className: 'wrap-anywhere max-sm:w-full' } as const
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...shared} look="primary" name="email" value={suggestion}>
        {take}
      </Button>
      <Button {...shared} look="outline" name="email_question" value="keep">
        {keep}
      </Button>
    </div>
  )
}

/** Says that an address that looks mistyped may be asked about. Before the answers, so that the last one counts. */
export function MayAskAboutEmail({ answer = 'ask' }: { answer?: string | undefined }) {
  return <input type="hidden" name="email_question" value={answer} />
}

/** Puts into its field what a form without script would send of the button that was pressed. */
export function takeAnswer(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const name = submitter?.getAttribute('name')
  const field = name && form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (field) field.value = submitter?.getAttribute('value') ?? ''
}
