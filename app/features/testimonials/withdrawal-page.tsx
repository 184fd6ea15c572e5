import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Words } from '#content/words.ts'

interface WithdrawalPageProps {
  words: Words['testimonials']['withdrawal']
  own: { name: string; content: string }
}

/** Asks once, with what it is about. */
export function WithdrawalPage({ words, own }: WithdrawalPageProps) {
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 className="headline text-38 md:text-48">{words.title}</h1>
      <figure className="mt-8 rounded-card border border-line p-6">
        <blockquote className="text-17 leading-relaxed whitespace-pre-line wrap-anywhere">
          {own.content}
        </blockquote>
        <figcaption className="mt-4 font-[600] wrap-anywhere">{own.name}</figcaption>
      </figure>
      <p className="mt-6 text-17 text-ink-2">{words.text}</p>
      <Form method="post" className="mt-8">
        <Button type="submit" look="primary" data-waits className="max-sm:w-full">
          {words.submit}
        </Button>
      </Form>
    </div>
  )
}
