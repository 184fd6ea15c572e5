;(() => {
  const page = document
  const { nonce } = page.currentScript
  const preloads = JSON.parse(page.getElementById('deferred-preloads').textContent)
  let started = false
  let hydrated = false
  let pending
  const add = (tag, properties) =>
    page.head.appendChild(Object.assign(page.createElement(tag), properties)).remove()
  const prefetch = () => {
    for (const href of preloads.splice(0)) add('link', { rel: 'modulepreload', href })
  }
  const boot = () =>
    add('script', { type: 'module', nonce, textContent: page.getElementById('deferred-boot').textContent })
  const start = () => {
    if (started) return
    started = true
    prefetch()
    // What the touch does by itself, opening a menu or a tab, is shown first.
    requestAnimationFrame(() => setTimeout(boot))
  }
  const listen = (type, callback) => addEventListener(type, callback, { capture: true, passive: true })
  listen('pointerdown', prefetch)
  for (const type of ['pointerup', 'pointercancel', 'keydown', 'wheel']) listen(type, start)
  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse' && target.closest?.('a,button,summary')) start()
  })
  listen('click', (event) => {
    start()
    if (!hydrated) pending = event.target.closest?.('[data-replay]') || pending
  })
  // A jump to a tab's panel takes a phone a while: the tab answers first, as it will once the page's own code runs.
  addEventListener('click', (event) => {
    const tab = !hydrated && event.target.closest?.('.tab')
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    tab.dataset.chosen = ''
    requestAnimationFrame(() =>
      setTimeout(() => {
        location.hash = tab.hash
        delete tab.dataset.chosen
      }),
    )
  })
  addEventListener(
    'app:hydrated',
    () => {
      hydrated = true
      pending?.click()
    },
    { once: true },
  )
  if (navigator.connection?.saveData) return
  const whenIdle = self.requestIdleCallback || setTimeout
  addEventListener('load', () => setTimeout(() => whenIdle(prefetch), 1500))
})()
