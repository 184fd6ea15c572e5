import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import { here } from '#content/here.ts'
import { articlePath } from '#content/paths.ts'
import type { BlogWords } from '#domain/blog.ts'

/** How an article is passed on. */
export function CopyLink({ words, id }: { words: BlogWords; id: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(new URL(here(articlePath(id)), location.href).href).then(
      () => toast(words.linkCopied),
      () => toast({ ...words.copyFailed, tone: 'destructive' }),
    )
  return (
    <button
      type="button"
      data-replay
      aria-describedby={`${id}-title`}
      onClick={copy}
      className="needs-script screen-only inline-flex min-h-11 items-center gap-2 text-16 text-ink-2 hover:text-ink hover:underline"
    >
      <Icon name="copy" className="size-4" />
      {words.copyLink}
    </button>
  )
}
