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
  const start = () => {
    if (started) return
    started = true
    prefetch()
    add('script', { type: 'module', nonce, textContent: page.getElementById('deferred-boot').textContent })
  }
  const listen = (type, callback) => addEventListener(type, callback, { capture: true, passive: true })
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'wheel']) listen(type, start)
  listen('pointerover', (event) => event.target.closest?.('a,button,summary') && start())
  listen('click', (event) => {
    if (!hydrated) pending = event.target.closest?.('[data-replay]') || pending
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
