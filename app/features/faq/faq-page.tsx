import { useState } from 'react'
import { Accordion } from '#app/ui/accordion.tsx'
import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { Words } from '#content/words.ts'
import { Answer } from './answer.tsx'
import { type FaqQuestion, matchesSearch } from './find-questions.ts'
import { GroupSign } from './group-sign.tsx'
import { QuestionThread } from './question-thread.tsx'
import { NothingFound, SearchField } from './search-field.tsx'
import { Topics } from './topics.tsx'

export function FaqPage({ words }: { words: Words['faq'] }) {
  const [search, setSearch] = useState('')
  const isFound = (question: FaqQuestion) => matchesSearch(question, search)
  const found = words.groups.map((group) => ({ group, count: group.questions.filter(isFound).length }))
  const total = found.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        actions={[words.hero.actions.primary, words.hero.actions.second]}
      >
        <QuestionThread />
      </PageHero>
      <div className="section wrap grid gap-x-14 gap-y-12 lg:grid-cols-[18rem_1fr]">
        <div className="flex flex-col gap-8 self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <SearchField words={words.search} found={search.trim() ? total : undefined} onSearch={setSearch} />
          {total > 0 && <Topics label={words.groupsLabel} found={found} />}
        </div>
        <div className="flex flex-col gap-12 md:gap-16">
          {found.map(({ group, count }) => (
            <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`} hidden={count === 0}>
              <div className="mb-4 flex items-center gap-4 md:mb-5">
                <span className="grid size-11 shrink-0 place-items-center rounded-full border-[1.75px] border-indigo text-indigo">
                  <GroupSign icon={group.icon} className="size-5" />
                </span>
                <h2 id={`${group.id}-title`} className="headline text-24 md:text-30">
                  {group.title}
                </h2>
              </div>
              <Accordion
                name={group.id}
                items={group.questions.map((question) => ({
                  id: question.id,
                  title: question.question,
                  hidden: !isFound(question),
                  isTyped: question.byOwner !== undefined,
                  content: <Answer question={question} words={words} />,
                }))}
              />
            </section>
          ))}
          {total === 0 && <NothingFound words={words.search.noResults} />}
        </div>
      </div>
      <Reveal>
        <CallBand
          title={words.closing.title}
          text={words.closing.text}
          actions={[words.closing.primary, words.closing.second]}
        />
      </Reveal>
    </>
  )
}
