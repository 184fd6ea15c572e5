// The assistant without a model, against conversations that it was not made with. `npm run evaluate` prints the report.
import { pathToFileURL } from 'node:url'
import { answerFromContent, intentOf } from '#server/assistant/built-in.ts'
import { readKnowledge } from '#server/assistant/knowledge.ts'
import type { IntentId } from '#server/assistant/understand/intents.ts'
import { readQuestions, type Turn } from '#server/assistant/understand/message.ts'
import { wrongAmounts } from './amounts.ts'
import { readSets, type SetLanguage } from './sets.ts'

interface Result {
  id: string
  say: string
  lang: SetLanguage
  class: string
  means: IntentId[]
  /** What it was taken to mean, and how surely. */
  understood: (IntentId | undefined)[]
  confidence: number
  /** One of the questions offered instead of an answer. */
  isOffered: boolean
  isRight: boolean
  wrong: string[]
  milliseconds: number
}

export function evaluateAssistant(): Result[] {
  const knowledge = readKnowledge()
  return readSets().flatMap((conversation) => {
    const history: Turn[] = []
    return conversation.turns.map(({ say, means }, at) => {
      const started = performance.now()
      const questions = readQuestions(say, history.slice(-10), knowledge.classify)
      const answer = answerFromContent(questions, knowledge)
      const milliseconds = performance.now() - started
      history.push({ text: say, isBot: false }, { text: answer.text, isBot: true })
      const understood = questions.map(intentOf)
      return {
        id: `${conversation.id}.${at + 1}`,
        say,
        lang: conversation.lang,
        class: conversation.class,
        means,
        understood,
        confidence: questions[0].meanings[0]?.confidence ?? 0,
        isOffered:
          understood[0] === undefined && questions[0].meanings.some(({ label }) => means.includes(label)),
        isRight: understood.some((intent) => intent !== undefined && means.includes(intent)),
        wrong: wrongAmounts(answer.text, say),
        milliseconds,
      }
    })
  })
}

function share(results: readonly Result[]): string {
  const right = results.filter(({ isRight }) => isRight).length
  const offered = results.filter(({ isOffered }) => isOffered).length
  return `${right} of ${results.length} (${Math.round((100 * right) / results.length)}%), offered ${offered}`
}

function percentile(results: readonly Result[], part: number): string {
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  return (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
}

function report(results: readonly Result[]): string[] {
  const by = (key: 'lang' | 'class') =>
    [...Map.groupBy(results, (result) => result[key])].map(([name, group]) => `  ${name}: ${share(group)}`)
  const steps = [0, 0.12, 0.3, 0.5, 0.7, 0.9]
  const calibration = steps.map((from, at) => {
    const group = results.filter(({ confidence }) => confidence >= from && confidence < (steps[at + 1] ?? 2))
    return `  from ${from}: ${share(group)}`
  })
  const confused = results
    .filter(({ isRight }) => !isRight)
    .map(
      ({ id, means, understood, say }) =>
        `  ${id} ${means.join('/')} taken for ${understood.join('/') || 'nothing'}: ${say}`,
    )
  const untrue = results.flatMap(({ id, wrong }) => wrong.map((text) => `  ${id}: ${text}`))
  return [
    `understood ${share(results)}`,
    ...by('lang'),
    ...by('class'),
    'as sure as:',
    ...calibration,
    'not understood:',
    ...confused,
    `wrong prices or sums: ${untrue.length}`,
    ...untrue,
    `median ${percentile(results, 0.5)} ms, 95 of 100 within ${percentile(results, 0.95)} ms`,
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(report(evaluateAssistant()).join('\n'))
