import { useViewTransitionState } from 'react-router'

/** The head of a page whose cloth came from a card. */
export const movingCloth = 'moving-cloth'

/**
 * A card's cloth becomes the head of the page behind it, and goes back (styles/view-transitions.css). Only that of the card
 * that was pressed: a name may stand once on a page. Its link says `viewTransition`.
 */
export function useMovingCloth(href: string | undefined): string {
  // Without a page behind it, an address that nothing leads to.
  return useViewTransitionState(href ?? '/-') ? movingCloth : ''
}
