import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { TestimonialWords } from '#content/types/testimonials.ts'

interface WithdrawalPageProps {
  words: TestimonialWords['withdrawal']
  own: { name: string; content: string }
}

/** Asks once, with what it is about. */
export function WithdrawalPage({ words, own }: WithdrawalPageProps) {
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 className="headline text-[2.25rem] md:text-[3rem]">{words.title}</h1>
      <figure className="mt-8 rounded-card border border-line p-6">
        <blockquote className="text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
          {own.content}
        </blockquote>
        <figcaption className="mt-4 font-[600] wrap-anywhere">{own.name}</figcaption>
      </figure>
      <p className="mt-6 text-lg text-ink-2">{words.text}</p>
      <Form method="post" className="mt-8">
        <Button type="submit" look="primary" data-waits className="max-sm:w-full">
          {words.submit}
        </Button>
      </Form>
    </div>
  )
}
