import { data } from 'react-router'
import { z } from 'zod'
import { deskAction, refused, textField } from '#app/desk-action.ts'
import { addressWith } from '#app/features/desk/address-with.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import { fill } from '#content/fill.ts'
import { fieldsOf, fixedKinds, originalLanguage, stayingKinds, type TextKind } from '#content/site-texts.ts'
import { startOf } from '#domain/booking-times.ts'
import { idFrom, readTextParts, textProblems, tooLongParts } from '#domain/site-text.ts'
import type { Services } from '#server/services.ts'
import type { TextOutcome } from '#server/site/site-texts.ts'
import type { OwnersText, TextRef } from '#server/site/stored-texts.ts'
import { knownNow, partsOf, problemTexts } from './site-text-form.ts'
import { addressOf, otherLanguages, toSay } from './site-text-languages.ts'
import { kinds, nameField, nameOf, newId } from './site-text-views.ts'

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const typedParts = z.record(z.string(), z.string().catch(''))

/** What can be done with a text of the owner's. */
export const changeSiteText = deskAction(
  z.looseObject({
    do: z.enum(['save', 'publish', 'later', 'hide', 'reset', 'undo', 'bring']),
    seen: number.catch(0),
    undo: number.optional().catch(undefined),
    version: number.optional().catch(undefined),
    at: textField,
  }),
  async (
    { do: what, seen, undo, version, at, ...form },
    { services, owner: { email: by }, params, query, now, flash },
  ) => {
    const { siteTexts } = services
    const ref = refOf(params, query)
    const original = await originalOf(services, ref)
    const beside = original && { now: toSay(original), before: (await siteTexts.find(ref))?.original }
    const fields = fieldsOf(ref.kind, beside?.now)
    const told = (outcome: TextOutcome, done: string, to?: string) => {
      if (outcome.outcome === 'gone') return flash('gone', { to: listOf(ref.kind) })
      if (outcome.outcome === 'overtaken') return flash('undo-overtaken')
      return flash(done, { undo: String(outcome.change), ...(to && { to }) })
    }
    if (what === 'undo')
      return undo === undefined ? flash('gone') : told(await siteTexts.undo(by, ref, undo), 'undone')
    if (what === 'hide') {
      const text = await siteTexts.find(ref)
      return text && !mayBeHidden(text) ? flash('stays') : told(await siteTexts.hide(by, ref), 'hidden')
    }
    if (what === 'reset') {
      const own = (await siteTexts.find(ref))?.shipped === undefined
      const outcome = await siteTexts.reset(by, ref)
      if (own && original) return told(outcome, 'deleted', addressOf(ref))
      return own ? flash('deleted', { to: listOf(ref.kind) }) : told(outcome, 'delivered')
    }
    if (what === 'bring') {
      const found = (await siteTexts.changes(ref, (version ?? 0) + 1, 1))[0]
      const current = await siteTexts.find(ref)
      if (found?.id !== version || !found) return flash('gone')
      return told(await siteTexts.save(by, ref, found.content, current?.change ?? 0), 'brought')
    }

    const parts = readTextParts(fields, typedParts.parse(form))
    const again = (notice: string, errors: Record<string, string>, change = seen) =>
      refused({ notice, form: { parts: partsOf(ref, parts, errors, beside), seen: change } })
    if (ref.id === newId && nameOf(ref.kind, parts) === '')
      return again(words.nameless, { [nameField[ref.kind]]: words.problems.missing })
    const tooLong = tooLongParts(fields, parts)
    if (Object.keys(tooLong).length > 0) return again(words.tooLong, problemTexts(ref.kind, parts, tooLong))

    const target = ref.id === newId ? await newRef(services, ref.kind, parts) : ref
    const here = addressOf(target)
    const from = what === 'later' ? timeInIndia(at) : undefined
    // What goes out on a day is dated that day.
    if (from && 'published' in parts) parts.published = at.slice(0, 10)
    const isFit = Object.keys(textProblems(fields, parts, knownNow(ref))).length === 0
    const isTimely = what !== 'later' || (from !== undefined && from > now)
    const isShown = what !== 'save' && isFit && isTimely
    // What is not fit to be shown is kept all the same: the owner goes on from there.
    const outcome = isShown
      ? await siteTexts.show(by, target, parts, seen, from)
      : await siteTexts.save(by, target, parts, seen)
    if (outcome.outcome === 'overtaken')
      return again(fill(words.overtaken, { by: outcome.by }), theirs(parts, outcome.content), outcome.change)
    if (isShown) return told(outcome, from ? 'scheduled' : shownWords(target), here)
    if (what === 'save') return told(outcome, 'saved', here)
    return flash(isFit ? 'wrong-time' : 'unfit', {
      to: `${deskPaths.siteText(target.kind, target.id)}${addressWith(`${query}`, { check: 'yes' })}`,
    })
  },
)

function shownWords({ kind }: TextRef): string {
  return kind === 'mail' ? 'shown-mail' : 'shown'
}

async function newRef(
  { siteTexts }: Services,
  kind: TextKind,
  parts: Record<string, string>,
): Promise<TextRef> {
  const taken = new Set((await siteTexts.list(kind, originalLanguage)).map(({ id }) => id))
  const id = idFrom(nameOf(kind, parts), (each) => taken.has(each) || each === newId)
  return { kind, language: originalLanguage, id }
}

/** Which text an address means. */
export function refOf(params: Readonly<Record<string, string | undefined>>, query: URLSearchParams): TextRef {
  const kind = kinds.find((each) => each === params.kind)
  const id = params.id ?? newId
  if (!kind || (id === newId && fixedKinds.includes(kind))) throw data(null, { status: 404 })
  // What is not there yet is written in the original's language first.
  const language = id !== newId && otherLanguages.find((each) => each === query.get('language'))
  return { kind, language: language || originalLanguage, id }
}

/** The text that one in another language says. */
export async function originalOf({ siteTexts }: Services, ref: TextRef): Promise<OwnersText | undefined> {
  if (ref.language === originalLanguage) return undefined
  const original = await siteTexts.find({ ...ref, language: originalLanguage })
  if (!original) throw data(null, { status: 404 })
  return original
}

/** What other pages or programs rely on can be written anew, but not taken away. */
export function mayBeHidden({ kind, shipped }: OwnersText): boolean {
  return shipped === undefined || !stayingKinds.includes(kind)
}

function listOf(kind: TextKind): string {
  return `${deskPaths.siteTexts}?view=${kind}`
}

/** Beside what somebody typed, what somebody else saved meanwhile. */
function theirs(typed: Readonly<Record<string, string>>, saved: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.keys(typed).flatMap((name) =>
      (saved[name] ?? '') === typed[name] ? [] : [[name, fill(words.theirs, { text: saved[name] ?? '' })]],
    ),
  )
}

/** `2026-11-20T09:30`, as a browser's field gives it. */
function timeInIndia(typed: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return undefined
  const [date = '', time = ''] = typed.split('T')
  const moment = startOf({ date, time })
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
