import { createContext } from 'react'

/** How dates and numbers are written where the page is read; filled once, by the root. */
export const LocaleContext = createContext('')
