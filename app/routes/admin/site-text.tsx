import { data } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, refused, textField } from '#app/desk-action.ts'
import { Screen } from '#app/features/desk/screen.tsx'
import { smallButton } from '#app/features/desk/small-button.tsx'
import { TextForm } from '#app/features/desk/text-form.tsx'
import { TextVersions } from '#app/features/desk/text-versions.tsx'
import { timestampText } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import { fill } from '#content/fill.ts'
import { articlePath, caseStudyPath, paths } from '#content/paths.ts'
import { fixedKinds, stayingKinds, type TextKind } from '#content/site-texts.ts'
import { startOf, todayInIndia } from '#domain/booking-times.ts'
import { idFrom, readTextParts, textProblems, tooLongParts } from '#domain/site-text.ts'
import type { Services } from '#server/services.ts'
import type { OwnersText, TextOutcome, TextRef } from '#server/site/site-texts.ts'
import type { Route } from './+types/site-text'
import {
  factPlaces,
  hasPreview,
  knownNow,
  partsOf,
  pictureChoices,
  problemTexts,
  updateOf,
  versionOf,
} from './site-text-form.ts'
import { kinds, nameField, nameOf, stateOf, titleOf } from './site-text-views.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

const shownVersions = 10
const newId = 'new'

/** Where visitors read each kind. */
const places: Partial<Record<TextKind, (id: string) => string>> = {
  article: articlePath,
  question: (id) => `${paths.faq}#${id}`,
  project: (id) => `${paths.portfolio}#${id}`,
  product: (id) => `${paths.products}#${id}`,
  caseStudy: caseStudyPath,
}

function refOf(params: Readonly<Record<string, string | undefined>>): TextRef {
  const kind = kinds.find((each) => each === params.kind)
  const id = params.id ?? newId
  if (!kind || (id === newId && fixedKinds.includes(kind))) throw data(null, { status: 404 })
  return { kind, language: 'en', id }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const ref = refOf(params)
  const query = new URL(request.url).searchParams
  const text = ref.id === newId ? undefined : await services.siteTexts.find(ref)
  if (!text && ref.id !== newId) throw data(null, { status: 404 })
  const content = text?.content ?? { published: todayInIndia(now) }
  const before = Number(query.get('before')) || undefined
  const versions = text ? await services.siteTexts.changes(ref, before, shownVersions + 1) : []
  const state = text && stateOf(text)
  return {
    kind: ref.kind,
    id: ref.id,
    title: text ? titleOf(text) : words.new[ref.kind],
    state: state && fill(words.states[state], { when: text.showAt ? timestampText(text.showAt) : '' }),
    content,
    change: text?.change ?? 0,
    href: text?.shown && places[ref.kind]?.(ref.id),
    canPreview: hasPreview(ref.kind) && text !== undefined,
    can: {
      hide: text !== undefined && mayBeHidden(text) && (text.shown ?? text.showAt) !== undefined,
      reset: text?.isOwners ? (text.shipped ? ('shipped' as const) : ('own' as const)) : undefined,
    },
    update: text ? updateOf(ref.kind, text) : [],
    versions: versions.slice(0, shownVersions).map((version) => versionOf(ref.kind, content, version)),
    earlier: versions[shownVersions] && String(versions[shownVersions - 1]?.id ?? 0),
    /** What was saved and would not do, once it was to be shown. */
    errors: query.has('check')
      ? problemTexts(ref.kind, content, textProblems(ref.kind, content, knownNow(ref)))
      : {},
    facts: factPlaces(),
    pictures: pictureChoices(),
    ...flashOf(request, words),
  }
}

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const typedParts = z.record(z.string(), z.string().catch(''))

export const action = deskAction(
  z.looseObject({
    do: z.enum(['save', 'publish', 'later', 'hide', 'reset', 'undo', 'bring']),
    seen: number.catch(0),
    undo: number.optional().catch(undefined),
    version: number.optional().catch(undefined),
    at: textField,
  }),
  async (
    { do: what, seen, undo, version, at, ...form },
    { services, owner: { email: by }, params, now, flash },
  ) => {
    const { siteTexts } = services
    const ref = refOf(params)
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
      return own ? flash('deleted', { to: listOf(ref.kind) }) : told(outcome, 'delivered')
    }
    if (what === 'bring') {
      const found = (await siteTexts.changes(ref, (version ?? 0) + 1, 1))[0]
      const current = await siteTexts.find(ref)
      if (found?.id !== version || !found) return flash('gone')
      return told(await siteTexts.save(by, ref, found.content, current?.change ?? 0), 'brought')
    }

    const parts = readTextParts(ref.kind, typedParts.parse(form))
    const again = (notice: string, errors: Record<string, string>, change = seen) =>
      refused({ notice, form: { typed: parts, errors, seen: change } })
    if (ref.id === newId && nameOf(ref.kind, parts) === '')
      return again(words.nameless, { [nameField[ref.kind]]: words.problems.missing })
    const tooLong = tooLongParts(ref.kind, parts)
    if (Object.keys(tooLong).length > 0) return again(words.tooLong, problemTexts(ref.kind, parts, tooLong))

    const target = ref.id === newId ? await newRef(services, ref.kind, parts) : ref
    const here = deskPaths.siteText(target.kind, target.id)
    const from = what === 'later' ? timeInIndia(at) : undefined
    // What goes out on a day is dated that day.
    if (from && 'published' in parts) parts.published = at.slice(0, 10)
    const isFit = Object.keys(textProblems(ref.kind, parts, knownNow(ref))).length === 0
    const isTimely = what !== 'later' || (from !== undefined && from > now)
    const isShown = what !== 'save' && isFit && isTimely
    // What is not fit to be shown is kept all the same: the owner goes on from there.
    const outcome = isShown
      ? await siteTexts.show(by, target, parts, seen, from)
      : await siteTexts.save(by, target, parts, seen)
    if (outcome.outcome === 'overtaken')
      return again(fill(words.overtaken, { by: outcome.by }), theirs(parts, outcome.content), outcome.change)
    if (isShown) return told(outcome, from ? 'scheduled' : 'shown', here)
    if (what === 'save') return told(outcome, 'saved', here)
    return flash(isFit ? 'wrong-time' : 'unfit', { to: `${here}?check=yes` })
  },
)

async function newRef(
  { siteTexts }: Services,
  kind: TextKind,
  parts: Record<string, string>,
): Promise<TextRef> {
  const taken = new Set((await siteTexts.list(kind, 'en')).map(({ id }) => id))
  const id = idFrom(nameOf(kind, parts), (each) => taken.has(each) || each === newId)
  return { kind, language: 'en', id }
}

/** What other pages or programs rely on can be written anew, but not taken away. */
function mayBeHidden({ kind, shipped }: OwnersText): boolean {
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

/** A form that is shown again, with what was typed. */
interface FormAgain {
  typed: Record<string, string>
  errors: Record<string, string>
  seen: number
}

export default function SiteText({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, title, state, content, change, href, canPreview, can, update, facts, pictures } =
    loaderData
  const again = actionData && 'form' in actionData ? (actionData.form as FormAgain) : undefined
  const links = (
    <>
      {canPreview && (
        <a
          href={deskPaths.siteTextPreview(kind, id)}
          target="_blank"
          rel="noopener"
          className={smallButton('plain')}
        >
          {words.preview}
        </a>
      )}
      {href && (
        <a href={href} target="_blank" rel="noopener" className={smallButton('quiet')}>
          {words.open}
        </a>
      )}
    </>
  )
  return (
    <Screen
      title={title}
      lead={state}
      isQuoted
      back={{ to: `${deskPaths.siteTexts}?view=${kind}`, label: words.back }}
    >
      {update.length > 0 && (
        <div className="mb-4 max-w-3xl border-l-4 border-marigold pl-4">
          <p>{words.update}</p>
          {update.map(({ label, text }) => (
            <p key={label} className="mt-2 whitespace-pre-line text-ink-2">
              <strong>{label}</strong>: {text}
            </p>
          ))}
        </div>
      )}
      <TextForm
        key={`${id} ${change}`}
        words={words}
        parts={partsOf({ kind, id }, again?.typed ?? content, again?.errors ?? loaderData.errors)}
        seen={again?.seen ?? change}
        pictures={pictures}
        facts={facts}
        can={can}
        links={links}
      />
      {id !== newId && (
        <TextVersions words={words.history} versions={loaderData.versions} earlier={loaderData.earlier} />
      )}
    </Screen>
  )
}
