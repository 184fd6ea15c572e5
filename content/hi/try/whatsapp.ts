import { tryWhatsapp as inEnglish } from '#content/en/try/whatsapp.ts'
import type { Facts } from '#content/facts.ts'
import { number } from '#content/hi/counting.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { tradeNames } from './whatsapp-trades.ts'

export const tryWhatsappHead = {
  title: 'WhatsApp एजेंट आज़माएँ',
  description: 'क्लिनिक, स्कूल, दुकान या होटल के ग्राहक बनकर लिखें, देखें कि टीम तक क्या पहुँचता है, और Meta कितना लेगा।',
}

/** The chats stay in the languages they are written in. */
export function tryWhatsapp(facts: Facts): Texts<Words['tryWhatsapp']> {
  const rates = facts.metaRates.india
  const card = day(rates.cardFrom)
  const { chats, languages } = inEnglish(facts)
  const hours = `${rates.windowHours} घंटे`
  return {
    hero: {
      title: 'WhatsApp एजेंट आज़माएँ',
      lead: 'जैसे ग्राहक लिखता है वैसे लिखें। साथ में दिखेगा कि आपकी टीम क्या देखती है और हर मैसेज का Meta कितना लेगा। आपका लिखा इस पेज से बाहर नहीं जाता।',
    },
    sample: 'नमूना',
    sampleNote: 'चारों जगहें, वहाँ के लोग और दाम हमारे बनाए हुए हैं।',
    greeting: 'नमस्ते',
    chats,
    languages,
    trades: tradeNames,
    bench: {
      heading: 'बातचीत',
      tradesLabel: 'आप किसे लिख रहे हैं?',
      sidesLabel: 'किसकी तरफ़ से देखना है?',
      sides: { customer: 'ग्राहक', owner: 'आपकी तरफ़' },
      example: 'एक उदाहरण, आख़िर तक।',
      play: 'ख़ुद आज़माएँ',
      playAgain: 'फिर से शुरू करें',
      started: 'फिर से शुरू हुआ।',
      undo: 'वापस लें',
    },
    phone: {
      label: 'ग्राहक का फ़ोन',
      note: 'यह WhatsApp नहीं, उसके जैसा चित्र है।',
      log: '{business} के साथ बातचीत',
      authors: {
        customer: 'आप',
        agent: 'एजेंट',
        owner: '{business}, टीम से',
        template: 'टेम्पलेट',
      },
      ticks: { sent: 'भेजा गया', delivered: 'पहुँच गया', read: 'पढ़ लिया' },
      typing: 'एजेंट लिख रहा है',
      chosen: 'चुना गया',
      tiles: {
        picture: 'फ़ोटो',
        document: 'दस्तावेज़',
        place: 'जगह',
        payment: 'पेमेंट लिंक, सिर्फ़ दिखाने के लिए',
      },
      days: { first: 'आज', next: 'अगला दिन', week: 'एक हफ़्ते बाद' },
      composer: {
        label: 'ग्राहक बनकर लिखें',
        placeholder: 'मैसेज',
        example: 'जैसे: {example}',
        send: 'भेजें',
        empty: 'पहले कुछ लिखें, या कोई विकल्प दबाएँ।',
        tooLong: 'WhatsApp के एक मैसेज में ज़्यादा से ज़्यादा {limit} अक्षर आते हैं। इसमें {count} हैं।',
      },
      ownerLine: 'आपकी तरफ़:',
    },
    owner: {
      heading: 'आपकी टीम क्या देखती है',
      states: {
        agent: 'एजेंट जवाब दे रहा है।',
        needed: 'किसी व्यक्ति की ज़रूरत है।',
        person: 'आप जवाब दे रहे हैं। एजेंट इस चैट में चुप है।',
      },
      card: 'पूछताछ का कार्ड',
      labels: { new: 'नई', booked: 'बुक हुआ', stopped: 'ऑफ़र नहीं' },
      from: { term: 'कहाँ से लिखा', text: 'भारत का WhatsApp नंबर, भाषा {language}' },
      missing: 'अभी नहीं बताया',
      offers: {
        term: 'ऑफ़र',
        states: {
          'not-asked': 'अभी नहीं पूछा',
          allowed: 'हाँ कहा',
          refused: 'ना कहा',
          stopped: 'STOP लिखा: कोई ऑफ़र नहीं',
        },
      },
      window: {
        term: 'अपने शब्दों में',
        open: `उनके हर मैसेज के बाद ${hours} तक लिख सकते हैं`,
        closed: 'बंद: सिर्फ़ मंज़ूर टेम्पलेट',
      },
      handover: {
        title: 'बात आपको सौंपी गई',
        about: 'विषय',
        told: 'अब तक बताया',
        why: 'आपको क्यों',
        nothing: 'अभी कुछ नहीं',
        needs: {
          asked: 'उन्होंने किसी व्यक्ति से बात करनी चाही।',
          upset: 'वे नाराज़ हैं। एजेंट शांत रहा और रुक गया।',
          lost: 'एजेंट दो बार उनकी बात नहीं समझा, और अंदाज़ा नहीं लगाया।',
        },
      },
      news: 'क्या हुआ',
      events: {
        'handed-over': 'एजेंट ने यह चैट आपको सौंप दी।',
        'stepped-aside': 'आपने लिखा, इसलिए एजेंट पीछे हट गया।',
        'given-back': 'आपने चैट लौटा दी। वे अगली बार लिखेंगे तो एजेंट जवाब देगा।',
        'next-day': 'अगला दिन हो गया। अब अपने शब्दों में नहीं लिख सकते।',
        'next-week': 'एक हफ़्ता बीत गया।',
        booked: 'बुक हुआ, और कार्ड पर लिखा गया।',
        stopped: 'उन्होंने STOP लिखा। एजेंट ने मान लिया; ऑफ़र बंद हैं।',
        'window-closed': `नहीं भेजा गया। उनका आख़िरी मैसेज ${hours} से पुराना है, और तब WhatsApp आपके शब्दों वाला मैसेज नहीं लेता (error 131047)। टेम्पलेट भेजें।`,
        'nothing-booked': 'नहीं भेजा गया। अभी कुछ बुक नहीं है, तो याद दिलाने को कुछ नहीं।',
        'no-consent': 'नहीं भेजा गया। ऑफ़र भेजने से पहले उनकी हाँ चाहिए, और वह अभी नहीं मिली।',
        'opted-out': 'नहीं भेजा गया। उन्होंने STOP लिखा है, इसलिए उन्हें कोई ऑफ़र नहीं जाता।',
      },
      sent: {
        reminder: 'रिमाइंडर भेजा गया, पहुँचा और पढ़ा गया।',
        offer: 'ऑफ़र भेजा गया, पहुँचा और पढ़ा गया।',
        reply: 'आपका जवाब भेजा गया, पहुँचा और पढ़ा गया।',
      },
      actions: {
        label: 'आप क्या कर सकते हैं',
        reply: 'ख़ुद जवाब दें',
        replyLabel: 'आपका जवाब',
        send: 'जवाब भेजें',
        giveBack: 'चैट लौटा दें',
        nextDay: 'अगला दिन',
        reminder: 'रिमाइंडर भेजें',
        offer: 'अगले हफ़्ते का ऑफ़र भेजें',
      },
    },
    meter: {
      heading: 'Meta कितना लेगा',
      lead: `इस बातचीत का, भारतीय नंबरों के लिए Meta की ${card} से लागू दरों पर।`,
      columns: { what: 'किस तरह का', count: 'मैसेज', rate: 'एक का', charge: 'कितना' },
      kinds: {
        service: { name: 'जवाब', text: `${hours} के अंदर` },
        utility: { name: 'काम के मैसेज', text: 'रिमाइंडर' },
        marketing: { name: 'मार्केटिंग', text: 'ऑफ़र' },
      },
      free: 'मुफ़्त',
      total: `जब तक ${number(rates.freeServiceReplies)} मुफ़्त जवाब बचे हैं`,
      withoutAllowance: 'उनके ख़त्म होने पर',
      each: 'एक-एक मैसेज',
      line: '{time}, {kind}',
      note: `ग्राहकों को कुछ नहीं देना पड़ता, और उनके मैसेज का कभी कुछ नहीं लगता। ${day(rates.serviceFrom)} से Meta जवाबों का भी काम के मैसेज जितना लेता है, हर नंबर पर महीने के ${number(rates.freeServiceReplies)} मुफ़्त जवाबों के बाद; ${hours} के अंदर के काम के मैसेज का भी लगता है। टैक्स इसमें नहीं है।`,
    },
    calculator: {
      heading: 'Meta का महीने का ख़र्च',
      lead: 'आम दिन में आप कितने मैसेज भेजेंगे? हम उसे तीस से गुणा करते हैं।',
      fields: {
        service: { label: 'जवाब', hint: 'जिन्होंने आपको लिखा, उन्हें' },
        utility: { label: 'काम के मैसेज', hint: 'रिमाइंडर, ऑर्डर की ख़बर, बकाया फ़ीस' },
        marketing: { label: 'मार्केटिंग', hint: 'ऑफ़र, जिन्होंने हाँ कहा उन्हें' },
      },
      result: 'एक महीने में, Meta को',
      part: '{kind}: {amount}',
      refused: 'कृपया 0 से {most} तक की पूरी संख्या लिखें।',
      asOf: `Meta की ${card} की दरों और जवाबों के ${day(rates.serviceFrom)} के नियम के हिसाब से। आज की दरें Meta से पूछ लें।`,
      separate:
        'यह सिर्फ़ Meta का शुल्क है, हमारे दाम से अलग। यह इस पर टिका है कि आप कितना भेजते हैं, और Meta अपनी दरें बदलता रहता है। इसलिए यह आप लागत पर ही देते हैं और हम इसे अलग दिखाते हैं।',
      tanzania: {
        text: 'तंज़ानिया की Meta दरें हमारे पास यहाँ नहीं हैं, इसलिए कोई आँकड़ा नहीं दिखाते।',
        link: { label: 'तंज़ानिया के लिए हमसे पूछें' },
      },
    },
    closing: {
      title: 'इसे अपने नंबर पर लगाएँ',
      text: 'अपनी रेट लिस्ट और समय लेकर आएँ। हम यही बातचीत आपके जवाबों के साथ दिखाएँगे।',
      ...(facts.isOnSale('whatsapp-agents') && {
        note: `सेटअप ${facts.price('whatsapp-agents.start')} से। Meta का शुल्क अलग, लागत पर।`,
      }),
      actions: [{ label: 'डेमो बुक करें' }, { label: 'प्लान देखें' }, { label: 'WhatsApp एजेंट के बारे में' }],
    },
  }
}

/** “1 जनवरी 2026”. */
function day(date: string): string {
  return new Date(date).toLocaleDateString('hi-IN', { dateStyle: 'long', timeZone: 'UTC' })
}
