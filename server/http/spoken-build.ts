import type { ServerBuild } from 'react-router'
import { type Language, languages } from '#content/languages.ts'
import { languagePart, readPath, spokenLayout } from '#content/paths.ts'
import { createRouteMatcher, patternsOf, within } from './route-table.ts'

/**
 * The site in one language: the same routes, below the language's part of the address, which the router puts before every
 * link by itself. Only English has what is not said in languages: the owner's desk, and what machines ask for.
 */
export function spokenIn(language: Language, build: ServerBuild): ServerBuild {
  if (language === 'en') return build
  const { routes, assets } = build
  return {
    ...build,
    basename: languagePart(language),
    routes: spokenRoutes(routes),
    assets: { ...assets, routes: spokenRoutes(assets.routes) },
  }
}

/** Tells whether there is a route for an address, in its language. */
export function createAddressMatcher(
  routes: ServerBuild['routes'],
  isWanted?: Parameters<typeof patternsOf>[1],
): (address: string) => boolean {
  const inEnglish = createRouteMatcher(patternsOf(routes, isWanted))
  const inOthers = createRouteMatcher(patternsOf(spokenRoutes(routes), isWanted))
  return (address) => {
    const { language, path } = readPath(address)
    return language === 'en' ? inEnglish(path) : inOthers(path)
  }
}

function spokenRoutes<Each extends { parentId?: string | undefined }>(
  routes: Readonly<Record<string, Each | undefined>>,
): Record<string, Each> {
  const spoken = Object.entries(routes).filter(([id]) => id === 'root' || within(routes, id, spokenLayout))
  return Object.fromEntries(spoken) as Record<string, Each>
}

export function eachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const made = languages.map((language) => [language, make(language)])
  return Object.fromEntries(made)
}
