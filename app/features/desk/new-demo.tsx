import { EmailQuestion } from '#app/ui/form/email-question.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { bookingFields, inputOf } from '#domain/form-fields.ts'
import type { DeskHost } from './bookings-page.tsx'
import { FreeTimes } from './free-times.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { SidePanel } from './side-panel.tsx'
import { SmallButton } from './small-button.tsx'

interface NewDemoProps {
  words: BookingDeskWords
  emailQuestion: { ask: string; take: string; keep: string }
  hosts: DeskHost[]
  /** The free time that was clicked. */
  start: { date: string; time: string } | undefined
  address: string
  back: string
  refused: RefusedFields | undefined
}

/** The owner books for somebody on the phone. */
export function NewDemo({ words, emailQuestion, hosts, start, address, back, refused }: NewDemoProps) {
  const own = words.create
  const typed: Record<string, string> = refused?.typed ?? { ...start }
  const shared = (name: keyof typeof own.fields) => ({
    name,
    id: `new-${name}`,
    label: own.fields[name],
    defaultValue: typed[name],
    error: refused?.errors[name],
    // What the browser knows is the owner's, not the caller's.
    autoComplete: 'off',
  })
  const field = (name: Exclude<keyof typeof own.fields, 'host'>) => ({
    ...inputOf(bookingFields[name]),
    ...shared(name),
  })
  const holding = hosts.filter(({ takesDemos }) => takesDemos)
  const { type: _, ...note } = field('message')
  const { type: _type, maxLength: _length, ...service } = field('service')
  return (
    <SidePanel title={own.heading} back={back} close={words.close}>
      <p className="text-16 text-ink-2">{own.text}</p>
      {/* Another one once a time was clicked, which is then in its fields. */}
      <PostForm
        key={`${start?.date} ${start?.time}`}
        action={address}
        fields={{ do: 'book' }}
        className="mt-4 grid gap-4"
      >
        <TextField {...field('name')} />
        <TextField {...field('email')} />
        <EmailQuestion
          words={emailQuestion}
          attempt={{ errors: {}, suggestion: refused?.suggestion, isOnlyAsked: false }}
          answer={typed.email_question}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('phone')} />
          <SelectField {...service} options={bookableServices.map((value) => ({ value, label: value }))} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('date')} />
          <TextField {...field('time')} />
        </div>
        <TextAreaField {...note} rows={2} />
        {holding.length > 1 && (
          <SelectField
            {...shared('host')}
            options={[
              { value: '', label: own.anyHost },
              ...holding.map(({ number, name }) => ({ value: String(number), label: name })),
            ]}
          />
        )}
        {/* In sight however low the window is. */}
        <div className="-mb-4 bg-paper pb-4 xl:sticky xl:-bottom-4 xl:pt-2">
          <SmallButton look="strong">{own.submit}</SmallButton>
        </div>
        {refused?.canInsist && (
          <SmallButton name="insist" value="yes" className="justify-self-start">
            {own.insist}
          </SmallButton>
        )}
        <FreeTimes label={own.free} times={refused?.free} />
      </PostForm>
    </SidePanel>
  )
}
