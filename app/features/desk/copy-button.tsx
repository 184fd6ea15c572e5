import { Icon } from '#app/ui/icon.tsx'
import { type Toast, useToast } from '#app/ui/toast/toast.ts'
import { SmallButton } from './small-button.tsx'

interface CopyWords {
  copy: string
  copied: Toast
  copyFailed: Toast
}

/** Puts a text on the clipboard. Without script the text beside it is there to be selected. */
export function CopyButton({ words, text }: { words: CopyWords; text: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(words.copied),
      () => toast({ ...words.copyFailed, tone: 'destructive' }),
    )
  return (
    <SmallButton type="button" data-replay onClick={copy} className="needs-script gap-2">
      <Icon name="copy" className="size-4" />
      {words.copy}
    </SmallButton>
  )
}
