import type { TranslatedTexts } from '#content/site-texts.ts'

export const projects: TranslatedTexts['project'] = {
  'admission-desk': {
    title: 'Admission Desk',
    description:
      'नवंबर से मार्च तक स्कूल का ऑफ़िस दिन भर एडमिशन में लगा रहता है। माता-पिता एक फ़ॉर्म भरते हैं, काग़ज़ अपलोड करते हैं और देख लेते हैं कि आवेदन कहाँ पहुँचा।',
    type: 'वेब ऐप',
    tags: 'स्कूल\nफ़ॉर्म\nWhatsApp पर ख़बर',
    status: 'चालू है',
  },
  'opd-token-board': {
    title: 'OPD Token Board',
    description: 'मरीज़ घर से टोकन लेते हैं और नंबर बढ़ता देखते हैं। वेटिंग रूम में भीड़ कम है, और डॉक्टर का समय वही रहता है।',
    type: 'वेब ऐप',
    tags: 'क्लिनिक\nक़तार\nफ़ोन के लिए',
    status: 'चालू है',
  },
  'stone-town-stays': {
    title: 'Stone Town Stays',
    description:
      'छह कमरों का गेस्टहाउस बुकिंग के सवालों का जवाब अंग्रेज़ी और स्वाहिली में देता है, और एडवांस M-Pesa या कार्ड से लेता है।',
    type: 'WhatsApp एजेंट',
    tags: 'होटल\nस्वाहिली\nM-Pesa',
    status: 'चालू है',
  },
  'saree-counter': {
    title: 'Saree Counter',
    description:
      'दो सौ साड़ियाँ, फ़ोटो के साथ, कपड़े, रंग और मौक़े के हिसाब से लगी हुई; साथ में चैट, जो पूछती है “किसके लिए, और कौन-सा फ़ंक्शन है?”',
    type: 'ऑनलाइन स्टोर',
    tags: 'दुकान\nचैटबॉट\nUPI',
    status: 'चालू है',
  },
  'batch-register': {
    title: 'Batch Register',
    description:
      'कोचिंग सेंटर की हाज़िरी, टेस्ट और बकाया, हर बैच का अलग। रिसेप्शन को 4:10 पर दिखता है कि कौन नहीं आया, और माता-पिता को 4:15 तक पता होता है।',
    type: 'डैशबोर्ड',
    tags: 'कोचिंग\nहाज़िरी\nफ़ीस',
    status: 'चालू है',
  },
  'duka-ledger': {
    title: 'Duka Ledger',
    description:
      'मोहल्ले की दुकान का उधार खाता, वॉइस नोट से: “Mama Asha, sukari kilo mbili.” दुकान बंद होने पर टोटल, शुक्रवार को रिमाइंडर।',
    type: 'WhatsApp एजेंट',
    tags: 'दुकान\nस्वाहिली\nवॉइस नोट',
    status: 'चालू है',
  },
  'salon-slots': {
    title: 'Salon Slots',
    description:
      'तीन कुर्सियाँ, चार स्टाइलिस्ट, शादियों का सीज़न। ग्राहक स्टाइलिस्ट और समय चुनते हैं; कोई रद्द करे, तो समय वेटिंग लिस्ट में चला जाता है।',
    type: 'बुकिंग ऐप',
    tags: 'सैलून\nकैलेंडर\nरिमाइंडर',
    status: 'चालू है',
  },
  'plot-finder': {
    title: 'Plot Finder',
    description:
      'प्रॉपर्टी डीलर के पहले दस सवाल, किसी भी समय फ़ोन पर: बजट, सेक्टर, लोन, कब देखने आएँगे। डीलर तक सिर्फ़ सच में ख़रीदने वाले पहुँचते हैं।',
    type: 'वॉइस एजेंट',
    tags: 'रियल एस्टेट\nहिंदी\nपूछताछ की छँटाई',
    status: 'चालू है',
  },
  'thali-orders': {
    title: 'Thali Orders',
    description:
      'टेबल पर लगे कोड से आज का मेन्यू खुलता है। ऑर्डर किचन में पहुँचता है, बिल फ़ोन पर, और जो ख़त्म हो जाए वह मेन्यू से हट जाता है।',
    type: 'वेब ऐप',
    tags: 'रेस्टोरेंट\nQR मेन्यू\nUPI',
    status: 'चालू है',
  },
  'channel-notebook': {
    title: 'Channel Notebook',
    description:
      'फ़िज़िक्स के एक टीचर का YouTube चैनल एक पेज पर: कौन-सा चैप्टर सबसे ज़्यादा देखा जाता है, कौन-सा सवाल बार-बार आता है, रविवार को क्या रिकॉर्ड करें।',
    type: 'डैशबोर्ड',
    tags: 'क्रिएटर\nYouTube\nआँकड़े',
    status: 'चालू है',
  },
}
