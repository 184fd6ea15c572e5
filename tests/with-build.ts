import { ensureBuilt } from '../scripts/prepare.mjs'

/** Many tests ask the built site, so that `npx vitest` alone works too. */
export default ensureBuilt
