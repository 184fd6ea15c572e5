import { company } from '#content/company.ts'
import { type PageId, paths, twinOf } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { addressesOf } from './structured-data/site.ts'

/** A map of the site for assistants, in the form of llmstxt.org: what we are, and where each thing is written. */
export function guideForAssistants(publicUrl: string, { heads, language, machines }: Words): string {
  const { notes, sections, lessImportant } = machines.guide
  const at = addressesOf(publicUrl, language)
  const entry = (page: PageId) => {
    const { title, description } = heads[page]
    return `- [${title}](${at(twinOf(paths[page]))}): ${description}`
  }
  return [
    `# ${company.name}`,
    '',
    `> ${heads.home.description}`,
    '',
    ...notes.map((note) => `- ${note}`),
    ...[...sections, lessImportant].flatMap(({ heading, pages }) => [
      '',
      `## ${heading}`,
      '',
      ...pages.map(entry),
    ]),
    '',
  ].join('\n')
}
