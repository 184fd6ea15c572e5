import type { MouseEvent, ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { SmallButton, smallButton } from './small-button.tsx'

/** Red is for what destroys something. */
const looks = {
  alarm: { first: 'alarm', second: 'danger' },
  quiet: { first: 'plain', second: 'plain' },
} as const

interface ConfirmProps {
  label: string
  /** What the second press says. */
  sure: string
  /** What it says while it is being done, where that takes a while. */
  pending?: string
  name: string
  value: string
  look?: keyof typeof looks
  children?: ReactNode
}

/** What cannot be undone, or visitors notice at once, takes two presses, with or without script. Stands inside a form. */
export function Confirm({
  label,
  sure,
  pending = sure,
  name,
  value,
  look = 'alarm',
  children,
}: ConfirmProps) {
  const isPending = useNavigation().formData?.get(name) === value

  function pressOnce(event: MouseEvent) {
    if (isPending) event.preventDefault()
  }

  return (
    // Where it has no border, its text begins where other texts begin, unless a button stands before it.
    <details className={`inline-block ${look === 'alarm' ? '-ml-3.5 [button~&]:ml-0' : ''}`}>
      <summary className={smallButton(looks[look].first)}>{label}</summary>
      {/* Enter in a field presses the form's first button, which without this one might be the second press. */}
      <button type="submit" disabled hidden />
      <div className={`mt-2 flex flex-col gap-3 ${look === 'alarm' ? 'px-3.5' : ''}`}>
        {children}
        <SmallButton
          look={looks[look].second}
          name={name}
          value={value}
          aria-disabled={isPending}
          onClick={pressOnce}
          className="self-start"
        >
          {isPending ? pending : sure}
        </SmallButton>
      </div>
    </details>
  )
}
