import { TextAreaField } from '#app/ui/form/field.tsx'
import type { AnalyticsWords } from '#content/en/desk/analytics.ts'
import { fill } from '#content/fill.ts'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import type { RefusedAnswer } from './taught-answers.tsx'

export interface UnansweredQuestion {
  question: string
  count: number
  lastAskedAt: Date
}

interface UnansweredQuestionsProps {
  words: AnalyticsWords['questions']
  questions: UnansweredQuestion[]
  refused: RefusedAnswer | undefined
}

/** What the owner can teach the assistant, in place. */
export function UnansweredQuestions({ words, questions, refused }: UnansweredQuestionsProps) {
  return (
    <Panel id="questions" title={words.heading}>
      <p className="text-ink-2">{questions.length === 0 ? words.empty : words.text}</p>
      <ul className="mt-3">
        {questions.map(({ question, count, lastAskedAt }, index) => (
          <li key={question} className="border-line py-3 wrap-anywhere not-last:border-b">
            <p className="font-[600]">{question}</p>
            <p className="text-[0.875rem] text-ink-2">
              {fill(count === 1 ? words.asked.one : words.asked.other, { count: String(count) })}{' '}
              <Moment at={lastAskedAt} show="day" />
            </p>
            <PostForm className="mt-2 flex flex-wrap items-end gap-3">
              <input type="hidden" name="question" value={question} />
              <div className="grow">
                <TextAreaField
                  name="answer"
                  id={`answer-${index}`}
                  label={words.answer}
                  rows={2}
                  required
                  maxLength={2000}
                  {...(refused?.of === question && {
                    defaultValue: refused.written.answer,
                    error: refused.errors.answer,
                  })}
                />
              </div>
              <SmallButton name="do" value="teach">
                {words.submit}
              </SmallButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
