import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const tryChatbotHead: PageHead = {
  title: 'Jaribu chatbot kwa maswali yako',
  description:
    'Bandika maswali na bei zako, kisha iulize chatbot inayojibu kutoka humo na si kwingine. Inaendeshwa kwenye kivinjari chako; huna haja ya kujisajili.',
}

export const tryChatbot = ({ price, isOnSale }: Facts): Texts<Words['tryChatbot']> => ({
  title: 'Jaribu chatbot kwa maswali yako mwenyewe',
  lead: 'Bandika maswali na majibu au orodha yako ya bei, kisha uliza kile ambacho wateja wako hukuuliza. Inajibu kwa maneno yako, inakuonyesha mstari iliyotumia, na inasema pale ambapo maandishi yako hayana jibu.',
  privacy:
    'Kila kitu kinabaki kwenye ukurasa huu: hakuna kinachotumwa wala kuhifadhiwa usipokituma mwenyewe.',
  text: {
    heading: 'Maandishi yako',
    business: 'Jina la biashara yako',
    label: 'Maswali na majibu, bei, saa za kazi: vyote kama vilivyo',
    hint: 'Maswali na majibu yake, orodha, “Kunyoa - 250/-”, au aya moja tu. Kwa Kiingereza, Kihindi au Kiswahili.',
    samplesLabel: 'Au tumia mfano',
    sample: 'Mfano',
    samples: {
      clinic: {
        label: 'Kliniki ya meno: maswali na majibu',
        business: 'Asha Dental Care',
        blocks: [
          ['Asha Dental Care, Lajpat Nagar'],
          [
            'Swali: Mnafungua saa ngapi?',
            'Jibu: Jumatatu hadi Jumamosi, saa 10:00 hadi 14:00 na 17:00 hadi 20:30. Jumapili tumefunga.',
          ],
          [
            'Swali: Lazima niweke miadi?',
            'Jibu: Tafadhali weka miadi. Asiye na miadi husubiri nafasi ikipatikana.',
          ],
          [
            'Swali: Kumwona daktari mara ya kwanza ni bei gani?',
            'Jibu: 300/-. Ni bure ukianza matibabu siku hiyo hiyo.',
          ],
          ['Swali: Mnapokea kadi au UPI?', 'Jibu: Ndiyo: taslimu, UPI na kadi zote.'],
          [
            'Swali: Root canal inauma?',
            'Jibu: Kwanza tunalitia jino ganzi. Wagonjwa wengi huhisi kubanwa kidogo tu.',
          ],
          ['Swali: Kliniki iko wapi?', 'Jibu: C-14, Lajpat Nagar II, juu ya State Bank. Lifti ipo.'],
          [
            'Orodha ya bei',
            'Kusafisha na kung’arisha meno - 800/-',
            'Matibabu ya root canal - 4,500/-',
            'Kofia ya jino ya kauri - 6,000/-',
            'Kung’oa jino - 700/-',
          ],
        ],
      },
      coaching: {
        label: 'Masomo ya ziada: ada',
        business: 'Gyan Coaching Classes',
        blocks: [
          ['Gyan Coaching Classes, barabara ya Boring, Patna'],
          [
            'ADA KWA MWEZI',
            'Darasa la 6 hadi 8: 1,800/-',
            'Darasa la 9: 2,500/-',
            'Darasa la 10: 2,800/-',
            'Darasa la 11, sayansi: 3,600/-',
            'Darasa la 12, sayansi: 4,000/-',
            'Kujisajili: 500/- mara moja',
          ],
          [
            'MAKUNDI',
            'Kundi la asubuhi: 7:00 hadi 9:00, darasa la 11 na 12',
            'Kundi la jioni: 16:30 hadi 18:30, darasa la 6 hadi 10',
            'Somo la maswali la Jumapili: saa 10:00, kwa wote',
          ],
          [
            'MENGINEYO',
            'Masomo mawili ya majaribio ni bure.',
            'Vitabu na karatasi za masomo zimo kwenye ada.',
            'Ndugu wa mwanafunzi hupata punguzo; uliza mapokezi.',
            'Unaweza kulipa kwa UPI, kwa taslimu au kwa awamu mbili.',
            'Kila kundi lina wanafunzi wasiozidi 25.',
          ],
        ],
      },
      guesthouse: {
        label: 'Nyumba ya wageni: bei',
        business: 'Baobab Guesthouse',
        blocks: [
          ['Baobab Guesthouse, Mji Mkongwe'],
          [
            'Vyumba kwa usiku mmoja, pamoja na kifungua kinywa',
            'Chumba cha mtu mmoja - USD 35 / TSh 90,000',
            'Chumba cha watu wawili - USD 50 / TSh 130,000',
            'Chumba cha familia, watu wanne - USD 80 / TSh 205,000',
          ],
          [
            'Kuingia ni kuanzia saa 14:00, kutoka ni kabla ya saa 11:00.',
            'Wi-Fi ni bure vyumba vyote.',
            'Kupokelewa uwanja wa ndege: USD 15 kwa gari',
            'Ziara ya mashamba ya viungo: USD 20 kwa mtu, nusu siku',
            'Watoto chini ya miaka 6 hulala bure kwenye kitanda cha wazazi.',
            'Ukighairi siku moja kabla hulipi kitu.',
            'Tuko barabara ya Kenyatta, dakika tano kutoka bandarini.',
            'Lipa kwa taslimu, Visa au M-Pesa.',
          ],
        ],
      },
    },
    clear: 'Futa maandishi',
    counts: {
      answer: { one: 'jibu {count}', many: 'majibu {count}' },
      price: { one: 'bei {count}', many: 'bei {count}' },
      statement: { one: 'mstari mwingine {count}', many: 'mistari mingine {count}' },
    },
    found: 'Vilivyopatikana humo: {list}.',
    empty: 'Bado hakuna cha kujibia. Bandika maandishi, au tumia mfano.',
    cut: 'Maandishi haya yanazidi herufi 200,000. Roboti imesoma hadi hapo na kuacha yaliyobaki.',
    next: 'Iulize roboti',
  },
  bot: {
    heading: 'Kwenye tovuti yako',
    frame: 'Roboti kwenye tovuti yako',
    noName: 'Biashara yako',
    colourLabel: 'Rangi ya mazungumzo',
    colours: { indigo: 'Nili', peacock: 'Bluu ya tausi', marigold: 'Manjano', sindoor: 'Nyekundu' },
    logLabel: 'Mazungumzo na roboti',
    you: 'Mgeni',
    bot: 'Roboti',
    welcome: 'Karibu! Niulize kuhusu {business}.',
    welcomeNoName: 'Karibu! Ungependa kujua nini?',
    example: ['Mnafungua saa ngapi?', 'na root canal ni bei gani?', 'Mnaweka nyaya za meno?'],
    field: 'Swali lako',
    placeholder: 'Uliza kama mteja',
    send: 'Tuma',
    suggestionsLabel: 'Maswali ambayo maandishi yako yanajibu',
    source: 'Kutoka kwenye maandishi yako, mstari wa {line}',
    sourceLines: 'Kutoka kwenye maandishi yako, mstari wa {first} hadi {last}',
    missing: 'Maandishi yako hayataji {what}. Yanasema:',
    unknown:
      'Hilo halimo kwenye maandishi yako. Kwenye tovuti yako hapa ningechukua jina na namba na kuiuliza timu yako.',
    nearest: 'Mstari wa karibu zaidi niliouona:',
    canAnswer: 'Ninayoweza kujibu: {questions}',
    nothingAsked: 'Sikuona swali hapo. Unaweza kuuliza kwa namna nyingine?',
    greeting: 'Karibu! Ungependa kujua nini?',
    thanks: 'Karibu sana. Kuna lingine?',
    farewell: 'Asante kwa kuuliza. Kwaheri!',
    noText: 'Bado hakuna maandishi ya kujibia. Bandika, au tumia mfano.',
    qualifiers: {
      monday: 'Jumatatu',
      tuesday: 'Jumanne',
      wednesday: 'Jumatano',
      thursday: 'Alhamisi',
      friday: 'Ijumaa',
      saturday: 'Jumamosi',
      sunday: 'Jumapili',
      holiday: 'sikukuu',
      one: 'mmoja',
      two: 'wawili',
      three: 'watatu',
      four: 'wanne',
    },
    suggestions: {
      price: '{item} ni bei gani?',
      fee: '{item} ni kiasi gani?',
      hours: 'Mnafungua saa ngapi?',
      place: 'Mko wapi?',
      about: 'Vipi kuhusu {item}?',
    },
  },
  unanswered: {
    show: 'Isiyoweza kujibu ({count})',
    back: 'Rudi kwenye mazungumzo',
    heading: 'Haya ndiyo maswali ya kuongeza',
    text: 'Ukiwa na Smart Bot unapata orodha hii kila wiki, kutokana na walichouliza wageni wako. Ongeza jibu kwenye maandishi yako, na swali litatoka kwenye orodha.',
    empty: 'Bado hakuna. Uliza kitu kisichomo kwenye maandishi yako, nacho kitaonekana hapa.',
  },
  send: {
    heading: 'Tuma roboti hii kwa timu',
    lead: 'Tunaangalia ulichojaribu na kukuambia nini kinahitajika kuiweka kwenye tovuti yako. Hapa chini ni kile hasa tutakachopata; badilisha au futa chochote.',
    button: 'Tuma roboti hii kwa timu',
    renew: 'Ongeza nilichojaribu tangu hapo',
    plain: {
      subject: 'Chatbot kwa tovuti yetu',
      message:
        'Tungependa chatbot inayojibu kutoka kwenye maandishi yetu wenyewe.\n\nBiashara na tovuti yetu:\n\nMaswali na majibu au orodha yetu ya bei:',
    },
    prepared: {
      subject: 'Chatbot kwa {business}',
      firstLine: 'Tumejaribu chatbot kwa maandishi yetu wenyewe na tungependa moja kwa tovuti yetu.',
      business: 'Biashara: {business}',
      answered: 'Yaliyoulizwa na kujibiwa kutoka kwenye maandishi:',
      unanswered: 'Yaliyoulizwa na hayamo kwenye maandishi:',
      text: 'Maandishi:',
      cut: '(yamekatwa hapa: mistari {shown} kati ya {all})',
    },
  },
  closing: {
    title: 'Iweke kwenye tovuti yako',
    text: 'Katika onyesho la bure tunakuonyesha roboti kwa maandishi yako mwenyewe. Smart Bot pia hukabidhi mazungumzo kwa wafanyakazi wako na kutuma maulizo kwa barua pepe, WhatsApp na Google Sheets; Enterprise Bot huongea Kihindi, Kiingereza na Kiswahili.',
    ...(isOnSale('website-chatbots') && {
      note: `Chatbot za tovuti zinaanzia ${price('website-chatbots.basic.setup')} za usanidi na ${price('website-chatbots.basic.monthly')} kwa mwezi.`,
    }),
    actions: [{ label: 'Weka miadi ya onyesho' }, { label: 'Tazama mipango na bei' }],
  },
})
