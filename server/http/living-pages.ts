import { paths, twinOf } from '#content/paths.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Testimonials } from '#server/testimonials/testimonials.ts'
import type { PageCache } from './page-cache.ts'

interface LivingPagesParts {
  pages: PageCache
  testimonials: Pick<Testimonials, 'stamp' | 'onChange'>
  log: Log
  now: () => Date
}

/** Pages that show testimonials, and so change while the site runs. */
const livingAddresses = [paths.home, paths.testimonials].flatMap((path) => [path, twinOf(path)])
const seenWithinMilliseconds = 15_000

/** Renders them anew as soon as the owner changes something, and soon after another process did. */
export async function keepLivingPages({ pages, testimonials, log, now }: LivingPagesParts) {
  let stamp = await testimonials.stamp()
  let lookedAt = now().getTime()

  async function refresh(): Promise<void> {
    try {
      const current = await testimonials.stamp()
      if (current === stamp) return
      await pages.refresh(livingAddresses)
      stamp = current
    } catch (error) {
      log('error', 'page-refresh', describeError(error))
    }
  }

  testimonials.onChange(refresh)
  return {
    /** Another process, or the database's own public interface, may have changed what this page shows. */
    lookAround(path: string): void {
      // Both ways, as a clock may be set back.
      const sinceLook = Math.abs(now().getTime() - lookedAt)
      if (sinceLook < seenWithinMilliseconds || !livingAddresses.includes(path)) return
      lookedAt = now().getTime()
      refresh()
    },
  }
}
