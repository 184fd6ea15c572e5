import { useEffect, useState } from 'react'
import type { Words } from '#content/words.ts'
import { indianDateAndTime, startOf } from '#domain/booking-times.ts'
import { TimePicker } from './time-picker.tsx'
import { useChosenTime } from './use-chosen-time.ts'
import { type FirstSlots, type SlotsPage, useSlots } from './use-slots.ts'

interface TimeChoiceOptions {
  words: Words['booking']['picker']
  /** What stands in the fields of day and time at first. */
  first: { date: string; time: string }
  /** Whether that was chosen: it then stands in the place of the list. */
  isChosen: boolean
  /** Free times that the page brought along, and the day of them to look at. */
  firstSlots: FirstSlots | undefined
  day: string | undefined
  page: SlotsPage
  /** Chosen in a form that is gone. It is chosen again if it is still free. */
  chosenBefore?: string | undefined
  onPick?(): void
}

/** A day and a time in the fields of a form, typed or picked from the free ones. */
export function useTimeChoice(options: TimeChoiceOptions) {
  const { words, first, isChosen, firstSlots, day, page, chosenBefore, onPick } = options
  const free = useSlots(firstSlots, page, chosenBefore)
  const fields = useChosenTime(first)
  const { chosen, choose } = fields
  const moment = startOf(chosen)
  const start = Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
  const [isPicking, setPicking] = useState(!isChosen)
  // What was picked says itself; what was typed stands in its fields.
  const isPicked = !isPicking && free.slots.some((slot) => slot.start === start)
  const pick = (picked: string) => {
    choose(indianDateAndTime(new Date(picked)))
    setPicking(false)
  }
  const isFreeStill = free.slots.some((slot) => slot.start === chosenBefore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the free times are there
  useEffect(() => {
    if (chosenBefore && isFreeStill) pick(chosenBefore)
  }, [isFreeStill])
  return {
    ...fields,
    start,
    /** Where no free times are shown, opening hours say more. */
    hasFreeTimes: free.state === 'there',
    isPicked,
    picker: (
      <TimePicker
        words={words}
        free={free}
        chosen={start}
        isOpen={!isPicked}
        onOpen={() => setPicking(true)}
        day={day}
        onPick={(picked) => {
          pick(picked)
          onPick?.()
        }}
      />
    ),
    /** After a refusal: the list again, as it is now. */
    pickAgain() {
      setPicking(true)
      free.refresh()
    },
  }
}
