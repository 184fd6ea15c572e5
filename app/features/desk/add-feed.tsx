import type { MouseEvent } from 'react'
import { useNavigation } from 'react-router'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import type { DiaryWords } from '#content/en/desk/diary.ts'
import type { FieldWords } from '#content/form-words.ts'
import { Disclosure } from './disclosure.tsx'
import type { ShownHost } from './hosts-panel.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SmallButton } from './small-button.tsx'

interface AddFeedProps {
  words: DiaryWords['feeds']
  kind: 'ics' | 'caldav'
  hosts: ShownHost[]
  refused: RefusedForm | undefined
}

/** Address and password are secrets: what was typed there is not sent back, and stays only while the page does. */
export function AddFeed({ words, kind, hosts, refused }: AddFeedProps) {
  const { fields } = words
  const field = (name: keyof typeof fields) => {
    const { label, hint }: FieldWords = fields[name]
    return {
      label,
      ...(hint && { hint }),
      name,
      id: `${kind}-${name}`,
      required: true,
      defaultValue: refused?.typed[name],
      error: refused?.errors[name],
    }
  }
  const secret = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' }
  return (
    <Disclosure label={words.add[kind]} isOpen={refused !== undefined}>
      {kind === 'ics' ? <Help words={words.help} /> : <p className="text-ink-2">{words.caldavText}</p>}
      <PostForm fields={{ kind }} className="mt-4 grid gap-4">
        <SelectField {...field('host')} options={hosts.map(({ id, name }) => ({ value: id, label: name }))} />
        <TextField {...field('name')} maxLength={120} />
        <TextField {...field('address')} {...secret} inputMode="url" maxLength={2000} />
        {kind === 'caldav' && (
          <>
            <TextField {...field('username')} {...secret} maxLength={254} />
            <TextField {...field('password')} {...secret} type="password" maxLength={500} />
          </>
        )}
        <ReadButton words={words} />
      </PostForm>
    </Disclosure>
  )
}

function Help({ words }: { words: DiaryWords['feeds']['help'] }) {
  return (
    <>
      <h3 className="font-[600]">{words.heading}</h3>
      <dl className="mt-1 grid gap-2">
        {words.places.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-16 font-[600]">{name}</dt>
            <dd className="text-16 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Reading takes a while, and a second press would add it twice. */
function ReadButton({ words }: { words: DiaryWords['feeds'] }) {
  const isReading = useNavigation().formData?.get('do') === 'add-calendar'
  const pressOnce = (event: MouseEvent) => isReading && event.preventDefault()
  return (
    <SmallButton
      look="strong"
      name="do"
      value="add-calendar"
      aria-disabled={isReading}
      onClick={pressOnce}
      className="justify-self-start"
    >
      {isReading ? words.submitting : words.submit}
    </SmallButton>
  )
}
