import { Fragment, type ReactNode } from 'react'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { type Block, readReply, type Words } from '#domain/reply-text.ts'

/** A reply as React elements: nothing in it is ever read as HTML. */
export function RichText({ text }: { text: string }) {
  return readReply(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end
    <Fragment key={index}>{drawBlock(block)}</Fragment>
  ))
}

function drawBlock(block: Block): ReactNode {
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end
          <Fragment key={index}>
            {index > 0 && <br />}
            {drawWords(line)}
          </Fragment>
        ))}
      </p>
    )
  // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end
  const items = block.items.map((item, index) => <li key={index}>{drawWords(item)}</li>)
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function drawWords(words: Words[]): ReactNode {
  return words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end
    <Fragment key={index}>{drawPart(part)}</Fragment>
  ))
}

function drawPart(part: Words): ReactNode {
  if (part.kind === 'bold') return <strong>{drawWords(part.words)}</strong>
  if (part.kind === 'text') return part.text
  return (
    <SmartLink href={part.href} className="thread-link">
      {part.text}
    </SmartLink>
  )
}
