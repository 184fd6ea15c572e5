import { OwnPicture } from '#app/ui/own-picture.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { RichBlock, RichWords } from '#domain/rich-text.ts'

interface RichTextProps {
  blocks: RichBlock[]
  /** Of the text's own headings. */
  headingLevel: 2 | 3
}

/** What an owner wrote, drawn from data: nothing in it is ever HTML. */
export function RichText({ blocks, headingLevel }: RichTextProps) {
  return (
    <div className="measure flex flex-col gap-4">
      <Blocks blocks={blocks} headingLevel={headingLevel} />
    </div>
  )
}

function Blocks({ blocks, headingLevel }: RichTextProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole; its blocks have no other name.
  return blocks.map((block, index) => <Block key={index} block={block} headingLevel={headingLevel} />)
}

function Block({ block, headingLevel }: { block: RichBlock; headingLevel: 2 | 3 }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${headingLevel + block.level - 1}` as 'h2' | 'h3' | 'h4'
      return (
        <Heading
          id={block.id}
          className={`mt-4 leading-tight ${block.level === 1 ? 'text-20 wide' : 'text-17 font-[600]'}`}
        >
          <Words words={block.words} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      )
    case 'line':
      return <Words words={block.words} />
    case 'list':
      return <List block={block} headingLevel={headingLevel} />
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-4 border-l-[3px] border-marigold pl-5 text-17">
          <Blocks blocks={block.blocks} headingLevel={headingLevel} />
        </blockquote>
      )
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-card border border-line p-4 text-14">
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr className="my-4 border-line" />
    case 'picture':
      return (
        <OwnPicture
          picture={block}
          sizes="(min-width: 800px) 46rem, 100vw"
          className="my-2 h-auto w-full rounded-card"
        />
      )
  }
}

function List({ block, headingLevel }: { block: Extract<RichBlock, { kind: 'list' }>; headingLevel: 2 | 3 }) {
  const Tag = block.numbered ? 'ol' : 'ul'
  return (
    <Tag className={`flex flex-col gap-2.5 ${block.numbered ? 'list-decimal pl-7' : ''}`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index} className={block.numbered ? 'pl-1' : 'relative pl-7'}>
          {!block.numbered && (
            <span aria-hidden="true" className="absolute top-[0.75em] left-0 h-[2px] w-4 bg-peacock" />
          )}
          <Blocks blocks={item} headingLevel={headingLevel} />
        </li>
      ))}
    </Tag>
  )
}

function Words({ words }: { words: RichWords[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
  return words.map((word, index) => <Word key={index} word={word} />)
}

function Word({ word }: { word: RichWords }) {
  switch (word.kind) {
    case 'text':
      return word.text
    case 'break':
      return <br />
    case 'code':
      return <code>{word.text}</code>
    case 'strong':
      return (
        <strong>
          <Words words={word.words} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Words words={word.words} />
        </em>
      )
    case 'link':
      return (
        <SmartLink href={word.href} className="thread-link font-[600]">
          <Words words={word.words} />
        </SmartLink>
      )
  }
}
