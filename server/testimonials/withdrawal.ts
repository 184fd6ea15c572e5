import { pathIn, paths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { readSigned, sign } from '#server/signature.ts'

const purpose = 'testimonial-withdrawal'

/** The address, sent to its author alone, where a testimonial can be taken back. */
export function withdrawalLink(
  secret: string,
  publicUrl: string,
  { id, language }: { id: string; language: string },
): string {
  const page = `${paths.testimonials}/withdraw/${sign(secret, purpose, id)}`
  return publicUrl + pathIn(wordsIn(language).language, page)
}

/** The testimonial that such an address stands for. */
export function withdrawalOf(secret: string, token: string): string | undefined {
  return readSigned(secret, purpose, token)
}
