import type { LinkDescriptor } from 'react-router'
import text from './app.css?inline'
import address from './app.css?url'

/** In development a link, so that changes show at once. */
export const stylesheetLinks: LinkDescriptor[] = import.meta.env.DEV
  ? [{ rel: 'stylesheet', href: address }]
  : []

/** The whole stylesheet in the page: the first paint then waits for nothing. The browser's copy carries no text. */
export function InlineStyles({ nonce }: { nonce: string | undefined }) {
  if (import.meta.env.DEV) return null
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }}
    />
  )
}
