import { deskPaths } from '#content/desk-paths.ts'
import { languages } from '#content/languages.ts'
import { machinePaths, pathIn } from '#content/paths.ts'

/** Everybody may read everything but the owner's area and the addresses that only forms and the chat talk to. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${deskPaths.today}`,
    ...languages.map((language) => `Disallow: ${pathIn(language, '/api/')}`),
    '',
    `Sitemap: ${new URL(machinePaths.sitemap, publicUrl).href}`,
    '',
  ].join('\n')
}
