/** Brings what lies behind a tab to the front. */
export function openTabOf(element: Element | null): void {
  const tab = element?.closest<HTMLElement>('[data-tab]')?.dataset.tab
  if (tab) document.getElementById(tab)?.click()
}
