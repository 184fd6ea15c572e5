;(() => {
  const page = document
  const { lang, dataset } = page.documentElement
  const key = 'language-chosen'
  const read = () => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Who keeps nothing could not put it away for good.
      return 'unknown'
    }
  }
  addEventListener(
    'click',
    ({ target }) => {
      const link = target.closest?.('a[hreflang]')
      // The same page also by what its address asks and where one stands in it.
      if (link) Object.assign(link, { search: location.search, hash: location.hash })
      else if (!target.closest?.('[data-dismisses-offer]')) return
      delete dataset.offer
      try {
        localStorage.setItem(key, 'yes')
      } catch {}
    },
    true,
  )
  if (read()) return
  const offered = [...page.querySelectorAll('[data-offered]')].map((line) => line.lang)
  const first = navigator.languages
    .map((each) => each.split('-')[0])
    .find((each) => each === lang || offered.includes(each))
  if (first && first !== lang) dataset.offer = first
})()
