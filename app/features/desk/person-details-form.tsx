import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { PersonEntryWords } from '#content/en/desk/person-entry.ts'
import { fill } from '#content/fill.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

export interface RefusedDetails {
  typed: Record<string, string>
  errors: Record<string, string>
  /** Who has the address. */
  known?: { id: string; name: string } | undefined
}

interface PersonDetailsFormProps {
  words: PersonEntryWords
  submit: string
  countries: { code: string; name: string }[]
  /** What is in the fields, by their names. */
  values: Record<string, string>
  /** Whether they are written down for the first time, with a note. */
  isNew: boolean
  refused: RefusedDetails | undefined
}

const inputs = {
  name: { required: true, maxLength: 120 },
  email: { type: 'email', maxLength: 254 },
  phone: { type: 'tel', maxLength: 30 },
  otherPhone: { type: 'tel', maxLength: 30 },
  company: { maxLength: 160 },
  source: { maxLength: 60 },
} as const

export function PersonDetailsForm({
  words,
  submit,
  countries,
  values,
  isNew,
  refused,
}: PersonDetailsFormProps) {
  const typed: Record<string, string> = refused?.typed ?? values
  const field = (name: keyof PersonEntryWords['fields']) => ({
    name,
    id: `person-${name}`,
    label: words.fields[name].label,
    defaultValue: typed[name],
    error: refused?.errors[name],
    // What the browser knows is the owner's.
    autoComplete: 'off',
  })
  const input = (name: keyof typeof inputs) => <TextField {...inputs[name]} {...field(name)} />
  return (
    <PostForm className="grid form-width gap-4 sm:grid-cols-2">
      {input('name')}
      {input('company')}
      <div className="flex flex-col justify-end gap-1.5">
        {input('email')}
        {refused?.known && (
          // What was typed stays where it is.
          <a
            href={deskPaths.person(refused.known.id)}
            target="_blank"
            rel="noreferrer"
            className="thread-link self-start"
          >
            {fill(words.openKnown, { name: refused.known.name })}
          </a>
        )}
      </div>
      {input('phone')}
      {input('otherPhone')}
      <SelectField
        {...field('country')}
        options={[
          { value: '', label: words.fromNumber },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextField {...inputs.source} {...field('source')} hint={words.sourceHint} list="person-sources" />
      <datalist id="person-sources">
        {words.sources.map((source) => (
          <option key={source} value={source} />
        ))}
      </datalist>
      {isNew && (
        <div className="sm:col-span-2">
          <TextAreaField {...field('note')} rows={4} maxLength={5000} />
          <label className="mt-2 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="waits"
              value="yes"
              defaultChecked={refused ? typed.waits === 'yes' : true}
              className="checkbox size-5 shrink-0"
            />
            {words.waits}
          </label>
        </div>
      )}
      <SmallButton look="strong" className="justify-self-start sm:col-span-2">
        {submit}
      </SmallButton>
    </PostForm>
  )
}
