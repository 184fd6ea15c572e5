import text from './trusted-types.js?raw'

/**
 * The page's policy forbids text to become markup or script. React and our loader still write that way what the page
 * was served with, and text without any tag: this lets both through. All else throws, in browsers that know the policy.
 */
export const trustedTypesScript = import.meta.env.SSR ? text : ''
