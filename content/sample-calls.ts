import type {
  CallLanguage,
  CallNote,
  CallSceneId,
  DiaryColumn,
  DiaryField,
  EachCall,
  PlayedCall,
  SpokenCall,
  TalkWords,
} from './call-scene.ts'
import { talk as englishTalk } from './en/try/call-talk.ts'
import { calls as english } from './en/try/calls.ts'
import { talk as hindiTalk } from './hi/try/call-talk.ts'
import { calls as hindi } from './hi/try/calls.ts'
import { talk as swahiliTalk } from './sw/try/call-talk.ts'
import { calls as swahili } from './sw/try/calls.ts'

type Note = CallNote & { glosses?: readonly string[] }

const spoken = { hi: hindi, en: english, sw: swahili }

/** What agents say, the same on the pages of every language. */
export const talks: Record<CallLanguage, TalkWords> = { hi: hindiTalk, en: englishTalk, sw: swahiliTalk }

/** Every call as it is spoken, with what is written about it in the language of a page. */
export function callsWith(notes: EachCall<CallLanguage, Note>): EachCall<CallLanguage, PlayedCall> {
  const inLanguage = (language: CallLanguage) => {
    const call = (scene: CallSceneId) => playedCall(spoken[language][scene], notes[language][scene])
    return { clinic: call('clinic'), school: call('school'), hotel: call('hotel') }
  }
  return { hi: inLanguage('hi'), en: inLanguage('en'), sw: inLanguage('sw') }
}

function playedCall({ business, lines, diary }: SpokenCall, note: Note): PlayedCall {
  const { rings, summary, glosses = lines.map(() => '') } = note
  const column = (field: DiaryField): DiaryColumn =>
    together(diary[field], note.diary[field], (at, text) => ({ at, text }))
  return {
    business,
    rings,
    lines: together(lines, glosses, (line, gloss) => ({ ...line, gloss })),
    diary: { name: column('name'), when: column('when'), what: column('what') },
    summary,
  }
}

/** Two lists as one; a text too many or too few would put all that follow in a wrong place. */
function together<One, Both>(
  ones: readonly One[],
  texts: readonly string[],
  join: (one: One, text: string) => Both,
): Both[] {
  if (ones.length !== texts.length) throw new Error(`${ones.length} places for: ${texts.join(' / ')}`)
  return ones.map((one, at) => join(one, texts[at] ?? ''))
}
