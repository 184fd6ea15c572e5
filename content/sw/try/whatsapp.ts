import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import { chatTexts as english } from '#content/en/try/whatsapp-chat.ts'
import type { Facts } from '#content/facts.ts'
import { chatTexts as hindi } from '#content/hi/try/whatsapp-chat.ts'
import type { PageHead } from '#content/page-head.ts'
import { number } from '#content/sw/counting.ts'
import { chatTexts as swahili } from '#content/sw/try/whatsapp-chat.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { tradeNames } from './whatsapp-trades.ts'

export const tryWhatsappHead: PageHead = {
  title: 'Jaribu wakala wa WhatsApp',
  description:
    'Kuwa mteja wa kliniki, shule, duka au hoteli, uone kinachoifikia timu, na Meta ingetoza kiasi gani.',
}

export function tryWhatsapp(facts: Facts): Texts<Words['tryWhatsapp']> {
  const rates = facts.metaRates.india
  const card = day(rates.cardFrom)
  const hours = `saa ${rates.windowHours}`
  return {
    hero: {
      title: 'Jaribu wakala wa WhatsApp',
      lead: 'Andika kama mteja. Kando yake unaona ambacho timu yako ingeona, na kiasi ambacho Meta ingetoza kwa kila ujumbe. Hakuna unachoandika kinachotoka kwenye ukurasa huu.',
    },
    sample: 'Mfano',
    sampleNote: 'Biashara hizi nne, watu wake na bei zake tumezibuni sisi.',
    greeting: 'Habari',
    chats: { en: english, hi: hindi, sw: swahili },
    languages: {
      en: { name: 'English', question: 'Which language do you prefer?' },
      hi: { name: 'हिन्दी', question: 'भाषा चुनें' },
      sw: { name: 'Kiswahili', question: 'Chagua lugha' },
    },
    trades: tradeNames,
    bench: {
      heading: 'Mazungumzo',
      tradesLabel: 'Unaiandikia biashara gani?',
      sidesLabel: 'Unataka kuona upande gani?',
      sides: { customer: 'Mteja', owner: 'Upande wako' },
      example: 'Mfano, umechezwa hadi mwisho.',
      play: 'Jaribu mwenyewe',
      playAgain: 'Anza upya',
      started: 'Imeanza upya.',
      undo: 'Rudisha',
    },
    phone: {
      label: 'Simu ya mteja',
      note: 'Ni mchoro, si WhatsApp yenyewe.',
      log: 'Mazungumzo na {business}',
      authors: { customer: 'Wewe', agent: 'Wakala', owner: '{business}, mtu', template: 'Kiolezo' },
      ticks: { sent: 'Umetumwa', delivered: 'Umefika', read: 'Umesomwa' },
      typing: 'Wakala anaandika',
      chosen: 'imechaguliwa',
      tiles: {
        picture: 'Picha',
        document: 'Hati',
        place: 'Mahali',
        payment: 'Kiungo cha malipo, cha kuonyesha tu',
      },
      days: { first: 'Leo', next: 'Siku inayofuata', week: 'Wiki moja baadaye' },
      composer: {
        label: 'Andika kama mteja',
        placeholder: 'Ujumbe',
        example: 'Kwa mfano: {example}',
        send: 'Tuma',
        empty: 'Andika kitu kwanza, au bonyeza mojawapo ya chaguo.',
        tooLong: 'WhatsApp hupokea herufi zisizozidi {limit} katika ujumbe mmoja. Huu una {count}.',
      },
      ownerLine: 'Kwa upande wako:',
    },
    owner: {
      heading: 'Inachokiona timu yako',
      states: {
        agent: 'Wakala anajibu.',
        needed: 'Mtu anahitajika.',
        person: 'Unajibu wewe. Wakala anakaa kimya kwenye mazungumzo haya.',
      },
      card: 'Kadi ya mteja',
      labels: { new: 'Mpya', booked: 'Ameweka', stopped: 'Bila ofa' },
      from: { term: 'Ameandika kutoka', text: 'Namba ya WhatsApp ya India, kwa {language}' },
      missing: 'Bado hajasema',
      offers: {
        term: 'Ofa',
        states: {
          'not-asked': 'Bado hajaulizwa',
          allowed: 'Amekubali',
          refused: 'Amekataa',
          stopped: 'Ameandika STOP: hakuna',
        },
      },
      window: {
        term: 'Ujumbe huru',
        open: `Unaruhusiwa kwa ${hours} baada ya kila ujumbe wake`,
        closed: 'Umefungwa: violezo vilivyoidhinishwa tu',
      },
      handover: {
        title: 'Umekabidhiwa wewe',
        about: 'Kuhusu',
        told: 'Aliyosema hadi sasa',
        why: 'Kwa nini wewe',
        nothing: 'Bado hakuna',
        needs: {
          asked: 'Ameomba kuongea na mtu.',
          upset: 'Amekasirika. Wakala alibaki mtulivu akaacha.',
          lost: 'Wakala hakumwelewa mara mbili, na hakutaka kukisia.',
        },
      },
      news: 'Kilichotokea',
      events: {
        'handed-over': 'Wakala amekukabidhi mazungumzo haya.',
        'stepped-aside': 'Umeandika, kwa hiyo wakala amekaa pembeni.',
        'given-back': 'Umerudisha mazungumzo. Wakala atajibu mteja akiandika tena.',
        'next-day': 'Ni siku inayofuata. Muda wa ujumbe huru umefungwa.',
        'next-week': 'Wiki moja imepita.',
        booked: 'Imewekwa, na kuandikwa kwenye kadi.',
        stopped: 'Ameandika STOP. Wakala amethibitisha; ofa zimezimwa.',
        'window-closed': `Haukutumwa. Mteja aliandika mara ya mwisho zaidi ya ${hours} zilizopita, na hapo WhatsApp hukataa ujumbe huru (kosa 131047). Tuma kiolezo.`,
        'nothing-booked': 'Haukutumwa. Bado hakuna kilichowekwa, kwa hiyo hakuna cha kukumbusha.',
        'no-consent': 'Haukutumwa. Unahitaji akubali kabla ya kumtumia ofa, naye bado hajakubali.',
        'opted-out': 'Haukutumwa. Aliandika STOP, kwa hiyo hatumiwi ofa.',
      },
      sent: {
        reminder: 'Kikumbusho kimetumwa, kimefika na kimesomwa.',
        offer: 'Ofa imetumwa, imefika na imesomwa.',
        reply: 'Jibu lako limetumwa, limefika na limesomwa.',
      },
      actions: {
        label: 'Unachoweza kufanya',
        reply: 'Jibu mwenyewe',
        replyLabel: 'Jibu lako',
        send: 'Tuma jibu',
        giveBack: 'Mrudishie wakala',
        nextDay: 'Siku inayofuata',
        reminder: 'Tuma kikumbusho',
        offer: 'Tuma ofa ya wiki ijayo',
      },
    },
    meter: {
      heading: 'Meta ingetoza kiasi gani',
      lead: `Kwa mazungumzo haya, kwa viwango vya Meta vya namba za India kuanzia ${card}.`,
      columns: { what: 'Aina', count: 'Ujumbe', rate: 'Kila mmoja', charge: 'Gharama' },
      kinds: kinds(rates),
      free: 'bure',
      total: `Wakati majibu ${number(rates.freeServiceReplies)} ya bure bado yapo`,
      withoutAllowance: 'Yakishaisha',
      each: 'Ujumbe kwa ujumbe',
      line: '{time}, {kind}',
      note: `Wateja hawalipi kitu, na ujumbe wao hautozwi kamwe. Tangu ${day(rates.serviceFrom)} Meta hutoza majibu kama ujumbe wa huduma, baada ya ${number(rates.freeServiceReplies)} ya bure kwa kila namba na mwezi; ujumbe wa huduma ndani ya ${hours} hutozwa pia. Kodi haijajumuishwa.`,
    },
    calculator: {
      heading: 'Mwezi wako na Meta',
      lead: 'Siku ya kawaida ungetuma ujumbe mara ngapi? Tunazidisha kwa thelathini.',
      fields: {
        service: { label: 'Majibu', hint: 'Kwa waliokuandikia' },
        utility: { label: 'Huduma', hint: 'Vikumbusho, habari za oda, ada zinazodaiwa' },
        marketing: { label: 'Matangazo', hint: 'Ofa, kwa waliokubali' },
      },
      result: 'Kwa mwezi, kwa Meta',
      part: '{kind}: {amount}',
      refused: 'Tafadhali andika namba kamili kutoka 0 hadi {most}.',
      asOf: `Kwa kufuata orodha ya bei ya Meta ya ${card} na kanuni yake ya majibu ya ${day(rates.serviceFrom)}. Iulize Meta viwango vya leo.`,
      separate:
        'Hii ni gharama ya Meta tu, mbali na bei yetu. Inategemea unatuma kiasi gani, na Meta hubadilisha viwango vyake, kwa hiyo unailipa kama ilivyo nasi tunaionyesha peke yake.',
      tanzania: {
        text: 'Hapa hatuna viwango vya Meta vya Tanzania, kwa hiyo hatuonyeshi kiasi.',
        link: { label: 'Tuulize kuhusu Tanzania' },
      },
    },
    closing: {
      title: 'Iweke kwenye namba yako mwenyewe',
      text: 'Leta orodha yako ya bei na saa zako za kazi. Tutakuonyesha mazungumzo haya yakiwa na majibu yako mwenyewe.',
      ...(facts.isOnSale('whatsapp-agents') && {
        note: `Usanidi kuanzia ${facts.price('whatsapp-agents.start')}. Gharama ya Meta huongezwa juu yake, kama ilivyo.`,
      }),
      actions: [
        { label: 'Weka miadi ya onyesho' },
        { label: 'Tazama mipango' },
        { label: 'Kuhusu mawakala wa WhatsApp' },
      ],
    },
  }
}

function kinds({ windowHours }: MetaRates) {
  return {
    service: { name: 'Majibu', text: `Ndani ya saa ${windowHours}` },
    utility: { name: 'Huduma', text: 'Kikumbusho' },
    marketing: { name: 'Matangazo', text: 'Ofa' },
  }
}

/** “1 Januari 2026”. */
function day(date: string): string {
  return new Date(date).toLocaleDateString('sw-TZ', { dateStyle: 'long', timeZone: 'UTC' })
}
