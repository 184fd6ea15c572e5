import { EmailQuestion } from '#app/ui/form/email-question.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { bookingFields, inputOf } from '#domain/form-fields.ts'
import { PostForm } from './post-form.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { SidePanel } from './side-panel.tsx'
import { SmallButton } from './small-button.tsx'
import { timestampText } from './timestamp.tsx'

interface NewDemoProps {
  words: BookingDeskWords
  emailQuestion: { ask: string; take: string; keep: string }
  /** The free time that was clicked. */
  start: { date: string; time: string } | undefined
  address: string
  back: string
  refused: RefusedFields | undefined
}

/** The owner books for somebody on the phone. */
export function NewDemo({ words, emailQuestion, start, address, back, refused }: NewDemoProps) {
  const own = words.create
  const typed: Record<string, string> = refused?.typed ?? { ...start }
  const field = (name: keyof typeof own.fields) => ({
    ...inputOf(bookingFields[name]),
    name,
    id: `new-${name}`,
    label: own.fields[name],
    defaultValue: typed[name],
    error: refused?.errors[name],
    // What the browser knows is the owner's, not the caller's.
    autoComplete: 'off',
  })
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
        <TextField {...field('phone')} />
        <SelectField {...service} options={bookableServices.map((value) => ({ value, label: value }))} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('date')} />
          <TextField {...field('time')} />
        </div>
        <TextAreaField {...note} rows={2} />
        <SmallButton className="justify-self-start">{own.submit}</SmallButton>
        {refused?.free && refused.free.length > 0 && <FreeTimes label={own.free} times={refused.free} />}
      </PostForm>
    </SidePanel>
  )
}

/** A press books one, with all that was typed. Below the form's own button, which Enter presses. */
function FreeTimes({ label, times }: { label: string; times: Date[] }) {
  return (
    <div className="grid gap-2">
      <p className="font-[600]">{label}</p>
      {times.map((time) => (
        <SmallButton
          key={time.getTime()}
          name="start"
          value={time.toISOString()}
          className="justify-self-start"
        >
          {timestampText(time, 'appointment')}
        </SmallButton>
      ))}
    </div>
  )
}
