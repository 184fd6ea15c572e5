import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'

interface SendToTeamProps {
  /** The section's anchor. */
  id: string
  words: { heading: string; lead: string; renew: string }
  /** What was tried, as the team would read it. Nothing while nothing was. */
  prepared: Prepared | undefined
  /** A form with fields of these names, from the route. */
  children: ReactNode
}

interface Prepared {
  subject: string
  message: string
}

/**
 * What a visitor tried, in a form they can read and change before it is sent. It follows what they try until they write
 * something of their own into it; then it waits to be asked.
 */
export function SendToTeam({ id, words, prepared, children }: SendToTeamProps) {
  const slot = useRef<HTMLDivElement>(null)
  // By name. What a field holds instead of this is the visitor's own.
  const written = useRef(new Map<string, string>())
  const [isBehind, setIsBehind] = useState(false)

  useEffect(() => {
    if (!prepared) return
    const fields = fieldsIn(slot.current)
    const isTheirs = fields.some(
      ({ name, value, defaultValue }) => value !== (written.current.get(name) ?? defaultValue),
    )
    setIsBehind(isTheirs && fields.some((field) => field.value !== textFor(field, prepared)))
    if (!isTheirs) fill(fields, prepared, written.current)
  }, [prepared])

  const renew = () => {
    if (prepared) fill(fieldsIn(slot.current), prepared, written.current)
    setIsBehind(false)
  }
  return (
    <SplitSection
      id={id}
      title={words.heading}
      lead={words.lead}
      aside={
        isBehind && (
          <Button look="outline" onClick={renew} className="mt-5">
            {words.renew}
          </Button>
        )
      }
    >
      <div ref={slot}>{children}</div>
    </SplitSection>
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement

function fieldsIn(slot: HTMLElement | null): Field[] {
  return [...(slot?.querySelectorAll<Field>(':is([name="subject"], [name="message"])') ?? [])]
}

function textFor({ name }: Field, prepared: Prepared): string {
  return name === 'subject' ? prepared.subject : prepared.message
}

function fill(fields: readonly Field[], prepared: Prepared, written: Map<string, string>): void {
  for (const field of fields) {
    field.value = textFor(field, prepared)
    // As the field has it, which may have left something out.
    written.set(field.name, field.value)
  }
}
