import { data } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { addressWith, changeBefore } from '#app/features/desk/address-with.ts'
import { Screen } from '#app/features/desk/screen.tsx'
import { Segments } from '#app/features/desk/segments.tsx'
import { smallButton } from '#app/features/desk/small-button.tsx'
import { type ShownPart, TextForm } from '#app/features/desk/text-form.tsx'
import { TextVersions } from '#app/features/desk/text-versions.tsx'
import { timestampText } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import { fill } from '#content/fill.ts'
import { articlePath, caseStudyPath, paths } from '#content/paths.ts'
import { fieldsOf, originalLanguage, type TextKind } from '#content/site-texts.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { textProblems } from '#domain/site-text.ts'
import type { Services } from '#server/services.ts'
import type { OwnersText, TextRef } from '#server/site/stored-texts.ts'
import type { Route } from './+types/site-text'
import { changeSiteText, mayBeHidden, originalOf, refOf } from './site-text-changes.ts'
import {
  deliveredVersion,
  factPlaces,
  hasPreview,
  knownNow,
  partsOf,
  pictureChoices,
  problemTexts,
  updateOf,
  versionOf,
} from './site-text-form.ts'
import { addressOf, otherLanguages, toSay, translationState } from './site-text-languages.ts'
import { newId, stateOf, titleOf } from './site-text-views.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

const shownVersions = 10

/** Where visitors read each kind. */
const places: Partial<Record<TextKind, (id: string) => string>> = {
  article: articlePath,
  question: (id) => `${paths.faq}#${id}`,
  project: (id) => `${paths.portfolio}#${id}`,
  product: (id) => `${paths.products}#${id}`,
  caseStudy: caseStudyPath,
}

/** In which languages a text is, where it is in one. */
async function languageChoices({ siteTexts }: Services, ref: TextRef, original: OwnersText) {
  const others = await Promise.all(
    otherLanguages.map(async (language) => {
      const state = translationState(original, await siteTexts.find({ ...ref, language }))
      return { language, state: words.translations[state] }
    }),
  )
  return [{ language: originalLanguage, state: undefined }, ...others].map(({ language, state }) => ({
    name: words.languages[language],
    state,
    to: addressOf({ ...ref, language }),
    isChosen: language === ref.language,
  }))
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const ref = refOf(params, query)
  const text = ref.id === newId ? undefined : await services.siteTexts.find(ref)
  const original = await originalOf(services, ref)
  const inEnglish = original ?? text
  if (!inEnglish && ref.id !== newId) throw data(null, { status: 404 })
  const content = text?.content ?? (original ? {} : { published: todayInIndia(now) })
  const beside = original && { now: toSay(original), before: text?.original }
  // What was saved and would not do, once it was to be shown.
  const errors = query.has('check')
    ? problemTexts(ref.kind, content, textProblems(fieldsOf(ref.kind, beside?.now), content, knownNow(ref)))
    : {}
  const before = changeBefore(query)
  const versions = text ? await services.siteTexts.changes(ref, before, shownVersions + 1) : []
  const state = text && stateOf(text)
  return {
    kind: ref.kind,
    id: ref.id,
    title: inEnglish ? titleOf(inEnglish) : words.new[ref.kind],
    state: state && fill(words.states[state], { when: text.showAt ? timestampText(text.showAt) : '' }),
    language: ref.language,
    languages: inEnglish ? await languageChoices(services, ref, inEnglish) : [],
    parts: partsOf(ref, content, errors, beside),
    change: text?.change ?? 0,
    href: original ? undefined : text?.shown && places[ref.kind]?.(ref.id),
    canPreview: hasPreview(ref.kind) && text !== undefined,
    can: {
      hide: text !== undefined && mayBeHidden(text) && (text.shown ?? text.showAt) !== undefined,
      reset: text?.isOwners ? (text.shipped ? ('shipped' as const) : ('own' as const)) : undefined,
    },
    update: text ? updateOf(ref.kind, text) : [],
    versions: [
      ...versions.slice(0, shownVersions).map((version) => versionOf(ref.kind, content, version)),
      ...(text?.isOwners && versions.length <= shownVersions ? deliveredVersion(text) : []),
    ],
    earlier:
      versions[shownVersions] &&
      addressWith(`${query}`, { before: `${versions[shownVersions - 1]?.id ?? 0}` }),
    facts: factPlaces(),
    pictures: pictureChoices(),
    ...flashOf(request, words),
  }
}

export const action = changeSiteText

/** A form that is shown again, with what was typed. */
interface FormAgain {
  parts: ShownPart[]
  seen: number
}

export default function SiteText({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, title, state, language, parts, change, href, canPreview, can, update, facts, pictures } =
    loaderData
  const again = actionData && 'form' in actionData ? (actionData.form as FormAgain) : undefined
  const links = (
    <>
      {canPreview && (
        <a
          href={`${deskPaths.siteTextPreview(kind, id)}?language=${language}`}
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
      {loaderData.languages.length > 0 && (
        <div className="mb-4">
          <Segments
            choices={loaderData.languages.map(({ name, state, to, isChosen }) => ({
              label: state ? `${name} · ${state}` : name,
              to,
              isChosen,
            }))}
          />
        </div>
      )}
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
        key={`${id} ${language} ${change}`}
        words={words}
        parts={again?.parts ?? parts}
        language={language}
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
