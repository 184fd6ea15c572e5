import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const handover: Texts<Words['handover']> = {
  fields: {
    email: { label: 'Barua pepe', missing: 'Tafadhali andika barua pepe tutakayojibu.' },
    phone: { label: 'Simu' },
    messages: { label: 'Mazungumzo', missing: 'Bado hakuna kitu kwenye mazungumzo haya.' },
    consent: { label: 'Idhini', missing: 'Tafadhali kubali tuhifadhi mazungumzo.' },
  },
  unnamed: 'Mgeni wa tovuti',
  visitor: 'Mgeni',
  assistant: 'Msaidizi',
}
