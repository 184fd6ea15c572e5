import { Link } from 'react-router'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { CalendarDemo, TimeOff } from './calendar.ts'
import { type CalendarScreen, calendarAddress } from './calendar-address.ts'
import { Confirm } from './confirm.tsx'
import { Facts } from './facts.tsx'
import { Entries } from './list.tsx'
import { PostForm } from './post-form.tsx'
import { SidePanel } from './side-panel.tsx'
import { spanText } from './span-text.ts'
import { Timestamp } from './timestamp.tsx'

interface TimeOffPanelProps {
  words: BookingDeskWords
  off: TimeOff
  hostName: string | undefined
  /** The demos that are inside it all the same. */
  demos: Pick<CalendarDemo, 'id' | 'name' | 'startsAt'>[]
  screen: CalendarScreen
}

/** One time off: when, whose, why, which demos it has caught, and how to open the time again. */
export function TimeOffPanel({ words, off, hostName, demos, screen }: TimeOffPanelProps) {
  const own = words.timeOff
  return (
    <SidePanel title={own.heading} back={calendarAddress(screen)} close={words.close}>
      <Facts
        facts={[
          { name: own.when, value: spanText(off) },
          { name: own.host, value: hostName ?? words.block.everybody },
          { name: own.reason, value: off.reason ?? own.noReason },
        ]}
      />
      {demos.length > 0 && (
        <>
          <h3 className="mt-4 font-[600]">{own.inside}</h3>
          <Entries rows={demos} className="py-1">
            {({ id, name, startsAt }) => (
              <Link
                to={calendarAddress(screen, { open: id })}
                preventScrollReset
                className="flex min-h-11 flex-wrap items-center gap-x-3 text-indigo underline"
              >
                {name} <Timestamp at={startsAt} show="appointment" />
              </Link>
            )}
          </Entries>
        </>
      )}
      <PostForm action={calendarAddress(screen)} fields={{ off: off.id }} className="mt-3">
        <Confirm label={own.remove} sure={own.sure} name="do" value="unblock" />
      </PostForm>
    </SidePanel>
  )
}
