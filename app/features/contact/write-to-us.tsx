import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { ContactWords } from '#content/types/contact.ts'

/** Holds the place of the message form: writing is possible, by the visitor's own mail program or WhatsApp. */
export function WriteToUs({ words }: { words: ContactWords }) {
  const { form, whatsapp, info } = words
  const email = info.items.find((item) => item.href?.startsWith('mailto:'))
  return (
    <div className="self-start rounded-card border border-line p-6 md:p-10">
      <p className="headline text-[1.375rem] md:text-[1.75rem]">{form.fields.message.hint}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        {email?.href && (
          <ButtonLink look="outline" href={email.href} className="wrap-anywhere max-sm:w-full max-sm:px-4">
            <Icon name="mail" className="size-5" />
            {email.value}
          </ButtonLink>
        )}
        <ButtonLink look="outline" href={whatsapp.action.href} className="max-sm:w-full">
          <Icon name="whatsapp" className="size-5 text-peacock" />
          {whatsapp.action.label}
        </ButtonLink>
      </div>
      <p className="measure mt-7 text-[0.9375rem] text-ink-2">
        {form.privacy.text}{' '}
        <SmartLink href={form.privacy.link.href} className="thread-link">
          {form.privacy.link.label}
        </SmartLink>
      </p>
    </div>
  )
}
