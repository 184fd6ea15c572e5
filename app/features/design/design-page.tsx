import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink, type ButtonLook } from '#app/ui/button-link.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { SkeletonCards } from '#app/ui/skeleton.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Words } from '#content/words.ts'

const swatches: Record<string, string> = {
  paper: 'bg-paper',
  'paper-2': 'bg-paper-2',
  ink: 'bg-ink',
  'ink-2': 'bg-ink-2',
  line: 'bg-line',
  indigo: 'bg-indigo',
  marigold: 'bg-marigold',
  peacock: 'bg-peacock',
  sindoor: 'bg-sindoor',
}

const typeStyles: Record<string, string> = {
  headline: 'headline text-38',
  body: 'measure',
  figures: 'figures text-24 wide',
}

export function DesignPage({ words }: { words: Words['design'] }) {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
      <Section id="colours" title={words.colours.heading}>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {words.colours.names.map(({ token, text }) => (
            <li key={token} className="overflow-hidden rounded-card border border-line">
              <div className={`h-20 ${swatches[token]}`} />
              <p className="p-4 leading-snug">
                <span className="block font-[600]">{token}</span>
                <span className="text-ink-2">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" title={words.type.heading}>
        <div className="flex flex-col gap-6">
          {words.type.samples.map((sample) => (
            <p key={sample.style} className={typeStyles[sample.style]}>
              {sample.text}
            </p>
          ))}
        </div>
      </Section>
      <Section id="buttons" title={words.buttons.heading}>
        <div className="on-band flex flex-wrap gap-3 rounded-card">
          {(Object.keys(words.buttons.labels) as ButtonLook[]).map((look) => (
            <span key={look} className={look === 'on-band' ? 'rounded-full bg-band' : ''}>
              <ButtonLink look={look} href="#buttons">
                {words.buttons.labels[look]}
              </ButtonLink>
            </span>
          ))}
        </div>
      </Section>
      <Section id="fields" title={words.fields.heading}>
        <Fields words={words.fields} />
      </Section>
      <Section id="notices" title={words.notices.heading}>
        <Notices words={words.notices} />
      </Section>
      <Section id="waiting" title={words.waiting.heading}>
        <SkeletonCards count={2} label={words.waiting.label} />
      </Section>
      <Section id="textiles" title={words.textiles.heading} lead={words.textiles.lead}>
        <ul className="grid gap-5 md:grid-cols-3">
          {words.textiles.titles.map((title) => (
            <li key={title}>
              <Textile title={title} className="h-44 w-full rounded-card" />
              <p className="mt-2 text-16 text-ink-2">{title}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Fields({ words }: { words: Words['design']['fields'] }) {
  const [attempt, setAttempt] = useState<object>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt({})
  }
  const error = attempt ? words.email.error : undefined
  return (
    <form className="grid max-w-xl gap-6" noValidate onSubmit={submit}>
      <ErrorSummary
        title={words.summary}
        errors={error ? [{ field: 'sample-email', message: error }] : []}
        attempt={attempt}
      />
      <TextField name="sample-name" label={words.name.label} hint={words.name.hint} autoComplete="name" />
      <TextField
        name="sample-email"
        type="email"
        label={words.email.label}
        error={error}
        autoComplete="email"
      />
      <SelectField name="sample-service" label={words.service.label} options={words.service.options} />
      <TextAreaField name="sample-message" label={words.message.label} rows={3} />
      <CheckboxField name="sample-consent" label={words.consent.label} hint={words.consent.hint} />
      <Button look="primary" type="submit">
        {words.send}
      </Button>
    </form>
  )
}

function Notices({ words }: { words: Words['design']['notices'] }) {
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="outline" data-replay onClick={() => toast(words.normal)}>
        {words.show}
      </Button>
      <Button look="outline" data-replay onClick={() => toast({ ...words.destructive, tone: 'destructive' })}>
        {words.showDestructive}
      </Button>
      <Button look="outline" data-replay onClick={() => dialog.current?.showModal()}>
        {words.openDialog}
      </Button>
      <Tooltip text={words.tooltip}>
        <Button look="outline">{words.tooltipButton}</Button>
      </Tooltip>
      <Dialog ref={dialog} title={words.dialogTitle} closeLabel={words.closeDialog}>
        <p>{words.dialogText}</p>
      </Dialog>
    </div>
  )
}
