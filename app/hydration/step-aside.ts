import text from './step-aside.js?raw'

/**
 * On a phone the chat's round button makes way while it would lie over a field, a button or a price. Written into the
 * page, because it is there before the browser code runs.
 */
export const stepAsideScript = import.meta.env.SSR ? text : ''
