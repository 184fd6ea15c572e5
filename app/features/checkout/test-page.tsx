import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CheckoutWords, PayPageWords } from '#content/types/checkout.ts'

interface TestPageProps {
  words: PayPageWords['testPage']
  test: CheckoutWords['test']
}

const outcomes = ['pay', 'late', 'fail', 'back'] as const

/** The test checkout for browsers without script, in place of the provider's own page. */
export function TestPage({ words, test }: TestPageProps) {
  return (
    <div className="wrap py-12 md:py-20">
      <Badge tone="sample">{test.badge}</Badge>
      <h1 className="headline mt-5 text-[2.125rem] md:text-[3rem]">{words.title}</h1>
      <p className="measure mt-4 text-lg text-ink-2">{words.text}</p>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            look={outcome === 'pay' ? 'primary' : 'outline'}
            className="max-sm:w-full"
          >
            {words[outcome]}
          </Button>
        ))}
      </form>
    </div>
  )
}
