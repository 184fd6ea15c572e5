import { SelectField, TextField } from '#app/ui/form/field.tsx'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { PostForm } from './post-form.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { SidePanel } from './side-panel.tsx'
import { SmallButton } from './small-button.tsx'
import type { TimeOffFields } from './time-off-fields.ts'

interface BlockTimeProps {
  words: BookingDeskWords
  hosts: { number: number; name: string }[]
  address: string
  back: string
  refused: RefusedFields | undefined
}

/** Time in which nobody can book. */
export function BlockTime({ words, hosts, address, back, refused }: BlockTimeProps) {
  const own = words.block
  const field = (name: keyof TimeOffFields) => ({
    name,
    id: `block-${name}`,
    label: own.fields[name],
    defaultValue: refused?.typed[name],
    error: refused?.errors[name],
  })
  return (
    <SidePanel title={own.heading} back={back} close={words.close}>
      <p className="text-16 text-ink-2">{own.text}</p>
      <PostForm action={address} className="mt-4 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('firstDay')} type="date" required />
          <TextField {...field('from')} type="time" />
          <TextField {...field('lastDay')} type="date" />
          <TextField {...field('until')} type="time" />
        </div>
        <SelectField
          {...field('host')}
          options={[
            { value: '', label: own.everybody },
            ...hosts.map(({ number, name }) => ({ value: String(number), label: name })),
          ]}
        />
        <TextField {...field('reason')} maxLength={200} />
        <SmallButton look="strong" name="do" value="block" className="justify-self-start">
          {own.submit}
        </SmallButton>
      </PostForm>
    </SidePanel>
  )
}
