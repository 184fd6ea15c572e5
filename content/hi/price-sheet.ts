import { companyInHindi as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const priceSheet = ({ terms, offers }: Facts): Texts<Words['priceSheet']> => ({
  titles: { india: 'रेट लिस्ट: भारत', tanzania: 'रेट लिस्ट: तंज़ानिया' },
  brochureTitle: `${company.name} का ब्रोशर`,
  subject: 'हर प्लान का सेटअप और महीने का दाम',
  asOf: 'दाम {date} के हैं। ताज़ा दाम यहाँ: {address}',
  columns: {
    plan: 'प्लान',
    setup: 'सेटअप',
    monthly: 'मासिक',
    included: 'शामिल',
    price: 'दाम',
    time: 'बनाने में समय',
  },
  once: 'एक बार',
  month: 'हर महीने',
  rupeesHere: 'रुपये में, दोनों देशों के लिए',
  startedQuickly: 'Quick Start पैकेज, ऑनलाइन पेमेंट',
  offers: 'ऑफ़र',
  page: 'पेज {page}, कुल {pages}',
  terms: `सेटअप का पैसा एक बार। ${terms.noticeDays} दिन पहले बताकर बंद कर सकते हैं।`,
  offerNote: offers.launch.holds
    ? 'दाम ऑफ़र से पहले के हैं। ऑफ़र हम आपके कोटेशन में घटा देते हैं; कोई कोड नहीं चाहिए।'
    : 'दाम ऑफ़र से पहले के हैं।',
  downloads: {
    india: 'रेट लिस्ट, भारत (PDF, {size} kB)',
    tanzania: 'रेट लिस्ट, तंज़ानिया (PDF, {size} kB)',
    brochure: 'ब्रोशर (PDF, {size} kB)',
    note: 'एक ही फ़ाइल, WhatsApp पर आगे भेजना आसान।',
  },
})
