import { useSubmit } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { internationalNumber } from '#domain/phone-number.ts'
import { menuEntry } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import { rowAction } from './row-action.ts'

/** Fewer digits most likely lack their country or area, and WhatsApp would reach nobody. */
const minDigits = 10

const contactWays = ['whatsapp', 'call'] as const

type ContactWords = DeskWords['elsewhere']

interface ContactLinksProps {
  words: ContactWords
  name: string
  phone: string | null
  /** Whom it is about, where the screen is about several. */
  fields?: Record<string, string>
  className?: string
}

/** Opens WhatsApp or the phone, and notes that: whoever is called waits no longer. */
export function ContactLinks({ words, name, phone, fields = {}, className = rowAction }: ContactLinksProps) {
  const submit = useSubmit()
  const number = internationalNumber(phone ?? '')
  if (number.length < minDigits) return null
  const text = encodeURIComponent(fill(words.text, { name }))
  const ways = [
    { way: 'whatsapp', href: `https://wa.me/${number}?text=${text}`, target: '_blank' },
    { way: 'call', href: `tel:+${number}`, target: undefined },
  ] as const
  const note = (way: string) =>
    submit({ ...fields, do: 'contact', way }, { method: 'post', preventScrollReset: true, replace: true })
  return (
    <>
      {ways.map(({ way, href, target }) => (
        <a
          key={way}
          href={href}
          rel="noreferrer"
          target={target}
          onClick={() => note(way)}
          className={className}
        >
          {words[way]}
        </a>
      ))}
    </>
  )
}

interface ContactNotesProps {
  words: ContactWords
  phone: string | null
  fields?: Record<string, string>
}

/** In a menu: the same is noted without script, by whoever has written or called. */
export function ContactNotes({ words, phone, fields = {} }: ContactNotesProps) {
  if (internationalNumber(phone ?? '').length < minDigits) return null
  return (
    <noscript>
      {contactWays.map((way) => (
        <PostForm key={way} fields={{ ...fields, do: 'contact', way }}>
          <button type="submit" className={menuEntry}>
            {words.noted[way]}
          </button>
        </PostForm>
      ))}
    </noscript>
  )
}
