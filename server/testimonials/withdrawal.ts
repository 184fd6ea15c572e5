import { paths } from '#content/paths.ts'
import { readSigned, sign } from '#server/signature.ts'

const purpose = 'testimonial-withdrawal'

/** The address, sent to its author alone, where a testimonial can be taken back. */
export function withdrawalLink(secret: string, publicUrl: string, testimonialId: string): string {
  return `${publicUrl}${paths.testimonials}/withdraw/${sign(secret, purpose, testimonialId)}`
}

/** The testimonial that such an address stands for. */
export function withdrawalOf(secret: string, token: string): string | undefined {
  return readSigned(secret, purpose, token)
}
