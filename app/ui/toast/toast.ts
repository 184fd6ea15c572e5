import { createContext, use } from 'react'

export interface Toast {
  title: string
  text: string
  /** A destructive notice interrupts a screen reader; others wait their turn. */
  tone?: 'normal' | 'destructive'
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a notice for five seconds. A new one takes the place of the one before. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}
