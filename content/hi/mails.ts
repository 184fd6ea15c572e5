import { companyInHindi as company } from '#content/company.ts'
import { type MailId, writtenMail } from '#content/en/mail-texts.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const mails = (facts: Facts): Texts<Words['mails']> => {
  const written = (id: MailId) => writtenMail(id, facts)
  return {
    footer: `${company.name}, ${company.city}, ${company.country}। यह ई-मेल हमारी वेबसाइट से भेजा गया है। इसका जवाब दें, हमारी टीम पढ़ेगी।`,
    facts: {
      name: 'नाम',
      email: 'ई-मेल',
      phone: 'फ़ोन',
      company: 'कंपनी',
      subject: 'विषय',
      service: 'सेवा',
      about: 'किस बारे में',
      when: 'कब',
      yourTime: 'आपका समय',
      visitorTime: 'उनका समय',
      host: 'किसके साथ',
      video: 'वीडियो कॉल',
      budget: 'बजट',
      reference: 'बुकिंग',
      conversation: 'बातचीत',
      enquiry: 'रेफ़रेंस',
      interest: 'किसमें रुचि',
      urgency: 'कितनी जल्दी',
      source: 'कहाँ से आए',
    },
    greeting: 'नमस्ते {name},',
    greetingWithoutName: 'नमस्ते,',
    manage: 'समय बदलें या रद्द करें',
    join: 'वीडियो कॉल में आएँ',
    video: {
      known: 'वीडियो कॉल का लिंक नीचे और निमंत्रण में है।',
      later: 'वीडियो का लिंक हम उसी दिन भेज देंगे।',
    },
    confirm: 'डेमो पक्का करें या समय बदलें',
    visitor: 'ग्राहक',
    open: 'वेबसाइट पर खोलें',
    invitation: {
      summary: `${company.name} के साथ डेमो: {service}`,
      description:
        'वीडियो पर {minutes} मिनट: हम {service} को काम करते दिखाएँगे। समय बदलना या रद्द करना हो तो: {manage}',
    },
    requestedInvitation: {
      summary: `माँगा गया, अभी पक्का नहीं: ${company.name} के साथ डेमो: {service}`,
      description:
        'यह समय आपने माँगा है। इसे पक्का करने या दूसरा बताने के लिए हम आपको लिखेंगे। समय बदलना या रद्द करना हो तो: {manage}',
    },
    confirmations: {
      contact: written('message-received'),
      quote: written('quote-received'),
      handover: written('conversation-received'),
      notYou: 'क्या यह आप नहीं थे? तब किसी ने ग़लती से आपका ई-मेल लिख दिया। इस ई-मेल पर ध्यान न दें।',
    },
    contactTeam: {
      subject: '{name} का मैसेज: {subject}',
      preview: '{name} ने संपर्क फ़ॉर्म से लिखा है।',
      heading: 'नया मैसेज',
      paragraphs: ['{name} को जवाब देने के लिए इस ई-मेल का जवाब दें।'],
    },
    quoteTeam: {
      subject: '{name} ने कोटेशन माँगा है',
      preview: '{name} को कोटेशन चाहिए।',
      heading: 'कोटेशन की नई रिक्वेस्ट',
      paragraphs: ['{name} को जवाब देने के लिए इस ई-मेल का जवाब दें।'],
    },
    reply: { subject: `${company.name} को आपका मैसेज`, first: `${company.name} से आपकी पूछताछ` },
    handoverTeam: {
      subject: 'वेबसाइट की बातचीत {reference}',
      preview: 'किसी ने असिस्टेंट के साथ अपनी बातचीत भेजी है।',
      heading: 'एक बातचीत आपको सँभालनी है',
      paragraphs: ['जवाब देने के लिए इस ई-मेल का जवाब दें। {reference} वाला WhatsApp मैसेज इसी का है।'],
    },
    bookingTeam: {
      subject: '{name} ने डेमो बुक किया: {service}, {when}',
      preview: '{service}, {when}',
      heading: 'एक डेमो बुक हुआ',
      paragraphs: ['निमंत्रण साथ में है। {name} को लिखने के लिए इस ई-मेल का जवाब दें।'],
    },
    bookingReply: written('demo-booked'),
    requestedTeam: {
      subject: '{name} ने डेमो माँगा है: {service}, {when}',
      preview: 'कृपया पक्का करें या समय बदलें।',
      heading: 'किसी ने डेमो माँगा है',
      paragraphs: [
        'यह समय अभी तय नहीं है। डेस्क पर इसे पक्का करें, या ऐसा समय रखें जो दोनों को ठीक लगे; {name} को दोनों सूरत में ख़बर मिल जाएगी।',
      ],
    },
    requestedReply: written('demo-requested'),
    confirmedTeam: {
      subject: '{by} ने डेमो पक्का किया: {service}, {when}',
      preview: '{service}, {when}',
      heading: 'एक डेमो पक्का हुआ',
      paragraphs: ['नया निमंत्रण साथ में है। {name} को लिखने के लिए इस ई-मेल का जवाब दें।'],
    },
    confirmedReply: written('demo-confirmed'),
    arrangedTeam: {
      subject: '{by} ने {name} का डेमो बुक किया: {service}, {when}',
      preview: '{service}, {when}',
      heading: 'फ़ोन करने वाले के लिए डेमो बुक हुआ',
      paragraphs: ['निमंत्रण साथ में है। {name} को लिखने के लिए इस ई-मेल का जवाब दें।'],
    },
    arrangedReply: written('demo-arranged'),
    linkedTeam: {
      subject: '{name} का डेमो: {by} ने वीडियो लिंक रखा, {when}',
      preview: '{service}, {when}',
      heading: 'डेमो का वीडियो लिंक आ गया',
      paragraphs: ['नया निमंत्रण साथ में है।'],
    },
    linkedReply: written('demo-video-link'),
    passedOnTeam: {
      subject: '{by} ने {name} का डेमो {host} को दिया: {when}',
      preview: '{service}, {when}',
      heading: 'एक डेमो {host} को दिया गया',
      paragraphs: ['समय वही है। {name} को लिखने के लिए इस ई-मेल का जवाब दें।'],
    },
    passedOnReply: written('demo-passed-on'),
    rescheduledTeam: {
      subject: '{by} ने {name} के डेमो का समय बदला: अब {when}',
      preview: '{service}, {when}',
      heading: 'एक डेमो का समय बदला',
      paragraphs: ['नया निमंत्रण साथ में है।'],
    },
    rescheduledReply: written('demo-moved'),
    cancelledTeam: {
      subject: '{by} ने {name} का डेमो रद्द किया: {when}',
      preview: '{service}, {when}',
      heading: 'एक डेमो रद्द हुआ',
      paragraphs: ['यह समय फिर ख़ाली है।'],
    },
    cancelledReply: written('demo-cancelled'),
    reminders: {
      dayBefore: written('reminder-day-before'),
      hourBefore: written('reminder-hour-before'),
      change: 'कोई काम आ गया? समय यहाँ बदलें या डेमो रद्द करें: {manage}',
    },
    missed: {
      ...written('demo-missed'),
      free: 'ख़ाली',
      choose: 'नया समय चुनें',
    },
  }
}
