/** Translators put elements of this name, which nothing else uses any more, where they found text. */
const wrapperName = 'font'

/** Translators pass over what is marked so. */
const untouched = 'notranslate'

/**
 * Before React reads the page: translated text stands where text stood, not in elements that React does not know. The
 * translator, which sees that its work was changed, does nothing about it until React has the whole page.
 */
export function unwrapTranslations(): void {
  const wrappers = document.querySelectorAll(`:not(${wrapperName}) > ${wrapperName}`)
  if (wrappers.length > 0) document.documentElement.classList.add(untouched)
  for (const wrapper of wrappers) wrapper.replaceWith(wrapper.textContent)
}

/** Once the page is React's: what it says from now on is translated as before. */
export function letTranslatorsGoOn(): void {
  document.documentElement.classList.remove(untouched)
}

/**
 * From then on, text that a translator took out of the page is put back when React changes or removes it, or puts
 * something before it. Without this the browser throws, and React takes the whole page away
 * (https://github.com/facebook/react/issues/11538). The translator sees new text and translates it again.
 */
export function keepTextsInReach(): void {
  const wrappers = new WeakMap<Node, Element>()
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const beside = [addedNodes[0], previousSibling, nextSibling]
      const wrapper = beside.find((node) => node?.nodeName === wrapperName.toUpperCase())
      const [text] = removedNodes
      if (text instanceof Text && wrapper) wrappers.set(text, wrapper as Element)
    }
  }).observe(document, { childList: true, subtree: true })

  const putBack = (node: Node) => wrappers.get(node)?.replaceWith(node)
  const isIn = (parent: Node, node: Node) => {
    if (node.parentNode !== parent) putBack(node)
    return node.parentNode === parent
  }
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(child: T): T {
    return isIn(this, child) ? (removeChild.call(this, child) as T) : child
  }
  prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    return insertBefore.call(this, node, next && isIn(this, next) ? next : null) as T
  }
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') as PropertyDescriptor
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(text) {
      putBack(this)
      nodeValue.set?.call(this, text)
    },
  })
}
