import { fontFiles } from '#app/styles/font-files.ts'
import type { Words } from '#content/words.ts'
import { brochureText } from '#domain/brochure-text.ts'

export async function makeBrochure(
  brochure: Words['brochure']['document'],
  format: 'html' | 'text',
): Promise<Blob> {
  if (format === 'text') return new Blob([brochureText(brochure)], { type: 'text/plain;charset=utf-8' })
  // The drawing of the sheet comes only when somebody wants it.
  const { brochureFile } = await import('./brochure-file.ts')
  const file = brochureFile(brochure, document.documentElement.lang, await fontRules())
  return new Blob([file], { type: 'text/html;charset=utf-8' })
}

/** The typeface inside the file. Without it the brochure is still complete, so a failure costs only the looks. */
async function fontRules(): Promise<string> {
  const rules = fontFiles.map(async ({ address, weight, stretch, range }) => {
    const data = await dataAddress(await (await fetch(address)).blob())
    const only = range ? `unicode-range:${range};` : ''
    return `@font-face{font-family:'Anek Latin';src:url(${data}) format('woff2');font-weight:${weight};font-stretch:${stretch};${only}}`
  })
  return (await Promise.all(rules).catch(() => [])).join('\n')
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
