import { languages } from '#content/languages.ts'
import { pathIn } from '#content/paths.ts'

/** Where a page is in each language, and where whoever speaks none of them is led. */
export function alternatesOf(path: string, publicUrl: string): { hrefLang: string; href: string }[] {
  const at = (address: string) => new URL(address, publicUrl).href
  return [
    ...languages.map((language) => ({ hrefLang: language, href: at(pathIn(language, path)) })),
    { hrefLang: 'x-default', href: at(path) },
  ]
}
