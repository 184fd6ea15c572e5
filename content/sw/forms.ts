import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const forms: Texts<Words['forms']> = {
  choiceLabels: {
    // What a testimonial is about.
    'AI Voice Agents': 'Mawakala wa sauti wa AI',
    'WhatsApp Agents': 'Mawakala wa WhatsApp',
    'Website Chatbots': 'Chatbot za tovuti',
    'Custom AI Agents': 'Mawakala maalumu wa AI',
    'Custom Web Apps': 'Programu maalumu za wavuti',
    'Business Dashboards': 'Dashibodi za biashara',
    'Workflow Automation': 'Kazi zinazojiendesha',
    'Something else': 'Jambo lingine',
    // What a quote is asked for.
    'AI voice agent': 'Wakala wa sauti wa AI',
    'WhatsApp agent': 'Wakala wa WhatsApp',
    'Website chatbot': 'Chatbot ya tovuti',
    'Custom AI agent': 'Wakala maalumu wa AI',
    'Web app': 'Programu ya wavuti',
    'Business dashboard': 'Dashibodi ya biashara',
    'Workflow automation': 'Kazi zinazojiendesha',
    // What a demo is booked for.
    'AI Chatbots': 'Chatbot za AI',
    'WhatsApp AI Bots': 'Roboti za WhatsApp zenye AI',
    'Voice AI Solutions': 'Mawakala wa sauti wa AI',
    'CRM Integrations': 'Kuunganisha na CRM',
  },
  problems: {
    missing: 'Tafadhali jaza hapa.',
    'too-short':
      'Namba hii ina tarakimu chache. Tafadhali andika zote 10, au namba pamoja na msimbo wa nchi kama uko nje ya India.',
    'too-long': 'Maandishi haya ni marefu mno. Tafadhali yafupishe.',
    invalid: 'Hatukuweza kusoma hapa. Tafadhali andika tena.',
    past: 'Siku hii imeshapita. Tafadhali chagua leo au siku ya baadaye.',
    'too-soon': 'Muda huu uko karibu mno. Tafadhali chagua wa baadaye.',
    'too-far': 'Siku hii iko mbali mno. Tafadhali chagua ya karibu zaidi.',
    unknown: 'Tafadhali chagua moja kutoka kwenye orodha.',
    'not-on-sale': 'Hii haiuzwi kwa sasa. Tafadhali chagua nyingine.',
    'no-such-number':
      'Hii haionekani kuwa namba kamili ya simu. Tafadhali andika tarakimu zote 10, au + na msimbo wa nchi na namba kama uko nje ya India.',
  },
  summary: 'Tafadhali angalia yafuatayo',
  emailQuestion: {
    ask: 'Ulimaanisha {suggestion}?',
    take: 'Ndiyo, tumia {suggestion}',
    keep: 'Hapana, iache nilivyoandika',
  },
  honeypot: 'Acha hapa pakiwa wazi',
  marketingConsent: 'Niandikieni barua pepe mara moja moja kuhusu mawakala wapya na ofa.',
  notice: {
    version: '2026-11-18',
    title: 'Tunavyotumia taarifa zako',
    items: [
      { term: 'Tunachohifadhi', text: 'Unachoandika hapa, muda ulipotuma, na ukurasa uliotoka.' },
      {
        term: 'Kwa nini',
        text: 'Ili kukujibu. Si kwa lingine, isipokuwa ukiweka alama kwenye kisanduku cha ofa.',
      },
      { term: 'Nani anaona', text: 'Timu yetu. Hatuuzi taarifa zako kamwe.' },
      { term: 'Ukitaka zifutwe', text: 'Tuandikie. Ujumbe mmoja unatosha.' },
    ],
    link: { label: 'Sera ya faragha' },
  },
  prefilled: 'Tumejaza jina na barua pepe uliyoandika awali. Ongeza lolote, au bonyeza tena kutuma hizi tu.',
  unconfirmed: {
    title: 'Hatukuweza kuthibitisha',
    text: 'Hakuna ulichoandika kilichopotea. Tafadhali bonyeza “{button}” tena. Hata kama ya kwanza ilitufikia, haitahesabiwa mara mbili.',
  },
  offline: {
    title: 'Huna mtandao',
    text: 'Hakuna kilichopotea. Ulichoandika kimehifadhiwa kwenye kifaa hiki.',
    back: 'Mtandao umerudi. Utume ulichoandika awali?',
    send: 'Tuma sasa',
    discard: 'Kifute',
  },
  limited: {
    title: 'Subiri kidogo, tafadhali',
    text: 'Umetuma mara nyingi kwa muda mfupi. Tafadhali jaribu tena baadaye kidogo. Ulichoandika kinabaki hapa.',
  },
  busy: {
    title: 'Subiri kidogo, tafadhali',
    text: 'Tovuti ina wageni wengi sasa hivi, na ulichoandika hakijatumwa. Tafadhali rudi nyuma ujaribu tena baada ya sekunde chache. Maandishi yako bado yapo.',
  },
  thanks: {
    reference: 'Namba yako ya kumbukumbu: {reference}.',
    mailedTo: 'Tunatuma uthibitisho kwa {email}.',
    links: [{ label: 'Rudi Mwanzo' }, { label: 'Tazama huduma zetu' }],
  },
}
