import { companyInHindi as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const frame = ({ contact, announcement }: Facts): Texts<Words['frame']> => ({
  announcement: announcement.isShown ? announcement.text : undefined,
  contact: { email: contact.email, social: {} },
  skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
  navigationLabel: 'मुख्य मेन्यू',
  logoLabel: `${company.name}, होम`,
  home: { label: 'होम' },
  pricing: { label: 'क़ीमतें' },
  portfolio: { label: 'हमारा काम' },
  bookDemo: { label: 'डेमो बुक करें' },
  servicesMenu: {
    label: 'सेवाएँ',
    overview: {
      label: 'सभी सेवाएँ',
      summary: 'कौन-सी सेवा क्या करती है, किसके काम की है और कितने से शुरू होती है।',
    },
    services: {},
  },
  companyMenu: {
    label: 'कंपनी',
    links: [{ label: 'हमारे बारे में' }, { label: 'संपर्क' }, { label: 'सवाल-जवाब' }, { label: 'प्राइवेसी पॉलिसी' }],
    more: [{ label: 'प्रोडक्ट' }, { label: 'केस स्टडी' }, { label: 'ब्लॉग' }],
  },
  phoneMenu: {
    open: 'मेन्यू खोलें',
    close: 'मेन्यू बंद करें',
    label: 'मेन्यू',
    links: [
      { label: 'होम' },
      { label: 'सेवाएँ' },
      { label: 'क़ीमतें' },
      { label: 'हमारा काम' },
      { label: 'हमारे बारे में' },
      { label: 'संपर्क' },
    ],
    more: [{ label: 'प्रोडक्ट' }, { label: 'केस स्टडी' }, { label: 'ब्लॉग' }, { label: 'ख़ुद आज़माएँ' }],
    whatsapp: { label: 'WhatsApp' },
  },
  theme: { label: 'हल्का या गहरा रंग चुनें' },
  languages: {
    label: 'भाषा',
    offer: { text: 'यह पेज हिंदी में भी है', dismiss: 'यह लाइन हटाएँ' },
  },
  footer: {
    blurb: `${company.tagline} हम भारत और तंज़ानिया के स्कूलों और छोटे कारोबारों के लिए वॉइस, WhatsApp और वेबसाइट के एजेंट बनाते हैं।`,
    companyHeading: 'कंपनी',
    company: [
      { label: 'हमारे बारे में' },
      { label: 'क़ीमतें' },
      { label: 'हमारा काम' },
      { label: 'प्रोडक्ट' },
      { label: 'लैब्स' },
      { label: 'ग्राहकों की राय' },
      { label: 'संपर्क' },
      { label: 'मेरी बुकिंग ढूँढें' },
    ],
    servicesHeading: 'सेवाएँ',
    services: {},
    resourcesHeading: 'पढ़ें और जानें',
    resources: [
      { label: 'केस स्टडी' },
      { label: 'ब्लॉग' },
      { label: 'सवाल-जवाब' },
      { label: 'ब्रोशर' },
      ...contact.sisterSites.map((site) => ({ label: site.name })),
    ],
    tryHeading: 'आज़माकर देखें',
    tryIt: [
      { label: 'कॉल आज़माएँ' },
      { label: 'अपनी शीट का चार्ट देखें' },
      { label: 'चैटबॉट आज़माएँ' },
      { label: 'WhatsApp चैट आज़माएँ' },
    ],
    contactHeading: 'संपर्क',
    place: `${company.city}, ${company.country}`,
    emailLabel: 'ई-मेल',
    copyEmail: 'ई-मेल पता कॉपी करें',
    emailCopied: { title: 'कॉपी हो गया', text: `${contact.email} कॉपी हो गया है। जहाँ चाहें, पेस्ट कर लें।` },
    copyFailed: {
      title: 'कॉपी नहीं हुआ',
      text: `आपके ब्राउज़र ने कॉपी नहीं करने दिया। पता है ${contact.email}.`,
    },
    whatsapp: { label: 'WhatsApp सपोर्ट' },
    socialLabel: `सोशल मीडिया पर ${company.name}`,
    legal: [
      { label: 'प्राइवेसी पॉलिसी' },
      { label: 'नियम और शर्तें' },
      { label: 'रिफ़ंड पॉलिसी' },
      { label: 'सबके लिए आसान' },
    ],
    legalLabel: 'नियम और नीतियाँ',
    rights: 'सर्वाधिकार सुरक्षित।',
  },
  opensInNewTab: 'नए टैब में खुलता है',
  dismissNotice: 'हटाएँ',
})

export const notFound: Texts<Words['notFound']> = {
  title: 'पेज नहीं मिला',
  text: 'आप जो पेज ढूँढ रहे हैं, वह यहाँ नहीं है।',
  description: 'इस पते पर कोई पेज नहीं है।',
  links: [{ label: 'होम पेज पर जाएँ' }, { label: 'हमारी सेवाएँ देखें' }],
}

export const failure: Texts<Words['failure']> = {
  title: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
  text: 'पेज नहीं खुल पाया। हमने यह दर्ज कर लिया है। एक मिनट बाद फिर कोशिश करें, या हमें WhatsApp पर लिखें।',
  description: 'पेज नहीं खुल पाया।',
  links: [{ label: 'होम पेज पर जाएँ' }, { label: 'WhatsApp पर लिखें' }],
}
