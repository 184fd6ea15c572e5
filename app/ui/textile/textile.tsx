import { createElement, type ReactElement, useMemo } from 'react'
import { type TextileKind, weaveTextile } from './draw-textile.ts'
import { height, qualify, type Shape, width } from './shape.ts'

type TextileProps = {
  /** The same title is always the same cloth. */
  title: string
  kind?: TextileKind
  className?: string
  /** Only when the picture says something the text beside it does not; otherwise it is decoration. */
  label?: string
}

function toElement({ tag, attributes, children }: Shape, prefix: string): ReactElement {
  const properties = Object.entries(attributes).map(([name, value]) => [name, qualify(name, value, prefix)])
  return createElement(
    tag,
    Object.fromEntries(properties),
    ...children.map((child) => toElement(child, prefix)),
  )
}

/** A cloth drawn from a title, filling whatever box it is given. */
export function Textile({ title, kind, className, label }: TextileProps) {
  const { prefix, shapes } = useMemo(() => weaveTextile(title, { kind }), [title, kind])
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return createElement(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMid slice', className, ...meaning },
    ...shapes.map((each) => toElement(each, prefix)),
  )
}
