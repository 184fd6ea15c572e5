import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-link.tsx'

export function Button({
  look,
  className,
  type = 'button',
  ...button
}: ComponentProps<'button'> & { look: ButtonLook }) {
  return <button {...button} type={type} className={buttonClass(look, className)} />
}
