import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { AnalyticsWords } from '#content/en/desk/analytics.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { Confirm } from './confirm.tsx'
import { Entries } from './list.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton, smallButton } from './small-button.tsx'
import { Timestamp } from './timestamp.tsx'

export interface TaughtAnswer {
  id: string
  question: string
  answer: string
  createdAt: Date
  taughtBy: string | null
  correctedAt: Date | null
  correctedBy: string | null
}

/** What the owner wrote and could not be kept, with what is wrong. */
export interface RefusedAnswer {
  /** The id of the taught answer, or the question that is still without one. */
  of: string
  written: { question: string; answer: string }
  errors: Record<string, string>
}

type TaughtWords = AnalyticsWords['taught']

interface TaughtAnswersProps {
  words: TaughtWords
  common: DeskWords
  answers: TaughtAnswer[]
  page: number
  hasMore: boolean
  refused: RefusedAnswer | undefined
}

/** What the assistant says in the owner's words, to be corrected or taken back in place. */
export function TaughtAnswers({ words, common, answers, page, hasMore, refused }: TaughtAnswersProps) {
  const isEmpty = answers.length === 0
  return (
    <Panel id="taught" title={words.heading}>
      <p className="text-ink-2">{!isEmpty ? words.text : page > 0 ? words.emptyPage : words.empty}</p>
      <Entries rows={answers} pages={{ words: common, page, hasMore, list: 'taught' }} className="py-3">
        {(answer) => (
          <>
            <p className="font-[600]">{answer.question}</p>
            <p className="mt-1 whitespace-pre-line">{answer.answer}</p>
            <p className="mt-1 text-14 text-ink-2">
              <Done words={words} what={words.taughtOn} at={answer.createdAt} by={answer.taughtBy} />
              {answer.correctedAt && (
                <>
                  {' · '}
                  <Done
                    words={words}
                    what={words.correctedOn}
                    at={answer.correctedAt}
                    by={answer.correctedBy}
                  />
                </>
              )}
            </p>
            <Change
              // Another one once a correction is kept, so that the form is closed.
              key={String(answer.correctedAt)}
              words={words}
              answer={answer}
              refused={refused?.of === answer.id ? refused : undefined}
            />
          </>
        )}
      </Entries>
    </Panel>
  )
}

interface DoneProps {
  words: TaughtWords
  what: string
  at: Date
  by: string | null
}

function Done({ words, what, at, by }: DoneProps) {
  return (
    <>
      {what} <Timestamp at={at} /> {by && fill(words.by, { owner: by })}
    </>
  )
}

interface ChangeProps {
  words: TaughtWords
  answer: TaughtAnswer
  refused: RefusedAnswer | undefined
}

function Change({ words, answer, refused }: ChangeProps) {
  const { id } = answer
  const { question, answer: text } = refused?.written ?? answer
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-2">
      <details open={refused !== undefined} className="open:w-full">
        <summary className={smallButton('plain')}>{words.correct}</summary>
        <PostForm fields={{ id }} className="mt-2 grid form-width gap-4 pb-3">
          <TextField
            name="question"
            id={`question-${id}`}
            label={words.question}
            defaultValue={question}
            required
            maxLength={300}
            error={refused?.errors.question}
          />
          <TextAreaField
            name="answer"
            id={`answer-${id}`}
            label={words.answer}
            defaultValue={text}
            rows={3}
            required
            maxLength={2000}
            error={refused?.errors.answer}
          />
          <SmallButton look="strong" name="do" value="correct" className="justify-self-start">
            {words.save}
          </SmallButton>
        </PostForm>
      </details>
      <PostForm fields={{ id }}>
        <Confirm label={words.remove} sure={words.sure} name="do" value="remove">
          <p>{words.removeText}</p>
        </Confirm>
      </PostForm>
    </div>
  )
}
