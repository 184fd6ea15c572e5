import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const testimonialCard: Texts<Words['testimonialCard']> = {
  rating: 'Nyota {rating} kati ya 5',
  sampleTag: 'Mfano',
  verified: 'Mteja aliyethibitishwa',
  more: 'Soma yote',
}

export const testimonialCarousel: Texts<Words['testimonialCarousel']> = {
  loading: 'Maoni ya wateja yanapakiwa',
  label: 'Maoni ya wateja',
  previous: 'Maoni yaliyotangulia',
  next: 'Maoni yanayofuata',
  all: { label: 'Soma maoni yote ya wateja' },
}
