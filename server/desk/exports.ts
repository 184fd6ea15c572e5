import { setTimeout } from 'node:timers/promises'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import type { Payments } from '#server/payments/payments.ts'
import { type DeskBooking, demosAfter } from './today.ts'

type DeskPayment = Awaited<ReturnType<Payments['list']>>[number]

interface Span {
  from?: Date | undefined
  until?: Date | undefined
}

/** Lists for spreadsheets, a page at a time, and slowly enough that visitors do not wait. */
export interface Exports {
  /** Earliest first, cancelled ones included. */
  exportBookings(ownerEmail: string, span: Span): AsyncGenerator<DeskBooking[]>
  /** Newest first. */
  exportPayments(ownerEmail: string): AsyncGenerator<DeskPayment[]>
}

const perPage = 200

export function createExports(database: Database, payments: Pick<Payments, 'list'>): Exports {
  return {
    async *exportBookings(ownerEmail, span) {
      await audit(database.db, { ownerEmail, action: 'bookings-exported' })
      let last: DeskBooking | undefined
      do {
        const started = performance.now()
        const page: DeskBooking[] = await demosAfter(database, span, last, perPage)
        yield page
        last = page.length < perPage ? undefined : page.at(-1)
        await breathe(started)
      } while (last)
    },

    async *exportPayments(ownerEmail) {
      await audit(database.db, { ownerEmail, action: 'payments-exported' })
      // An order that comes meanwhile moves the others on by one.
      const seen = new Set<string>()
      for (let offset = 0; ; offset += perPage) {
        const started = performance.now()
        const page = await payments.list({ limit: perPage, offset })
        yield page.filter(({ order }) => !seen.has(order.id))
        for (const { order } of page) seen.add(order.id)
        if (page.length < perPage) return
        await breathe(started)
      }
    },
  }
}

/** As much time for everyone else as this took. */
async function breathe(started: number): Promise<void> {
  await setTimeout(performance.now() - started)
}
