import { useMatches } from 'react-router'

/** Whether the page is one of the owner's desk, or of the way in: their routes say so. */
export function useIsDesk(): boolean {
  return useMatches().some(({ handle }) => (handle as { frame?: string } | undefined)?.frame === 'desk')
}
