import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter
  }
}

/**
 * When a page's code does not arrive, replaced by a deploy or lost on the way, the router loads the page that is open
 * once more, and the link has done nothing. A plain link would have led there, so this one does too.
 */
export function followLinksDespiteReloads(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const router = window.__reactRouterDataRouter
    const target = router?.state.navigation.location
    if (!target || event.navigationType !== 'reload') return
    event.preventDefault()
    location.href = router.createHref(target)
  })
}
