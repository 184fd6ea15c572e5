if (self.trustedTypes) {
  let texts
  const remember = () => {
    texts ??= new Set(Array.from(document.querySelectorAll('script,style'), (element) => element.textContent))
    return texts.add('<script>\x3c/script>')
  }
  // When all is parsed: later React may take the page apart to build it anew.
  document.addEventListener('readystatechange', remember, { once: true })
  const served = (text) => (remember().has(text) ? text : null)
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (/<[a-z!/?]/i.test(text) ? served(text) : text),
    createScript: served,
    createScriptURL: (address) => (new URL(address, location).origin === location.origin ? address : null),
  })
}
