import { createContext } from 'react'

/** The request's nonce for inline scripts and styles; undefined on cached pages and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
