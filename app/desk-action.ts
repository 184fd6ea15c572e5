import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { z } from 'zod'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { entryOf } from '#domain/entry-of.ts'
import type { Services } from '#server/services.ts'
import { callerOf, nobody, ownerOf } from './desk-request.ts'
import { type FlashDetails, flashDetails, withoutFlash } from './features/desk/flash.ts'
import { formOf } from './posted-form.ts'
import { requestScope } from './request-scope.ts'

/** What a change at the desk has to do with. */
export interface DeskCall {
  services: Services
  /** Whoever is signed in. */
  owner: ReturnType<typeof ownerOf>
  caller: ReturnType<typeof callerOf>
  now: Date
  /** What the site says to visitors. */
  words: Words
  params: Readonly<Record<string, string | undefined>>
  /** The query of the screen's address, without the last flash. */
  query: URLSearchParams
  /** Shows the screen anew, and on it the words that `done` names. */
  flash(done: string | string[], flash?: Flash): Response
}

interface Flash extends FlashDetails {
  /** Another screen than the one that the form was sent from. */
  to?: string
  cookies?: string[]
}

/**
 * The action of a screen of the desk. What the form brings is read by `schema`; a form that is not the screen's own is
 * refused. `change` answers with `flash`, or with what must not stand in an address: what was typed and is `refused`, or a
 * secret that is shown once.
 */
export function deskAction<Fields, Answer>(
  schema: z.ZodType<Fields>,
  change: (fields: Fields, call: DeskCall) => Promise<Answer>,
  readForm: (request: Request) => Promise<FormData> = formOf,
) {
  return async ({ request, url, params, context }: ActionFunctionArgs): Promise<Answer> => {
    const { services, now, words } = context.get(requestScope)
    const fields = schema.safeParse(valuesOf(await readForm(request)))
    if (!fields.success) throw data(null, { status: 400 })
    const { pathname, search } = url
    return change(fields.data, {
      services,
      owner: ownerOf(context),
      caller: callerOf(request, context),
      now,
      words,
      params,
      query: withoutFlash(search),
      flash: (done, { to = `${pathname}?${withoutFlash(search)}`, cookies = [], ...details } = {}) => {
        const [path, query] = to.split('?')
        const flashed = new URLSearchParams(query)
        for (const name of [done].flat()) flashed.append('done', name)
        for (const name of flashDetails) {
          const value = details[name]
          if (value !== undefined) flashed.set(name, String(value))
        }
        const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]))
        return redirect(`${path}?${flashed}`, { headers })
      },
    })
  }
}

/** What was typed will not do: the screen shows it again, with what is wrong. */
export function refused<Refusal>(refusal: Refusal) {
  return data({ ...refusal, isRefusal: true }, { status: 422 })
}

type Sentences = Readonly<Record<string, string | { one: string; other: string }>>
type FlashReaders = Readonly<Record<string, (value: string) => string | undefined>>

/** What a screen says of what was just done, or was not. */
interface FlashWords {
  done: Sentences
  refusals?: Sentences
}

/**
 * What the address says of the change that led to it, in the words that it names, and how to undo that. Anyone can make an
 * address, so numbers stand in it as they are, and all else is read by `readers`.
 */
export function flashOf(request: Request, words: FlashWords, readers: FlashReaders = {}) {
  const query = new URL(request.url).searchParams
  const read = ([name, value]: [string, string]) =>
    entryOf(readers, name)?.(value) ?? (/^\d{1,9}$/.test(value) ? value : `{${name}}`)
  const values = Object.fromEntries([...query].map((entry) => [entry[0], read(entry)]))
  const named = (sentences: Sentences) =>
    query.getAll('done').flatMap((name) => entryOf(sentences, name) ?? [])
  const refusals = named(words.refusals ?? {})
  const sentences = [...named(words.done), ...refusals]
  if (sentences.length === 0) return {}
  const texts = sentences.map((text) =>
    typeof text === 'string' ? text : values.count === '1' ? text.one : text.other,
  )
  return {
    notice: fill(texts.join(' '), values),
    isRefusal: refusals.length > 0,
    undo: query.get('undo') ?? undefined,
  }
}

/** A field of text. NUL, which no keyboard has, no database keeps. */
export const textField = z
  .string()
  .default('')
  .transform((text) => text.replaceAll('\0', ''))

/** An id as rows have it; anything else is nobody's. */
export const idField = z.guid().catch(nobody)

export const optionalId = z.guid().optional().catch(undefined)

/** A field that a form may bring several times. */
export function fieldList<Field>(field: z.ZodType<Field>) {
  return z.preprocess((value) => [value ?? []].flat(), z.array(field))
}

function valuesOf(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  // Once through: asking a form for one field after the other takes longer with each that it has.
  const values = new Map<string, FormDataEntryValue | FormDataEntryValue[]>()
  for (const [name, value] of form) {
    const before = values.get(name)
    if (Array.isArray(before)) before.push(value)
    else values.set(name, before === undefined ? value : [before, value])
  }
  return Object.fromEntries(values)
}
