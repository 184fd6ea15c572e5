import { renderToStaticMarkup } from 'react-dom/server'
import { colours } from '#content/colours.ts'
import { company } from '#content/company.ts'
import type { Words } from '#content/words.ts'

/** What a mail says, whatever it looks like. */
export interface MailDocument {
  /** What a mail program shows beside the subject. */
  preview: string
  /** Said first, above everything else. */
  warning?: string | undefined
  /** None above what a person wrote. */
  heading?: string | undefined
  greeting?: string
  paragraphs: string[]
  facts?: { label: string; value: string; isLink?: boolean }[]
  /** Someone's own words, set apart. */
  quoted?: string | undefined
  action?: { label: string; href: string } | undefined
  closing?: string | undefined
}

/** Around every mail, whatever it says. */
export type LetterWords = Pick<Words, 'language' | 'mails'>

/** The same mail twice: as HTML and as plain text, each complete. */
export function renderMail(document: MailDocument, words: LetterWords): { html: string; text: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(<Letter document={document} words={words} />)}`,
    text: letterText(document, words),
  }
}

const ink = colours.ink.light
const quiet = colours['ink-2'].light
const indigo = colours.indigo.light
const marigold = colours.marigold
const paper = colours.paper.light
const type = 'Anek Latin, Segoe UI, Roboto, Helvetica, Arial, sans-serif'

// Mail programs know no style sheets worth relying on, so each element carries its own few rules.
function Letter({ document, words }: { document: MailDocument; words: LetterWords }) {
  const { preview, warning, heading, greeting, paragraphs, facts, quoted, action, closing } = document
  return (
    <html lang={words.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading ?? preview}</title>
      </head>
      <body style={{ margin: 0, background: paper, color: ink, fontFamily: type, fontSize: 16 }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <div style={{ maxWidth: 560, margin: '0 auto', padding: '24px 20px' }}>
          <p style={{ margin: 0, fontWeight: 700, fontSize: 18, color: indigo }}>{company.name}</p>
          <div style={{ height: 3, width: 64, background: marigold, margin: '8px 0 28px' }} />
          {warning && <p style={{ margin: '0 0 14px', fontWeight: 700 }}>{warning}</p>}
          {heading && <h1 style={{ fontSize: 26, lineHeight: 1.2, margin: '0 0 16px' }}>{heading}</h1>}
          {[...(greeting ? [greeting] : []), ...paragraphs].map((paragraph) => (
            <p key={paragraph} style={{ margin: '0 0 14px', lineHeight: 1.55, whiteSpace: 'pre-line' }}>
              {paragraph}
            </p>
          ))}
          {facts && facts.length > 0 && (
            <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 18px' }}>
              <tbody>
                {facts.map(({ label, value, isLink }) => (
                  <tr key={`${label} ${value}`}>
                    <td style={{ padding: '4px 20px 4px 0', color: quiet, verticalAlign: 'top' }}>{label}</td>
                    <td style={{ padding: '4px 0', fontWeight: 600, overflowWrap: 'anywhere' }}>
                      {isLink ? <a href={value}>{value}</a> : value}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {quoted && (
            <blockquote
              style={{
                margin: '0 0 20px',
                padding: '4px 0 4px 16px',
                borderLeft: `3px solid ${indigo}`,
                whiteSpace: 'pre-wrap',
                lineHeight: 1.55,
              }}
            >
              {quoted}
            </blockquote>
          )}
          {action && (
            <p style={{ margin: '8px 0 24px' }}>
              <a
                href={action.href}
                style={{
                  display: 'inline-block',
                  padding: '13px 24px',
                  borderRadius: 999,
                  background: marigold,
                  color: ink,
                  fontWeight: 600,
                  textDecoration: 'none',
                }}
              >
                {action.label}
              </a>
            </p>
          )}
          {closing && <p style={{ margin: '0 0 14px', lineHeight: 1.55 }}>{closing}</p>}
          <p
            style={{
              margin: '28px 0 0',
              paddingTop: 14,
              borderTop: '1px solid #ddd5c3',
              color: quiet,
              fontSize: 14,
            }}
          >
            {words.mails.footer}
          </p>
        </div>
      </body>
    </html>
  )
}

function letterText(document: MailDocument, words: LetterWords): string {
  const { warning, heading, greeting, paragraphs, facts = [], quoted, action, closing } = document
  const blocks = [
    ...(warning ? [warning] : []),
    ...(heading ? [heading] : []),
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(quoted ? [quoted.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(closing ? [closing] : []),
    `--\n${words.mails.footer}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
