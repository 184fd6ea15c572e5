import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'

export interface ReceivedMailProps {
  words: LeadWords['person']['received']
  attachments: { name: string; bytes: number }[]
  quoted: string
  isCut: boolean
  isAutomatic: boolean
}

/** What else there is to a mail that came, besides its words. */
export function ReceivedMail({ words, attachments, quoted, isCut, isAutomatic }: ReceivedMailProps) {
  return (
    <>
      {isAutomatic && <p className="mt-1 text-ink-2">{words.automatic}</p>}
      {isCut && <p className="mt-1 text-ink-2">{words.cut}</p>}
      {attachments.length > 0 && (
        <p className="mt-1 text-ink-2">
          {words.attachments}{' '}
          {attachments.map(({ name, bytes }) => `${name} (${sizeText(bytes)})`).join(', ')} {words.where}
        </p>
      )}
      {quoted && (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2 text-indigo underline">{words.quoted}</summary>
          <p className="border-l-2 border-line pl-4 whitespace-pre-line text-ink-2">{quoted}</p>
        </details>
      )}
    </>
  )

  function sizeText(bytes: number): string {
    const [unit, size] =
      bytes < 1_000_000 ? ([words.kilobytes, 1000] as const) : ([words.megabytes, 1e6] as const)
    return fill(unit, { size: (Math.ceil((10 * bytes) / size) / 10).toLocaleString('en-IN') })
  }
}
