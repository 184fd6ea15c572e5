import type { LinkDescriptor } from 'react-router'
import text from './app.css?inline'
import address from './app.css?url'

const id = 'stylesheet'

/** In development a link, so that changes show at once. */
export const stylesheetLinks: LinkDescriptor[] = import.meta.env.DEV
  ? [{ rel: 'stylesheet', href: address }]
  : []

/**
 * The whole stylesheet in the page: the first paint then waits for nothing. The browser's code does not carry it a
 * second time; should React build the document anew, as it does on leaving an error page, it takes the page's own.
 */
export function InlineStyles({ nonce }: { nonce: string | undefined }) {
  if (import.meta.env.DEV) return null
  const own = import.meta.env.SSR ? { text, nonce } : shipped
  return (
    <style
      id={id}
      nonce={own.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: own.text }}
    />
  )
}

const shipped = readShipped()

function readShipped(): { text: string; nonce: string | undefined } {
  const element = import.meta.env.SSR ? null : document.getElementById(id)
  return { text: element?.textContent ?? '', nonce: element?.nonce || undefined }
}
