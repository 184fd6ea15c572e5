import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const blog: Texts<Words['blog']> = {
  hero: {
    title: 'काउंटर से कुछ बातें',
    lead: 'छोटे लेख: क्या ऑटोमेट करें, क्या अपने पास रखें, और शुरू कैसे करें।',
  },
  contentsLabel: 'इस पेज पर',
  readingTime: 'मिनट का लेख',
  publishedLabel: 'प्रकाशित',
  earlier: 'पुराने लेख',
  all: 'सारे लेख',
  copyLink: 'इस लेख का लिंक कॉपी करें',
  linkCopied: { title: 'लिंक कॉपी हो गया', text: 'इससे यही लेख खुलता है।' },
  copyFailed: {
    title: 'कॉपी नहीं हुआ',
    text: 'शीर्षक दबाकर लेख खोलिए, फिर पेज का पता कॉपी कर लीजिए।',
  },
  articles: {},
  closing: {
    title: 'कोई सवाल है जिस पर हमें लिखना चाहिए?',
    text: 'हमें भेजिए। हम हर एक का जवाब देते हैं, और कुछ लेख बन जाते हैं।',
    primary: { label: 'सवाल भेजें' },
    second: { label: 'सवाल-जवाब पढ़ें' },
  },
}

export const blogHead = {
  title: 'ब्लॉग: ऑटोमेशन पर बातें',
  description: 'स्कूल या छोटे कारोबार में AI को काम पर लगाने के बारे में छोटे, काम के लेख।',
}
