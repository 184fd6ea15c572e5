import { test as inOneTab } from './one-tab.ts'

/** Tests of pages as the server sends them, to search engines and to people on a bad line: no script runs. */
export const test = inOneTab.extend({ javaScriptEnabled: false })
