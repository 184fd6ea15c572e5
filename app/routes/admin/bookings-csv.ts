import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import { company } from '#content/company.ts'
import { bookingDeskWords as words } from '#content/en/desk/bookings.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { startOf } from '#domain/booking-times.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { csvLine, phoneCell, timeCell } from '#domain/csv.ts'
import type { Route } from './+types/bookings-csv'
import { spreadsheet } from './download.ts'

/** Demos for a spreadsheet: of the days that the address names, or all. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, diary } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const hosts = await diary.hosts()
  const span = { from: midnightOf(query.get('from')), until: midnightOf(query.get('until')) }
  const pages = desk.exportBookings(ownerOf(context).email, span)
  return spreadsheet('bookings.csv', words.csv, pages, (demo) =>
    csvLine([
      timeCell(demo.startsAt),
      company.timeZone,
      demo.minutes,
      demo.name,
      demo.email,
      phoneCell(demo.phone),
      demo.service,
      deskWords.bookingStates[demo.state] ?? demo.state,
      hosts.find(({ number }) => number === demo.host)?.name,
      demo.videoUrl,
      demo.message,
      demo.id,
    ]),
  )
}

function midnightOf(day: string | null): Date | undefined {
  return day && isCalendarDay(day) ? startOf({ date: day, time: '00:00' }) : undefined
}
