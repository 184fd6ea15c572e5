import { createContext } from 'react'

/** What links say for those who cannot see where they open; filled once, by the root. */
export const LinkWordsContext = createContext({ opensInNewTab: '' })
