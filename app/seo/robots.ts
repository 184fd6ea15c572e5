import { deskPaths } from '#content/desk-paths.ts'
import { machinePaths } from '#content/paths.ts'

/** Everybody may read everything but the owner's area and the addresses that only forms and the chat talk to. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${deskPaths.today}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL(machinePaths.sitemap, publicUrl).href}`,
    '',
  ].join('\n')
}
