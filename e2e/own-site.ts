import { test as base } from '@playwright/test'
import { type SiteProcess, startSite } from '../tests/process.ts'
import { createOwner, signIn } from './owner.ts'

/** What is changed of the site would be seen by every other test, so it is changed on a site of its own, by its owner. */
export const test = base.extend<object, { own: SiteProcess & { origin: string } }>({
  own: [
    async ({ browserName: _ }, use) => {
      const site = await startSite()
      await use({ ...site, origin: `http://localhost:${site.port}` })
      site.child.kill('SIGKILL')
      await site.stopped
    },
    { scope: 'worker' },
  ],
  baseURL: ({ own }, use) => use(own.origin),
  page: async ({ page, own }, use) => {
    await signIn(page, createOwner('owner@sutradhar.example', own.dataDir))
    await use(page)
  },
})
