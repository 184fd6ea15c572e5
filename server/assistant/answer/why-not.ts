import type { AssistantWords } from '#content/assistant-words.ts'
import { isPlan } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { differencesOf, tellContentsOf } from './plan-contents.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { tellLacking } from './recommendation.ts'

/** “Starter is cheaper, why not that?”: what it lacks of the one that was recommended. */
export function tellWhyNot(question: Question, words: AssistantWords): Part | null {
  const pair = question.lastPair?.plans ?? []
  if (!whyNot.test(question.text) || pair.length !== 2) return null
  for (const table of tablesFor(question)) {
    const [smaller, larger, ...others] = table.named.filter((plan) => isPlan(plan, pair))
    if (!smaller || !larger || others.length > 0 || table.areTools) continue
    const lacking = tellLacking(smaller, larger, words)
    const lines = [smaller, larger].map((plan) => {
      const contents = tellContentsOf(differencesOf(plan.facts, table, [smaller, larger]), words)
      return contents && `- ${plan.name}: ${contents}`
    })
    const row = [tellPlan(table, smaller, words), lacking].filter((part) => part !== '').join(', ')
    return {
      text: joinLines(fillTidily(words.recommendation.cheaper, { row }), ...lines),
      cards: [pageCard(table.page, words), bookDemoCard(words)],
    }
  }
  return null
}

const whyNot = asWord(anyOf((language) => language.whyNot))
