import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import type { BlogArticle } from '#content/prose.ts'
import type { Words } from '#content/words.ts'

interface CopyLinkProps {
  words: Words['blog']
  article: BlogArticle
}

/** Articles have no page of their own, so this is how one is passed on. */
export function CopyLink({ words, article }: CopyLinkProps) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(new URL(`#${article.id}`, location.href).href).then(
      () => toast(words.linkCopied),
      () => toast({ ...words.copyFailed, tone: 'destructive' }),
    )
  return (
    <button
      type="button"
      data-replay
      aria-describedby={`${article.id}-title`}
      onClick={copy}
      className="needs-script screen-only inline-flex min-h-11 items-center gap-2 text-16 text-ink-2 hover:text-ink hover:underline"
    >
      <Icon name="copy" className="size-4" />
      {words.copyLink}
    </button>
  )
}
