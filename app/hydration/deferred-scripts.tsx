import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts, type ScriptsProps } from 'react-router'
import { InlineScript } from '#app/hydration/inline-script.tsx'
import loaderText from './deferred-loader.js?raw'

const bootId = 'deferred-boot'

/** Of a page that is eager, or failed to render, everything is there from the start. */
export function isDeferred(html: string): boolean {
  return html.includes(`id="${bootId}"`)
}

/** The page carries it; the browser's code need not carry it a second time. */
const loader = import.meta.env.SSR ? loaderText : ''

type AnyElement = ReactElement<{
  rel?: string
  href?: string
  type?: string
  async?: boolean | undefined
  children?: ReactNode
  id?: string
}>

/**
 * Stands in for the router's <Scripts>: the same elements, but nothing is fetched until the loader decides. Until
 * then links are links, forms are forms and menus the platform's own.
 *
 * The loader is written into the page as it is. It fetches the browser code when the browser is idle after load,
 * unless the visitor saves data, and runs it when something is touched, so that reading costs no work at all. A tap on
 * a `data-replay` control that came too early is repeated once the page answers, and so is that of a form's `data-waits`
 * button and of a link that books, unless the page takes too long: then the form is sent, or the link followed, as without
 * script. A `data-answers-first` link is marked before it jumps. A page that is all controls may be eager instead: its
 * route says so by `handle`.
 */
export function DeferredScripts({ isEager, ...props }: ScriptsProps & { isEager: boolean }) {
  const preloads: string[] = []
  let modules = 0
  const defer = (node: ReactNode): ReactNode =>
    Children.map(node, (child) => {
      if (!isValidElement(child)) return child
      const element = child as AnyElement
      if (element.type === Fragment)
        return <Fragment key={element.key}>{defer(element.props.children)}</Fragment>
      if (element.type === 'link' && element.props.rel === 'modulepreload') {
        if (element.props.href) preloads.push(element.props.href)
        return null
      }
      if (element.type === 'script' && element.props.type === 'module') {
        modules += 1
        return cloneElement(element, { type: 'text/plain', id: bootId, async: undefined })
      }
      return element
    })
  // Called as a hook, always and unconditionally, because its output has to be rewritten.
  const scripts = defer(Scripts(props) as ReactNode)
  if (import.meta.env.PROD && import.meta.env.SSR && (modules !== 1 || preloads.length === 0))
    throw new Error('The router’s <Scripts> no longer has the shape that deferral rewrites')
  if (import.meta.env.DEV || isEager) return <Scripts {...props} />
  // After hydration <Scripts> renders nothing, and neither do we.
  if (scripts == null) return null
  return (
    <>
      {scripts}
      <InlineScript
        id="deferred-preloads"
        type="application/json"
        text={JSON.stringify([...new Set(preloads)])}
      />
      <InlineScript nonce={props.nonce} text={loader} />
    </>
  )
}
