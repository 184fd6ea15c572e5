import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords } from './counting.ts'

export const caseStudies = (facts: Facts): Texts<Words['caseStudies']> => {
  const count = inWords(facts.shown('caseStudy').length)
  return {
    hero: {
      title: `${count} कारोबार, पहले और बाद में`,
      lead: 'हर जगह क्या दिक़्क़त थी, हमने क्या बनाया, और आज आँकड़े क्या कहते हैं।',
    },
    label: 'केस पढ़ें',
    cards: {},
    closing: {
      title: `इन ${count} में से कौन-सा आप जैसा लगता है?`,
      text: 'एक हफ़्ते की कॉल, चैट या शीट लेकर मुफ़्त कॉल पर आइए। हम बताएँगे कि कौन-सा काम आपके हाथ से ले सकते हैं।',
      primary: { label: 'मुफ़्त कॉल बुक करें' },
      second: { label: 'हमारा और काम देखें' },
    },
  }
}

export const caseStudiesHead = (facts: Facts) => {
  const items = facts.shown('caseStudy')
  const results = items.map(({ result }) => result).join(', ')
  return {
    title: 'केस स्टडी',
    description: `${inWords(items.length)} कारोबार, हर एक कौन-सा काम छोड़ना चाहता था, और क्या बदला: ${results}।`,
  }
}
