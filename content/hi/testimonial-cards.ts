import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const testimonialCard: Texts<Words['testimonialCard']> = {
  rating: '5 में से {rating} सितारे',
  sampleTag: 'नमूना',
  verified: 'जाँचे हुए क्लाइंट',
  more: 'पूरा पढ़ें',
}

export const testimonialCarousel: Texts<Words['testimonialCarousel']> = {
  loading: 'ग्राहकों की राय ला रहे हैं',
  label: 'ग्राहकों की राय',
  previous: 'पिछली राय',
  next: 'अगली राय',
  all: { label: 'सबकी राय पढ़ें' },
}
