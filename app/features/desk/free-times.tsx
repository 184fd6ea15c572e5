import { SmallButton } from './small-button.tsx'
import { timestampText } from './timestamp.tsx'

interface FreeTimesProps {
  label: string
  times: Date[] | undefined
}

/** Stands inside a form, which a press sends with one of these. Below the form's own button, which Enter presses. */
export function FreeTimes({ label, times = [] }: FreeTimesProps) {
  if (times.length === 0) return null
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
