import type { LinkDescriptor } from 'react-router'
import deskStyles from '#app/styles/desk.css?url'
import { deskPaths } from '#content/desk-paths.ts'

/** What the desk, and the door in front of it, is dressed in, and what makes it an app; visitors never fetch it. */
export const deskLinks = (): LinkDescriptor[] => [
  { rel: 'stylesheet', href: deskStyles },
  { rel: 'manifest', href: deskPaths.manifest },
  { rel: 'apple-touch-icon', href: '/desk-apple-touch-icon.png' },
]
