import { sql } from 'drizzle-orm'
import { type Catalogue, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import type { Pictures } from '#content/picture.ts'
import type { SiteValue } from '#content/site-fields.ts'
import type { OwnersTexts } from '#content/site-texts.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { listLinks } from '#domain/listed-links.ts'
import { factsWith, shownToday } from '#domain/site-changes.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { siteValues } from '#server/db/schema/site-changes.ts'
import { sitePictures, siteTexts } from '#server/db/schema/site-texts.ts'
import { describeError, type Log } from '#server/log.ts'

/** What visitors see: the code's facts and words, with the owner's in their place. */
export interface PublishedSite {
  /** Whether everything is as the code ships it, and the build rendered it. */
  isShipped(): boolean
  onChange(listener: () => void): void
  /** Looks whether an owner, another process or the clock has changed what is published. */
  refresh(): Promise<void>
  close(): void
}

/** Only one process can have the embedded database open: there, only the clock changes anything unseen. */
const refreshMilliseconds = { postgres: 2000, embedded: 15_000 }

export async function openPublishedSite(
  database: Database,
  log: Log,
  now: () => Date = () => new Date(),
  unset: Catalogue['unset'] = shipped.unset,
): Promise<PublishedSite> {
  const delivered: Catalogue = unset === shipped.unset ? shipped : { ...shipped, unset }
  const listeners: (() => void)[] = []
  let looked: string | undefined
  let shown: string | undefined
  let isFailing = false
  let isShipped = true

  async function publishCurrent(): Promise<void> {
    const today = todayInIndia(now())
    const stored = await standing(database.db, now())
    if (`${stored} ${today}` === looked) return
    const [values, texts, pictures] = [
      await readValues(database.db),
      await readShownTexts(database.db, now()),
      await readPictures(database.db),
    ]
    const facts: Catalogue = { ...factsWith(delivered, values, today), texts, pictures }
    looked = `${stored} ${today}`
    isShipped = [values, texts, pictures].every((part) => Object.keys(part).length === 0)
    publishCatalogue(isShipped ? delivered : facts)
    listLinks(facts)
    const shows = `${stored} ${shownToday(facts)}`
    if (shown !== undefined && shown !== shows) for (const listener of listeners) listener()
    shown = shows
  }

  async function refresh(): Promise<void> {
    try {
      await publishCurrent()
      isFailing = false
    } catch (error) {
      // Told once: the next look tries again.
      if (!isFailing) log('error', 'published-site', describeError(error))
      isFailing = true
    }
  }

  await publishCurrent()
  const timer = setInterval(refresh, refreshMilliseconds[database.engine]).unref()
  return {
    isShipped: () => isShipped,
    onChange: (listener) => listeners.push(listener),
    refresh,
    close: () => clearInterval(timer),
  }
}

/** Differs whenever something that is published does. */
async function standing(connection: Connection, now: Date): Promise<string> {
  const { rows } = await connection.execute(sql`
    select concat_ws(' ',
      (select max(id) from site_changes),
      (select max(id) from site_text_changes),
      (select count(*) from site_texts where show_at <= ${now.toISOString()}),
      (select concat(count(*), '/', max(updated_at)) from site_pictures)
    ) as standing`)
  return String(rows[0]?.standing)
}

/** The owner's facts. */
export async function readValues(connection: Connection): Promise<Record<string, SiteValue>> {
  const rows = await connection.select().from(siteValues)
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]))
}

async function readShownTexts(connection: Connection, now: Date): Promise<OwnersTexts> {
  const rows = await connection.select().from(siteTexts)
  const known = rows.flatMap(({ language, kind, id, shown, content, showAt, shipped }) => {
    const seen = isDue(showAt, now) ? content : shown
    // What only the owner knows of is nothing that visitors miss.
    return seen || shipped ? [{ language, kind, id, seen }] : []
  })
  const byLanguage = Map.groupBy(known, ({ language }) => language)
  const texts = [...byLanguage].map(([language, ofLanguage]) => {
    const byKind = Map.groupBy(ofLanguage, ({ kind }) => kind)
    const kinds = [...byKind].map(([kind, ofKind]) => [
      kind,
      Object.fromEntries(ofKind.map(({ id, seen }) => [id, seen])),
    ])
    return [language, Object.fromEntries(kinds)]
  })
  return Object.fromEntries(texts)
}

export function isDue(showAt: Date | null, now: Date): boolean {
  return showAt !== null && showAt.getTime() <= now.getTime()
}

async function readPictures(connection: Connection): Promise<Pictures> {
  const rows = await connection.select().from(sitePictures)
  return Object.fromEntries(rows.map(({ name, alt, width, height }) => [name, { alt, width, height }]))
}
