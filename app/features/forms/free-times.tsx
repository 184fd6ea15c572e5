import { Button } from '#app/ui/button.tsx'
import { clockElsewhere, meetingTime } from '#domain/meeting-time.ts'

interface FreeTimesProps {
  heading: string
  /** Follows the visitor's own time. */
  forYou: string
  times: readonly { start: Date | string }[]
  timeZone: string | null | undefined
}

/** Times that can be had with one press. Stands inside the form that takes them. */
export function FreeTimes({ heading, forYou, times, timeZone }: FreeTimesProps) {
  return (
    <div className="rounded-card border-2 border-marigold p-4">
      {/* Enter in a field presses the form's first button, which must not be one of these. */}
      <button type="submit" hidden />
      <p className="font-[600]">{heading}</p>
      <div className="mt-3 grid gap-3">
        {times.map(({ start }) => {
          const moment = new Date(start)
          const own = clockElsewhere(moment, timeZone)
          return (
            <Button
              key={moment.getTime()}
              look="outline"
              type="submit"
              name="offered_time"
              value={moment.toISOString()}
            >
              <span>
                {meetingTime(moment)}
                {own && <span className="block text-[0.875rem] font-[400]">{`${own} ${forYou}`}</span>}
              </span>
            </Button>
          )
        })}
      </div>
    </div>
  )
}
