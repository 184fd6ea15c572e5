import { type PageId, paths } from './paths.ts'

/** The same words, whose links lead to pages in their own language where these are there. */
export function withLinksTo<Words>(pages: readonly { page: PageId; path: string }[], words: Words): Words {
  const translated = new Map<string, string>(pages.map(({ page, path }) => [paths[page], path]))
  const linked = (value: unknown, name?: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => linked(each))
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, linked(each, key)]))
    if (name !== 'href' || typeof value !== 'string') return value
    const [path = '', rest = ''] = value.split(/(?=[?#])(.*)/s)
    return (translated.get(path) ?? path) + rest
  }
  return linked(words) as Words
}
