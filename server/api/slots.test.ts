import { expect, test } from 'vitest'
import { shiftDay } from '#domain/calendar-day.ts'
import { book, aDemo as demo } from '../../tests/demo-bookings.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import type { Site } from '../../tests/site.ts'

async function slots(site: Site, query: Record<string, string>) {
  const search = new URLSearchParams({ from: '2026-11-17', days: '1', ...query })
  return (await site.request(`/api/slots?${search}`)).json()
}

onBothEngineSites('free times', (open) => {
  test('say on which day they end where the visitor is', async () => {
    const { site } = await open()
    const { lastDay, daysAhead } = await slots(site, {})
    expect(lastDay).toBe(shiftDay('2026-11-15', daysAhead))
    const zone = 'Pacific/Auckland'
    const far = await slots(site, { zone })
    expect(far.lastDay).toBe(shiftDay(lastDay, 1))
    expect((await slots(site, { zone, from: shiftDay(far.lastDay, 1), days: '14' })).slots).toEqual([])
  })

  test('include what a demo fills that is to be moved, for whoever holds its link', async () => {
    const { site } = await open()
    const { body: booked } = await book(site, demo())
    const isFree = async (moved: string) => {
      const { slots: free } = await slots(site, { moved })
      return free.some(({ start }: { start: string }) => start === booked.start)
    }
    expect(await isFree(booked.manage.slice('/bookings/'.length))).toBe(true)
    expect(await isFree(booked.bookingId)).toBe(false)
  })
})
