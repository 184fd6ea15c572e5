import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const chatRefusals: Texts<Words['chatRefusals']> = {
  json: 'Tafadhali tuma application/json.',
  invalid: 'Tafadhali angalia ujumbe wako.',
  tooMany: 'Hayo ni maswali mengi. Tafadhali subiri kidogo uulize tena.',
  problems: {
    missing: 'Tafadhali andika swali.',
    'too-short': 'Tafadhali angalia hapa.',
    'too-long': 'Tafadhali yasizidi herufi 2,000.',
    invalid: 'Kuna herufi ambazo hatuwezi kuzisoma.',
  },
}
