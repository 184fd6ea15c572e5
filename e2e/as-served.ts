import { test as base, type Page } from '@playwright/test'

let opened: Promise<Page> | undefined

/**
 * Tests of pages as the server sends them, to search engines and to people on a bad line: no script runs. What they
 * read cannot change for the next, so those of a worker share one tab: opening it would be most of their work.
 */
export const test = base.extend({
  javaScriptEnabled: false,
  page: async ({ browser, javaScriptEnabled, viewport }, use, { project }) => {
    if (javaScriptEnabled || viewport?.width !== project.use.viewport?.width)
      throw new Error('These tests share one tab, so none can have options of its own.')
    opened ??= browser.newPage()
    const page = await opened
    await page.emulateMedia({ media: null })
    await use(page)
  },
})
