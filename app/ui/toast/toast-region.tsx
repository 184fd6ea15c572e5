import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { type Toast, ToastContext } from './toast.ts'

const shownForMilliseconds = 5000

/** Holds the one notice on screen, above everything else, dialogs included. */
export function ToastRegion({ dismissLabel, children }: { dismissLabel: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ toast: Toast; number: number }>()
  const show = useCallback(
    (toast: Toast) => setShown((before) => ({ toast, number: (before?.number ?? 0) + 1 })),
    [],
  )
  const dismiss = () => setShown(undefined)

  useEffect(() => {
    if (!shown) return region.current?.hidePopover()
    // Shown anew each time, because the top layer is ordered by when something entered it.
    region.current?.hidePopover()
    region.current?.showPopover()
    const timer = setTimeout(() => setShown(undefined), shownForMilliseconds)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <ToastContext value={show}>
      {children}
      <div ref={region} popover="manual" className="toast-region">
        <div role="status" aria-live="polite">
          {shown?.toast.tone !== 'destructive' && shown && (
            <ToastCard
              key={shown.number}
              toast={shown.toast}
              dismissLabel={dismissLabel}
              onDismiss={dismiss}
            />
          )}
        </div>
        <div role="alert">
          {shown?.toast.tone === 'destructive' && (
            <ToastCard
              key={shown.number}
              toast={shown.toast}
              dismissLabel={dismissLabel}
              onDismiss={dismiss}
            />
          )}
        </div>
      </div>
    </ToastContext>
  )
}

interface ToastCardProps {
  toast: Toast
  dismissLabel: string
  onDismiss(): void
}

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const edge = toast.tone === 'destructive' ? 'border-l-sindoor' : 'border-l-peacock'
  return (
    <div
      data-toast
      className={`flex items-start gap-3 rounded-card border border-l-4 border-line bg-paper p-4 text-ink ${edge}`}
    >
      <div className="grow">
        <p className="font-[600] leading-snug">{toast.title}</p>
        <p className="mt-1 text-16 text-ink-2">{toast.text}</p>
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-2"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
