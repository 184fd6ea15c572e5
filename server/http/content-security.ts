import { createHash } from 'node:crypto'

/**
 * The page's own inline scripts and styles, and nothing else, may run. A cached page names them by hash; a page
 * rendered for one request carries that request's nonce.
 */
export function contentSecurityPolicy(
  allowed: { scripts: string[]; styles: string[] },
  secure: boolean,
  /** What one page needs beyond that, by directive. */
  more: Partial<Record<string, string[]>> = {},
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed.scripts],
    'style-src': ["'self'", ...allowed.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'form-action': ["'self'", 'https://wa.me'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // A stranger's script writes markup as it likes; everywhere else text becomes markup only through two policies.
    ...(!more['script-src'] && trustedTypes),
    ...(secure && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values, ...(more[name] ?? [])].join(' '))
    .join('; ')
}

/** The policies stand in app/hydration/trusted-types.js and app/ui/textile/textile.tsx. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'textile'] }

/** Hashes of every inline script and style of a finished page, as CSP sources. */
export function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${tag}>`, 'g'))
  const hashes = new Set<string>()
  for (const { groups } of blocks) {
    // JSON blocks never run, so they need no permission; the inert boot text does, because the loader starts it.
    if (/\ssrc=|application\/(ld\+)?json/.test(groups?.attributes ?? '')) continue
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(groups?.text ?? '')
        .digest('base64')}'`,
    )
  }
  return [...hashes]
}
