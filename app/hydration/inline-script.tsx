interface InlineScriptProps {
  text: string
  id?: string
  type?: string
  nonce?: string
}

/** A script of our own written into the page. The browser's copy of the tree carries no text: it ran already. */
export function InlineScript({ text, ...attributes }: InlineScriptProps) {
  return (
    <script
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is ours, never a visitor's
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }}
    />
  )
}
