import { paths } from '#content/paths.ts'

/** Where `/services/{id}` leads: to the page of that name, to the page an old name stands for, or to the overview. */
export function serviceAlias(id: string): string {
  const ownPage = `${paths.services}/${id}`
  return servicePages.has(ownPage) ? ownPage : (oldNames.get(id) ?? paths.services)
}

const servicePages: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => path.startsWith(`${paths.services}/`)),
)

const oldNames: ReadonlyMap<string, string> = new Map([['gpt-agents', paths['ai-voice-agents']]])
