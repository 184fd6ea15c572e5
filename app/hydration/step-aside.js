;(() => {
  const page = document
  const isPhone = matchMedia('(width < 48rem)')
  const uncovered =
    ':is(main,footer) :is(a,button,input,select,textarea,summary,td,dd,p.figures,span.figures)'
  let timer
  const look = () => {
    const button = page.querySelector('.chat-button-main')?.getBoundingClientRect()
    const isOver = (element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect()
      return bottom > button.top && top < button.bottom && right > button.left && left < button.right
    }
    const isAside = button && isPhone.matches && [...page.querySelectorAll(uncovered)].some(isOver)
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
