import { useState } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { type CallChoice, callSearch } from '#content/call-scene.ts'
import type { Words } from '#content/words.ts'
import { CallChoiceBar } from './call-choice.tsx'
import { PlayedCall } from './played-call.tsx'
import { TalkToIt } from './talk-to-it.tsx'

interface CallPageProps {
  words: Words['tryCall']
  /** What the address asks for. */
  asked: CallChoice
}

export function CallPage({ words, asked }: CallPageProps) {
  const [choice, setChoice] = useState(asked)
  const { scene, language } = choice
  const choose = (next: CallChoice) => {
    setChoice(next)
    // Past the router, which would ask the server for what is here already.
    history.replaceState(history.state, '', callSearch(next))
  }
  const key = `${scene}-${language}`
  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
      <section aria-labelledby="played" className="wrap pb-7 md:pb-12">
        <h2 id="played" className="sr-only">
          {words.played.heading}
        </h2>
        <div className="mb-6">
          <CallChoiceBar words={words.played.choose} chosen={choice} onChoose={choose} />
        </div>
        <PlayedCall
          key={`call-${key}`}
          words={words.played}
          call={words.calls[language][scene]}
          choice={choice}
        />
      </section>
      <TalkToIt key={`talk-${key}`} words={words.talk} played={words.played} choice={choice} />
      <Reveal>
        <CallBand {...words.closing} />
      </Reveal>
    </>
  )
}
