/** The page's own `<style>`; it knows where the utilities are that were left out of it. */
export const stylesheetId = 'stylesheet'

/** Once what the browser's code draws is styled, whatever it needs beyond what the page did; the loader has fetched it ahead. */
export async function wholeStylesheet(): Promise<void> {
  const own = document.getElementById(stylesheetId)
  const href = own?.dataset.utilities
  if (!own || !href) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  // Without it the page still works.
  const settled = new Promise((done) => Object.assign(link, { onload: done, onerror: done }))
  own.after(link)
  await settled
}
