import { describeError, type Log } from '#server/log.ts'
import type { PublishedSite } from '#server/site/published-site.ts'
import type { Testimonials } from '#server/testimonials/testimonials.ts'
import { testimonialAddresses } from './page-addresses.ts'
import type { PageCache } from './page-cache.ts'

interface LivingPagesParts {
  pages: PageCache
  testimonials: Pick<Testimonials, 'stamp' | 'onChange'>
  publishedSite: Pick<PublishedSite, 'onChange'>
  /** Shown in the copyright line of every page. */
  year: () => number
  log: Log
  now: () => Date
}

/** Something that pages show and that changes while the site runs. */
interface Living {
  standing(): Promise<unknown>
  /** All pages, if not said. */
  shownOn?: readonly string[]
}

const seenWithinMilliseconds = 15_000

/** Renders pages anew as soon as the owner changes something on them, and soon after another process or the clock did. */
export async function keepLivingPages({
  pages,
  testimonials,
  publishedSite,
  year,
  log,
  now,
}: LivingPagesParts) {
  const refreshes = await Promise.all(
    [{ standing: testimonials.stamp, shownOn: testimonialAddresses }, { standing: async () => year() }].map(
      refreshOf,
    ),
  )
  let lookedAt = now().getTime()

  async function refreshOf({ standing, shownOn }: Living): Promise<() => Promise<void>> {
    let shown = await standing()
    return async () => {
      try {
        const current = await standing()
        if (current === shown) return
        await pages.refresh(shownOn)
        shown = current
      } catch (error) {
        // The next look tries again.
        log('error', 'page-refresh', describeError(error))
      }
    }
  }

  async function refresh(): Promise<void> {
    await Promise.all(refreshes.map((refreshIfChanged) => refreshIfChanged()))
  }

  testimonials.onChange(refresh)
  publishedSite.onChange(pages.renew)
  return {
    /** To be called when a page is asked for: nothing tells us of other processes, or of the year's end. */
    checkForChanges(): void {
      // Both ways, as a clock may be set back.
      if (Math.abs(now().getTime() - lookedAt) < seenWithinMilliseconds) return
      lookedAt = now().getTime()
      refresh()
    },
  }
}
