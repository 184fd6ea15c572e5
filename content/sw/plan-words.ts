import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const planWords: Texts<Words['planWords']> = {
  from: 'Kuanzia',
  setup: 'Usanidi',
  monthly: 'Kila mwezi',
  perMonth: 'kwa mwezi',
  oneTime: 'mara moja',
  inDollars: 'Kwa dola',
  included: 'Imejumuishwa',
  channels: 'Anajibu kwenye',
  features: 'Utakachopata',
  requirements: 'Tunachohitaji kutoka kwako',
  useCases: 'Matumizi',
  duration: 'Muda wa kutengeneza',
  delivery: 'Makabidhiano',
  extraUsage: 'Matumizi ya ziada',
  mostPopular: 'Unaopendwa zaidi',
}
