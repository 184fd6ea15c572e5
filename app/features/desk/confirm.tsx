import type { MouseEvent, ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

interface ConfirmProps {
  label: string
  /** What the second press says. */
  sure: string
  /** What it says while it is being done, where that takes a while. */
  pending?: string
  name: string
  value: string
  children?: ReactNode
}

/** What cannot be undone, or visitors notice at once, takes two presses, with or without script. Stands inside a form. */
export function Confirm({ label, sure, pending = sure, name, value, children }: ConfirmProps) {
  const isPending = useNavigation().formData?.get(name) === value

  function pressOnce(event: MouseEvent) {
    if (isPending) event.preventDefault()
  }

  return (
    <>
      {/* Enter in a field presses the form's first button, which without this one might be the second press. */}
      <button type="submit" disabled hidden />
      <details className="inline-block">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-[600] text-sindoor hover:bg-paper-2">
          {label}
        </summary>
        <div className="mt-2 flex flex-col gap-3">
          {children}
          <Button
            type="submit"
            look="outline"
            name={name}
            value={value}
            aria-disabled={isPending}
            onClick={pressOnce}
            className="self-start border-sindoor text-sindoor"
          >
            {isPending ? pending : sure}
          </Button>
        </div>
      </details>
    </>
  )
}
