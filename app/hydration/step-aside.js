;(() => {
  const page = document
  const isPhone = matchMedia('(width < 48rem)')
  const controls = ':is(main,footer) :is(a,button,input,select,textarea,summary)'
  // A figure often stands in a box as wide as the page: only where its words are is it in the way.
  const figures = ':is(main,footer) :is(td,dd,p.figures,span.figures)'
  const words = page.createRange()
  let timer
  const look = () => {
    const button = page.querySelector('.chat-button-main')?.getBoundingClientRect()
    const isUnder = ({ top, right, bottom, left }) =>
      bottom > button.top && top < button.bottom && right > button.left && left < button.right
    // What is folded away has a place too.
    const liesUnder = (element) => element.checkVisibility() && isUnder(element.getBoundingClientRect())
    const hasWordsUnder = (element) => {
      if (!liesUnder(element)) return false
      words.selectNodeContents(element)
      return [...words.getClientRects()].some(isUnder)
    }
    const isAside =
      button &&
      isPhone.matches &&
      ([...page.querySelectorAll(controls)].some(liesUnder) ||
        [...page.querySelectorAll(figures)].some(hasWordsUnder))
    page.documentElement.toggleAttribute('data-chat-aside', isAside)
  }
  // Once the page rests: measuring while it moves would hold it up.
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, 150)
  }
  for (const type of ['scroll', 'resize', 'click', 'focusin', 'load'])
    addEventListener(type, lookSoon, { capture: true, passive: true })
  lookSoon()
})()
