import { use, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import type { Words } from '#content/words.ts'
import { meetingTime, ownTime } from '#domain/meeting-time.ts'

interface FreeTimesProps {
  heading: string
  ownTime: Words['booking']['hours']['ownTime']
  times: readonly { start: Date | string }[]
  timeZone: string | null | undefined
  /** They are the answer to what was just sent, so whoever sent it is taken to them. */
  takesFocus?: boolean
}

/** Times that can be had with one press. Stands inside the form that takes them. */
export function FreeTimes({ heading, ownTime: words, times, timeZone, takesFocus = false }: FreeTimesProps) {
  const locale = use(LocaleContext)
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // Again for other times.
    if (takesFocus && times) box.current?.focus()
  }, [times, takesFocus])
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script the browser takes them there
      autoFocus={takesFocus}
      className="rounded-card border-2 border-marigold p-4"
    >
      <legend className="float-left font-[600]">{heading}</legend>
      {/* Enter in a field presses the form's first button, which must not be one of these. */}
      <button type="submit" hidden />
      <div className="clear-both grid gap-3 pt-3">
        {times.map(({ start }) => {
          const moment = new Date(start)
          const own = ownTime(moment, locale, timeZone, words)
          return (
            <Button
              key={moment.getTime()}
              look="outline"
              type="submit"
              name="start"
              value={moment.toISOString()}
            >
              <span>
                {meetingTime(moment, locale)}
                {own && <span className="block text-14 font-[400]">{own}</span>}
              </span>
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
