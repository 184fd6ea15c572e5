import { callChoiceIn } from '#content/call-scene.ts'
import { machinePaths, paths } from '#content/paths.ts'
import { isTrade } from '#content/whatsapp-flows.ts'
import type { Words } from '#content/words.ts'
import { bookingTopicOf } from '#domain/booking-topic.ts'
import { asksForMine } from '#domain/mine/mine.ts'
import { choiceIn } from '#domain/price-finder.ts'

/** What in its address changes a page. Whatever else stands there, such as a campaign's name, does not. */
const questionsOf = new Map<string, (search: URLSearchParams, words: Words) => boolean>([
  [paths.testimonials, (search) => search.has('service') || search.has('invitation')],
  [paths.tryCall, (search, { language }) => callChoiceIn(search, language) !== undefined],
  [paths.home, asksForMine],
  [paths.pricing, (search) => choiceIn(search) !== undefined || search.has('package')],
  [paths.contact, (search, words) => asksForMine(search) || bookingTopicOf(search, words) !== undefined],
  [paths.tryWhatsapp, (search) => isTrade(search.get('trade'))],
  [machinePaths.bookingWords, (search, words) => bookingTopicOf(search, words) !== undefined],
])

/** Whether an address asks something of its page, so that the stored page is no answer; the path is the English one. */
export function asksPage(path: string, search: string, words: Words): boolean {
  return questionsOf.get(path)?.(new URLSearchParams(search), words) ?? false
}
