import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Words } from '#content/words.ts'

interface TestPageProps {
  words: Words['payPage']['testPage']
  test: Words['checkout']['test']
}

const outcomes = ['pay', 'late', 'fail', 'back'] as const

/** The test checkout for browsers without script, in place of the provider's own page. */
export function TestPage({ words, test }: TestPageProps) {
  return (
    <div className="wrap py-12 md:py-20">
      <Badge tone="sample">{test.badge}</Badge>
      <h1 className="headline mt-5 text-38 md:text-48">{words.title}</h1>
      <p className="measure mt-4 text-17 text-ink-2">{words.text}</p>
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
