import { useEffect, useRef, useState } from 'react'
import type { TextileKind } from './draw-textile.ts'
import { height, width } from './size.ts'

type TextileProps = {
  /** The same title is always the same cloth. */
  title: string
  kind?: TextileKind
  /** The same cloth stands further up on the page, and lends its figures. */
  borrows?: boolean
  className?: string
}

/** A cloth drawn from a title, filling whatever box it is given. */
export function Textile(props: TextileProps) {
  return <Cloth key={`${props.kind} ${props.title}`} {...props} />
}

function Cloth({ title, kind, borrows, className = '' }: TextileProps) {
  const [element, drawing] = useDrawing(title, kind, borrows)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`textile ${className}`}
      aria-hidden="true"
      ref={element}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from a hash of the title, never from its text
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}

const loomOfServer = import.meta.env.SSR ? await import('./draw-textile.ts') : undefined

/**
 * The server draws. What it drew stays when the page comes alive, so a browser fetches the loom only once its visitor
 * has moved on to a page that it builds by itself.
 */
function useDrawing(title: string, kind: TextileKind | undefined, borrows: boolean | undefined) {
  const element = useRef<SVGSVGElement>(null)
  const [drawing, setDrawing] = useState(() => loomOfServer?.drawInside(title, { kind, borrows }) ?? '')
  useEffect(() => {
    if (element.current?.firstChild) return
    let isWanted = true
    import('./draw-textile.ts').then((loom) => {
      if (isWanted) setDrawing(trusted(loom.drawInside(title, { kind, borrows })))
    })
    return () => {
      isWanted = false
    }
  }, [title, kind, borrows])
  return [element, drawing] as const
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string }
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('textile', {
  createHTML: (drawing) => drawing,
})

/** The page lets no text become markup unless somebody vouches for it, as we do for our drawings. */
function trusted(drawing: string): string {
  return policy?.createHTML(drawing) ?? drawing
}
