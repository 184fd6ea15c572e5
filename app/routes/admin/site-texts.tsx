import { Link } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { AddLink } from '#app/features/desk/add-link.tsx'
import { Table, wholeRow } from '#app/features/desk/list.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { Segments } from '#app/features/desk/segments.tsx'
import { Timestamp, timestampText } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import { fill } from '#content/fill.ts'
import { fixedKinds, originalLanguage } from '#content/site-texts.ts'
import type { OwnersText } from '#server/site/stored-texts.ts'
import type { Route } from './+types/site-texts'
import { otherLanguages, translationState } from './site-text-languages.ts'
import { kinds, stateOf, titleOf, viewChoices } from './site-text-views.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteTexts } = context.get(requestScope).services
  const query = new URL(request.url).searchParams
  const view = kinds.find((kind) => kind === query.get('view')) ?? 'article'
  const texts = await siteTexts.list(view, originalLanguage)
  const translations = await Promise.all(
    otherLanguages.map(async (language) => ({
      name: words.languages[language],
      texts: new Map((await siteTexts.list(view, language)).map((text) => [text.id, text])),
    })),
  )
  const inOthers = (text: OwnersText) =>
    translations.map(({ name, texts }) => ({ name, state: translationState(text, texts.get(text.id)) }))
  return {
    view,
    choices: viewChoices(view),
    // Articles as the blog has them; the others as they stand on their pages.
    texts: (view === 'article' ? texts.toSorted(byDay) : texts).map((text) => ({
      ...listed(text),
      others: inOthers(text),
    })),
    ...flashOf(request, words),
  }
}

/** What somebody has to do something about stands out. */
const stateLook = { missing: 'text-ink-2', older: 'text-ink', draft: 'text-ink-2', shown: 'text-peacock' }

function byDay(one: OwnersText, other: OwnersText): number {
  return (other.content.published ?? '').localeCompare(one.content.published ?? '')
}

function listed(text: OwnersText) {
  const { id, showAt, updatedAt } = text
  return { id, title: titleOf(text), state: stateOf(text), showAt, updatedAt }
}

export default function SiteTexts({ loaderData: { view, choices, texts } }: Route.ComponentProps) {
  return (
    <Screen
      title={words.title}
      actions={
        !fixedKinds.includes(view) && (
          <AddLink to={deskPaths.siteText(view, 'new')}>{words.new[view]}</AddLink>
        )
      }
    >
      <div className="overflow-x-auto pb-4">
        <Segments choices={choices} />
      </div>
      <Table
        rows={texts}
        empty={words.empty}
        columns={[
          {
            head: words.columns.text,
            isMain: true,
            cell: ({ id, title }) => (
              <Link to={deskPaths.siteText(view, id)} className={wholeRow}>
                {title}
              </Link>
            ),
          },
          {
            head: words.columns.state,
            cell: ({ state, showAt }) =>
              fill(words.states[state], { when: showAt ? timestampText(new Date(showAt), 'brief') : '' }),
          },
          {
            head: words.columns.languages,
            cell: ({ others }) => (
              <span className="flex gap-x-3 text-14 max-md:flex-wrap">
                {others.map(({ name, state }) => (
                  <span key={name} className={stateLook[state]}>
                    {name}: {words.translations[state]}
                  </span>
                ))}
              </span>
            ),
          },
          {
            head: words.columns.changed,
            isNumber: true,
            cell: ({ updatedAt }) => updatedAt && <Timestamp at={updatedAt} show="brief" />,
          },
        ]}
      />
    </Screen>
  )
}
