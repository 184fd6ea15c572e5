import { Form } from 'react-router'
import type { AnalyticsWords } from '#content/en/desk/analytics.ts'
import { fill } from '#content/fill.ts'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { SmallButton } from './small-button.tsx'

export interface UnansweredQuestion {
  question: string
  count: number
  lastAskedAt: Date
}

interface UnansweredQuestionsProps {
  words: AnalyticsWords['questions']
  questions: UnansweredQuestion[]
}

/** What the owner can teach the assistant, in place. */
export function UnansweredQuestions({ words, questions }: UnansweredQuestionsProps) {
  return (
    <Panel id="questions" title={words.heading}>
      <p className="text-ink-2">{questions.length === 0 ? words.empty : words.text}</p>
      <ul className="mt-3">
        {questions.map(({ question, count, lastAskedAt }) => (
          <li key={question} className="border-line py-3 wrap-anywhere not-last:border-b">
            <p className="font-[600]">{question}</p>
            <p className="text-[0.875rem] text-ink-2">
              {fill(count === 1 ? words.asked.one : words.asked.other, { count: String(count) })}{' '}
              <Moment at={lastAskedAt} show="day" />
            </p>
            <Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
              <input type="hidden" name="question" value={question} />
              <label className="grow text-[0.875rem] font-[600]">
                {words.answer}
                <textarea
                  name="answer"
                  rows={2}
                  required
                  maxLength={2000}
                  className="mt-1 block w-full rounded-[10px] border border-ink-2 bg-paper px-3 py-2 font-[400] text-base"
                />
              </label>
              <SmallButton>{words.submit}</SmallButton>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
