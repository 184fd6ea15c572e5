import type { LinkDescriptor } from 'react-router'
import deskStyles from '#app/styles/desk.css?url'

/** What the desk, and the door in front of it, is dressed in; visitors never fetch it. */
export const deskLinks = (): LinkDescriptor[] => [{ rel: 'stylesheet', href: deskStyles }]
