;(() => {
  const page = document
  const { nonce } = page.currentScript
  const preloads = JSON.parse(page.getElementById('deferred-preloads').textContent)
  let started = false
  let hydrated = false
  let pending
  let waiting
  let gaveUp = false
  const add = (tag, properties) =>
    page.head.appendChild(Object.assign(page.createElement(tag), properties)).remove()
  // A module that does not arrive fails for as long as the page is open. So each is fetched first: that can be tried
  // again by the next touch, the network having been gone for a moment.
  const fetchOne = async (href) => {
    const { ok } = await fetch(href)
    if (!ok) throw Error(href)
  }
  let arriving
  const prefetch = () => {
    // What the code draws may need more of the stylesheet than the page did (own-utilities.ts).
    const { utilities } = page.getElementById('stylesheet').dataset
    arriving ??= Promise.all([utilities, ...preloads].map(fetchOne)).then(
      () => {
        for (const href of preloads) add('link', { rel: 'modulepreload', href })
        return true
      },
      () => {
        arriving = undefined
        return false
      },
    )
    return arriving
  }
  const boot = () =>
    add('script', { type: 'module', nonce, textContent: page.getElementById('deferred-boot').textContent })
  // What a touch does by itself, opening a menu or marking a tab, is shown first.
  const afterNextFrame = (work) => requestAnimationFrame(() => setTimeout(work))
  const start = async () => {
    if (started) return
    started = true
    started = await prefetch()
    if (started) afterNextFrame(boot)
  }
  const listen = (type, callback) => addEventListener(type, callback, { capture: true, passive: true })
  listen('pointerdown', prefetch)
  for (const type of ['pointerup', 'pointercancel', 'keydown', 'wheel', 'dragenter']) listen(type, start)
  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse' && target.closest?.('a,button,summary')) start()
  })
  listen('click', (event) => {
    // Sections that still follow (late.css) would move the place that is asked for.
    if (event.timeStamp < 3000 && event.target.closest?.('a[href*="#"]'))
      page.documentElement.dataset.whole = ''
    start()
    if (!hydrated) pending = event.target.closest?.('[data-replay]') || pending
  })
  // A jump that lays out much takes a phone a while: its link is marked first, as it will be by the page's own code.
  addEventListener('click', (event) => {
    const link = !hydrated && event.target.closest?.('[data-answers-first]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    link.dataset.chosen = ''
    afterNextFrame(() => {
      location.hash = link.hash
      delete link.dataset.chosen
    })
  })
  // A form's button, and a link that books, wait a moment for the page's own code, which answers better; then the form is
  // sent and the link followed as on any page.
  addEventListener('click', (event) => {
    const pressed = !hydrated && !gaveUp && event.target.closest?.('[data-waits],a[href$="#book"]')
    const hasKeys = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!pressed || hasKeys || !(pressed.href || pressed.form?.requestSubmit)) return
    event.preventDefault()
    if (!waiting) setTimeout(goWithoutPage, 2000)
    waiting = pressed
    waiting.ariaBusy = 'true'
  })
  const goWithoutPage = () => {
    if (hydrated) return
    gaveUp = true
    waiting.ariaBusy = null
    if (waiting.form) waiting.form.requestSubmit(waiting)
    else location.assign(waiting.href)
  }
  addEventListener(
    'app:hydrated',
    () => {
      hydrated = true
      pending?.click()
      if (gaveUp || !waiting) return
      waiting.ariaBusy = null
      waiting.click()
    },
    { once: true },
  )
  // What was sent and may not have arrived is to be seen in its form again, not only after a touch.
  const hasDraft = (form) => {
    const key = `draft:${form.getAttribute('action')}`
    return key in sessionStorage || key in localStorage
  }
  addEventListener('load', () => {
    try {
      if ([...page.forms].some(hasDraft)) start()
    } catch {}
  })
  // Whoever comes to book sees free times without touching anything.
  if (location.hash === '#book') addEventListener('load', start)
  if (navigator.connection?.saveData) return
  const whenIdle = self.requestIdleCallback || setTimeout
  addEventListener('load', () => setTimeout(() => whenIdle(prefetch), 1500))
})()
