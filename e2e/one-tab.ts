import { test as base, type Page } from '@playwright/test'

/** By whether script runs. */
const tabs = new Map<boolean, Promise<Page>>()

/** Tests that only look at pages: those of a worker share one tab, since opening it would be most of their work. */
export const test = base.extend({
  page: async ({ browser, javaScriptEnabled, viewport }, use, { project }) => {
    if (viewport?.width !== project.use.viewport?.width)
      throw new Error('These tests share one tab, so none can have options of its own.')
    const tab = tabs.get(javaScriptEnabled) ?? browser.newPage()
    tabs.set(javaScriptEnabled, tab)
    const page = await tab
    await page.emulateMedia({ media: null, colorScheme: null })
    await use(page)
  },
})
