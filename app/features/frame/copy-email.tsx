import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Words } from '#content/words.ts'

/** For phones without a mail program: the address on the clipboard, and a notice that it is there. */
export function CopyEmail({ words, email }: { words: Words['frame']['footer']; email: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(email).then(
      () => toast(words.emailCopied),
      () => toast({ ...words.copyFailed, tone: 'destructive' }),
    )
  return (
    <Tooltip text={words.copyEmail} className="needs-script">
      <button
        type="button"
        data-replay
        aria-label={words.copyEmail}
        onClick={copy}
        className="grid size-11 place-items-center rounded-full hover:bg-paper-2"
      >
        <Icon name="copy" className="size-4" />
      </button>
    </Tooltip>
  )
}
