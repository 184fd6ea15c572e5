import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const sample: Texts<Words['sample']> = {
  tag: 'Mfano',
  explanation: 'Tumeandika wenyewe ili kuonyesha mpangilio. Maneno ya kweli yatachukua nafasi yake.',
}
