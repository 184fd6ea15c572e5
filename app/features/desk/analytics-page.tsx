import type { AnalyticsWords } from '#content/en/desk/analytics.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { salesWords } from '#content/en/desk/sales.ts'
import { fill } from '#content/fill.ts'
import { ChartPanel } from './chart-panel.tsx'
import { SalesPanels, type SalesPanelsProps } from './sales-panels.tsx'
import { Screen } from './screen.tsx'
import { Segments } from './segments.tsx'
import { type RefusedAnswer, type TaughtAnswer, TaughtAnswers } from './taught-answers.tsx'
import { Totals } from './totals.tsx'
import { type UnansweredQuestion, UnansweredQuestions } from './unanswered-questions.tsx'

interface Row {
  label: string
  value: number
}

interface AnalyticsPageProps {
  words: AnalyticsWords
  common: DeskWords
  days: number
  /** In the words of the desk, as they are shown. */
  totals: Record<keyof AnalyticsWords['totals'], string>
  views: Row[]
  conversations: Row[]
  leads: Row[]
  pages: Row[]
  sources: (Row & { leads: number })[]
  kinds: (Row & { perHundred: string })[]
  topics: Row[]
  answerTimes: Row[]
  waits: Row[]
  sales: SalesPanelsProps['sales']
  month: string | undefined
  refused?: RefusedAnswer | undefined
  questions: UnansweredQuestion[]
  taught: { answers: TaughtAnswer[]; page: number; hasMore: boolean }
}

export function AnalyticsPage({
  words,
  common,
  days,
  totals,
  refused,
  questions,
  taught,
  sales,
  month,
  ...figures
}: AnalyticsPageProps) {
  const chartWords = { empty: words.empty, tableLabel: words.table }
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        <nav aria-label={words.span}>
          <Segments
            choices={words.spans.map((span, place) => ({
              label: (
                // On a phone the last one says for all what they count.
                <>
                  {span}
                  <span
                    className={`whitespace-pre ${place < words.spans.length - 1 ? 'max-md:sr-only' : ''}`}
                  >
                    {fill(words.days, { days: '' })}
                  </span>
                </>
              ),
              to: `?days=${span}`,
              isChosen: String(days) === span,
            }))}
          />
        </nav>
      }
    >
      <Totals words={words.totals} totals={totals} />
      <SalesPanels
        words={salesWords}
        sales={sales}
        month={month}
        addressOf={(chosen) => `?days=${days}${chosen ? `&month=${chosen}` : ''}`}
      />
      <div className="grid gap-x-12 xl:grid-cols-2">
        {(['views', 'conversations', 'leads'] as const).map((key) => (
          <ChartPanel
            key={key}
            id={key}
            heading={words[key].heading}
            head={[words.day, words[key].count]}
            rows={figures[key]}
            isByDay
            {...chartWords}
          />
        ))}
        {(['pages', 'topics', 'answerTimes'] as const).map((key) => (
          <ChartPanel
            key={key}
            id={key}
            heading={words[key].heading}
            head={[words[key].label, words[key].count]}
            rows={figures[key]}
            {...chartWords}
          />
        ))}
        <ChartPanel
          id="sources"
          heading={words.sources.heading}
          head={[words.sources.label, words.sources.count, words.sources.leads]}
          rows={figures.sources.map(({ leads, ...row }) => ({ ...row, others: [leads] }))}
          {...chartWords}
        />
        <ChartPanel
          id="kinds"
          heading={words.kinds.heading}
          head={[words.kinds.label, words.kinds.count, words.kinds.perHundred]}
          rows={figures.kinds.map(({ perHundred, ...row }) => ({ ...row, others: [perHundred] }))}
          {...chartWords}
        />
        <ChartPanel
          id="waits"
          heading={words.waits.heading}
          text={words.waits.text}
          head={[words.waits.label, words.waits.count]}
          rows={figures.waits}
          {...chartWords}
        />
      </div>
      <UnansweredQuestions words={words.questions} questions={questions} refused={refused} />
      <TaughtAnswers words={words.taught} common={common} refused={refused} {...taught} />
    </Screen>
  )
}
