import type { LinkDescriptor } from 'react-router'
import text from './app.css?inline'
import address from './app.css?url'
import hindiText from './hindi.css?inline'
import hindiAddress from './hindi.css?url'
import { stylesheetId } from './whole-stylesheet.ts'

/** In development a link, so that changes show at once. */
export const stylesheetLinks: LinkDescriptor[] = import.meta.env.DEV
  ? [address, hindiAddress].map((href) => ({ rel: 'stylesheet', href }))
  : []

/**
 * The stylesheet in the page, with what its language adds: the first paint then waits for nothing. Utilities that the page
 * does not name are left out of it (`own-utilities.ts`); they come with the browser's code, which carries nothing a second
 * time. Should React build the document anew, as it does on leaving an error page, it takes the page's own.
 */
export function InlineStyles({ nonce, language }: { nonce: string | undefined; language: string }) {
  if (import.meta.env.DEV) return null
  const own = import.meta.env.SSR ? { text: textIn(language), nonce } : shipped
  return (
    <style
      id={stylesheetId}
      nonce={own.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: own.text }}
    />
  )
}

function textIn(language: string): string {
  return language === 'hi' ? text + hindiText : text
}

const shipped = readShipped()

function readShipped(): { text: string; nonce: string | undefined } {
  const element = import.meta.env.SSR ? null : document.getElementById(stylesheetId)
  return { text: element?.textContent ?? '', nonce: element?.nonce || undefined }
}
