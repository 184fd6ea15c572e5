import { TextAreaField } from '#app/ui/form/field.tsx'
import type { AnalyticsWords } from '#content/en/desk/analytics.ts'
import { fill } from '#content/fill.ts'
import { Entries } from './list.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import type { RefusedAnswer } from './taught-answers.tsx'
import { Timestamp } from './timestamp.tsx'

export interface UnansweredQuestion {
  id: string
  question: string
  count: number
  lastAskedAt: Date
  /** What the assistant answers today. */
  saysNow: string
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
      <Entries rows={questions} className="py-3">
        {({ question, count, lastAskedAt, saysNow }, place) => (
          <>
            <p className="font-[600]">{question}</p>
            <p className="text-14 text-ink-2">
              {fill(count === 1 ? words.asked.one : words.asked.other, { count: String(count) })}{' '}
              <Timestamp at={lastAskedAt} show="day" />
            </p>
            <details className="mt-1">
              <summary className="text-14">{words.saysNow}</summary>
              <p className="mt-1 whitespace-pre-line text-14 text-ink-2">{saysNow}</p>
            </details>
            <PostForm fields={{ question }} className="field-line mt-2">
              <div className="grow">
                <TextAreaField
                  name="answer"
                  id={`answer-${place}`}
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
          </>
        )}
      </Entries>
    </Panel>
  )
}
