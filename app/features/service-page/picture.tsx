import type { ServicePicture } from '#content/service-pictures.ts'
import { AnswerFromPage } from './pictures/answer-from-page.tsx'
import { Braid } from './pictures/braid.tsx'
import { CallStrip } from './pictures/call-strip.tsx'
import { Choices } from './pictures/choices.tsx'
import { EveningOfMessages } from './pictures/evening-of-messages.tsx'
import { OneAgent } from './pictures/one-agent.tsx'
import { Register } from './pictures/register.tsx'
import { RunningStitch } from './pictures/running-stitch.tsx'
import { SheetToBars } from './pictures/sheet-to-bars.tsx'

export function Picture({ words }: { words: ServicePicture }) {
  switch (words.kind) {
    case 'answer-from-page':
      return <AnswerFromPage words={words} />
    case 'braid':
      return <Braid words={words} />
    case 'call-strip':
      return <CallStrip words={words} />
    case 'choices':
      return <Choices words={words} />
    case 'evening-of-messages':
      return <EveningOfMessages words={words} />
    case 'one-agent':
      return <OneAgent words={words} />
    case 'register':
      return <Register words={words} />
    case 'running-stitch':
      return <RunningStitch words={words} />
    case 'sheet-to-bars':
      return <SheetToBars words={words} />
  }
}
