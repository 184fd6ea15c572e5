import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const chatRefusals: Texts<Words['chatRefusals']> = {
  json: 'कृपया application/json भेजें।',
  invalid: 'कृपया अपना मैसेज देख लें।',
  tooMany: 'बहुत सारे सवाल हो गए। थोड़ा रुककर फिर पूछें।',
  problems: {
    missing: 'कृपया कोई सवाल लिखें।',
    'too-short': 'कृपया इसे देख लें।',
    'too-long': 'कृपया 2,000 अक्षरों तक ही लिखें।',
    invalid: 'इसमें ऐसे अक्षर हैं जो हम पढ़ नहीं पाते।',
  },
}
