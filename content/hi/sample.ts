import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const sample: Texts<Words['sample']> = {
  tag: 'नमूना',
  explanation: 'यह हमने लिखा है, ताकि दिखे कि पेज कैसा लगेगा। इसकी जगह असली शब्द आएँगे।',
}
