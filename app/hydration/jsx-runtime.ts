import type { ElementType, Key } from 'react'
import { jsx as createElement } from 'react/jsx-runtime'

export { Fragment } from 'react/jsx-runtime'

/**
 * Makes the elements of the built site's browser code (`vite/tolerant-hydration.ts`). Each takes the text that it finds in
 * the page: a translator may have changed it before this code ran, and React would otherwise throw away the page with
 * everything typed into it.
 */
export function jsx(type: ElementType, props: Record<string, unknown>, key?: Key) {
  // Strings are the page's elements; objects are the router's links and forms, which pass on what they are given.
  if (typeof type !== 'function') props.suppressHydrationWarning = true
  return createElement(type, props, key)
}

export const jsxs = jsx
