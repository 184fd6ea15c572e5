import text from './trusted-types.js?raw'

/**
 * The page's policy forbids text to become markup or script. What React and our loader still write that way, and
 * what the page was served with already, is let through by this; all else throws in browsers that know trusted types.
 */
export const trustedTypesScript = import.meta.env.SSR ? text : ''
