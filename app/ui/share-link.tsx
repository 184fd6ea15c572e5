import { Icon } from './icon.tsx'
import { useToast } from './toast/toast.ts'

interface ShareLinkProps {
  /** Which link, for who hears the page. */
  label: string
  /** What follows the page's own path: a query, an anchor. */
  to: string
  words: { copied: { title: string; text: string }; failed: { title: string; text: string } }
  /** Said on the button; without it there is the icon alone. */
  text?: string
}

/** Passes an address on: on phones by the system's sheet, elsewhere by the clipboard. */
export function ShareLink({ label, to, words, text }: ShareLinkProps) {
  const toast = useToast()
  const share = async () => {
    const url = new URL(window.location.pathname + to, window.location.href).href
    if (hasSheet()) return navigator.share({ url, title: document.title }).catch(() => {})
    await navigator.clipboard.writeText(url).then(
      () => toast(words.copied),
      () => toast({ ...words.failed, tone: 'destructive' }),
    )
  }
  return (
    <button
      type="button"
      data-replay
      aria-label={label}
      onClick={share}
      className="needs-script screen-only inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-[600] text-indigo hover:underline"
    >
      <Icon name="copy" className="size-5" />
      {text}
    </button>
  )
}

/** A computer has one too, but there a link is pasted. */
function hasSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches
}
