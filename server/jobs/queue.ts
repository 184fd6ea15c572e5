import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import { idFrom } from '#domain/request-ids.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { describeError, type Log } from '#server/log.ts'

/** 20 s, 40 s, 80 s … to 6 hours, each shortened by up to half at random: some three days in all. */
const retriesOverThreeDays: QueueOptions = {
  retryLimit: 22,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
}
/** What is told to a phone is worth little later. */
const retriesOverAnHour: QueueOptions = { retryLimit: 8, retryDelay: 15, retryBackoff: true }

/** The kinds of work there are, and how long each is tried. */
const queues = {
  mail: retriesOverThreeDays,
  push: retriesOverAnHour,
  'push-delivery': retriesOverAnHour,
} as const
type QueueName = keyof typeof queues
const queueNames = Object.keys(queues) as QueueName[]

/** What is done again and again, about nothing in particular. */
type ScheduleName = 'reconcile' | 'read-calendars' | 'read-inbox' | 'remind' | 'import-people'

export type Outcome = 'done' | 'retry' | 'give-up'

interface Worker {
  handle(id: string): Promise<Outcome>
  /** Called once when the work is given up: refused for good, or failed for days. */
  giveUp(id: string): Promise<void>
}

/**
 * Work to be done later, in the database that also holds what it is about. A job is nothing but the id of a row, or of
 * several, so the rows are the truth, and jobs can be made again from rows after a backup was restored.
 */
export interface Queue {
  /** Stored with the transaction: rolled back, the jobs never were. */
  enqueue(transaction: Transaction, name: QueueName, ids: string[]): Promise<void>
  /** Adds the jobs that are missing; those that exist already stay as they are. They wait until `startAfter`. */
  ensure(name: QueueName, ids: string[], startAfter?: Date): Promise<void>
  /** Frees what a killed process had in hand, where no other can be at it: the rest of its time is not waited for. */
  release(name: QueueName, ids: string[]): Promise<void>
  /** Ten are done at a time, and the next ten when all are done; with several workers the slow hold up only their own. */
  work(name: QueueName, worker: Worker, workers?: number): Promise<void>
  /** Does the work now and then once in every so many seconds, in one of the processes on this database. */
  repeat(name: ScheduleName, everySeconds: number, work: () => Promise<void>): Promise<void>
  /** Takes nothing new and waits a little for what is under way; the rest is tried again later. */
  stop(): Promise<void>
}

const year = 365 * 24 * 3600

export async function openQueue(
  database: Database,
  log: Log,
  /** Instead of each queue's own. */
  retries?: QueueOptions,
): Promise<Queue> {
  // The embedded engine has one connection, which an open transaction holds: what pg-boss looks up while it
  // stores a job must go through that transaction too.
  const current = new AsyncLocalStorage<Transaction>()
  const boss = new PgBoss({
    ...connectionFor(database, current),
    schedule: false,
    useListenNotify: true,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log('error', 'queue', describeError(error)))
  boss.on('warning', ({ message }) => log('warn', 'queue', { message }))
  await boss.start()
  const options: QueueOptions = {
    // Longer than any delivery takes: only a killed process leaves a job to be taken over.
    expireInSeconds: 300,
    retentionSeconds: year,
    deleteAfterSeconds: 7 * 24 * 3600,
  }
  for (const name of queueNames) {
    await boss.createQueue(deadLettersOf(name), { retentionSeconds: year })
    const patience = { ...options, ...(retries ?? queues[name]) }
    await boss.createQueue(name, { ...patience, notify: true, deadLetter: deadLettersOf(name) })
    await boss.updateQueue(name, patience)
  }

  const timers: NodeJS.Timeout[] = []
  return {
    async enqueue(transaction, name, ids) {
      if (ids.length === 0) return
      const jobs = ids.map((id) => jobFor(id))
      await current.run(transaction, () => boss.insert(name, jobs, { db: fromDrizzle(transaction, sql) }))
    },
    async ensure(name, ids, startAfter) {
      if (ids.length > 0)
        await boss.insert(
          name,
          ids.map((id) => jobFor(id, startAfter)),
        )
    },
    async release(name, ids) {
      // Killed in between, the next start resumes what this one cancelled.
      await boss.cancel(name, ids)
      await boss.resume(name, ids)
    },
    async work(name, { handle, giveUp }, workers = 1) {
      const pace = {
        batchSize: 10,
        burstWhenBatchFull: true,
        notifyPollingIntervalSeconds: 5,
        localConcurrency: workers,
      }
      await boss.work<Payload, unknown, typeof pace & { perJobResults: true }>(
        name,
        { ...pace, perJobResults: true },
        (jobs) => Promise.all(jobs.map(({ id, data }) => settle(id, () => handle(data.id)))),
      )
      await boss.work<Payload>(deadLettersOf(name), async (jobs) => {
        for (const { data } of jobs) await giveUp(data.id)
      })
    },
    async repeat(name, everySeconds, work) {
      // A run that failed is not repeated: the next one is never far.
      const options = { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 24 * 3600 }
      await boss.createQueue(name, { ...options, notify: true })
      await boss.send(name)
      await boss.work(name, { notifyPollingIntervalSeconds: 30 }, ([job]) =>
        settle(job?.id ?? name, () => work().then(() => 'done')),
      )
      const next = () =>
        boss
          .sendThrottled(name, null, {}, everySeconds, name)
          .catch((error) => log('error', 'queue', describeError(error)))
      timers.push(setInterval(next, everySeconds * 1000).unref())
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }

  async function settle(id: string, work: () => Promise<Outcome>): Promise<JobResult> {
    try {
      return { id, status: statuses[await work()] }
    } catch (error) {
      log('error', 'job', describeError(error))
      return { id, status: 'failed' }
    }
  }
}

interface Payload {
  id: string
}

/** Under the id of its row; of several, under one made from all of them, so that it too exists once. */
function jobFor(id: string, startAfter?: Date) {
  const jobId = isRowId.test(id) ? id : idFrom(createHash('sha256').update(id).digest().subarray(0, 16))
  return { id: jobId, data: { id }, ...(startAfter && { startAfter }) }
}

const isRowId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const statuses = { done: 'completed', retry: 'failed', 'give-up': 'deadletter' } as const

function deadLettersOf(name: QueueName): string {
  return `${name}-dead`
}

function connectionFor(
  { queueConnection }: Database,
  current: AsyncLocalStorage<Transaction>,
): ConstructorOptions {
  if (!('db' in queueConnection)) return { ...queueConnection, connectionTimeoutMillis: 3_000 }
  const { db, backend } = queueConnection
  return {
    backend,
    db: {
      ...db,
      executeSql(text, values) {
        const transaction = current.getStore()
        return transaction
          ? fromDrizzle(transaction, sql).executeSql(text, values)
          : db.executeSql(text, values)
      },
    },
  }
}
