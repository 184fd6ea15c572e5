import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

/** The two quick ways, for those who would rather not write. */
export function ContactWays({ words }: { words: Words['contact'] }) {
  const { whatsapp, demo } = words
  return (
    <div className="grid overflow-hidden rounded-card border border-line sm:max-lg:grid-cols-2">
      <Textile title={whatsapp.title} kind="ikat" className="h-14 w-full sm:max-lg:col-span-2" />
      {whatsapp.action.href !== '' && (
        <section aria-labelledby="whatsapp" className="p-6 md:p-8">
          <h2 id="whatsapp" className="flex items-center gap-3 text-24 wide leading-tight">
            <Icon name="whatsapp" className="size-8 text-peacock" />
            {whatsapp.title}
          </h2>
          <p className="mt-3 text-ink-2">{whatsapp.text}</p>
          <ButtonLink look="outline" href={whatsapp.action.href} className="mt-5 max-sm:w-full">
            {whatsapp.action.label}
          </ButtonLink>
        </section>
      )}
      <section
        aria-labelledby="demo"
        className="border-line bg-paper-2 p-6 only-of-type:col-span-full max-sm:border-t sm:max-lg:border-l md:p-8 lg:border-t"
      >
        <h2 id="demo" className="flex items-center gap-3 text-24 wide leading-tight">
          <Icon name="calendar" className="size-8 text-indigo" />
          {demo.title}
        </h2>
        <p className="mt-3 text-ink-2">{demo.text}</p>
        <ButtonLink look="primary" href={demo.action.href} className="mt-5 max-sm:w-full">
          {demo.action.label}
        </ButtonLink>
      </section>
    </div>
  )
}
