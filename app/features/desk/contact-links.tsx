import { useSubmit } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
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
  /** Drawn, where there is no room for words. */
  isDrawn?: boolean
}

const drawings = {
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.3 19zM9 8.5c-.4 2.8 2.8 6.4 6.2 6.5l.6-2-2-.9-.9 1c-1-.4-1.8-1.3-2.2-2.2l1-.9-.8-2z',
  call: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 1-.9 1.8-1.9 1.7C11.6 18.7 5.3 12.4 4.8 5.9 4.7 4.9 5.5 4 6.5 4z',
}

/** Opens WhatsApp or the phone, and notes that: whoever is called waits no longer. */
export function ContactLinks({
  words,
  name,
  phone,
  fields = {},
  className = rowAction,
  isDrawn = false,
}: ContactLinksProps) {
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
          {isDrawn && <LineDrawing path={drawings[way]} className="size-6" />}
          <span className={isDrawn ? 'sr-only' : ''}>{words[way]}</span>
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
