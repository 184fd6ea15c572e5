import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import { callsWith, talks } from '#content/sample-calls.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { callNotes } from './call-notes.ts'

export const tryCallHead: PageHead = {
  title: 'Jaribu simu na wakala wa sauti',
  description:
    'Simu fupi tisa kwa kliniki, shule na nyumba ya wageni, kwa Kihindi, Kiingereza na Kiswahili. Fuatilia maneno, ona shajara ikijazwa, kisha uwe mpigaji mwenyewe.',
}

export const tryCall = ({ price }: Facts): Texts<Words['tryCall']> => ({
  title: 'Sikiliza simu',
  lead: 'Chagua biashara na lugha, bonyeza cheza, kisha fuatilia kwa kusoma. Unaona anachosema mpigaji, kinachoandikwa kwenye shajara, na kinachomfikia mwenye biashara kwa WhatsApp.',
  played: {
    heading: 'Sikia simu',
    choose: {
      scene: 'Biashara gani',
      language: 'Lugha gani',
      scenes: { clinic: 'Kliniki', school: 'Shule', hotel: 'Nyumba ya wageni' },
      languages: { hi: 'Kihindi', en: 'Kiingereza', sw: 'Kiswahili' },
    },
    play: 'Cheza simu',
    pause: 'Simamisha',
    resume: 'Endelea',
    again: 'Tangu mwanzo',
    sound: {
      isOff: 'Sauti: imezimwa',
      isOn: 'Sauti: imewashwa',
      question: 'Icheze kwa sauti?',
      source:
        'Sauti zinatoka kwenye kifaa chako mwenyewe. Baadhi ya vivinjari hutuma maandishi kwa kampuni inayovitengeneza ili yasomwe. Hakuna kinachotumwa kwetu.',
      yes: 'Cheza kwa sauti',
      no: 'Bila sauti',
      none: 'Kivinjari chako hakina sauti ya lugha hii, kwa hiyo simu inachezwa kimya. Kila neno liko kwenye skrini.',
    },
    rings: 'Simu inaingia, {time}',
    transcript: 'Kinachosemwa',
    playFrom: 'Cheza kuanzia mstari wa {line}',
    agent: 'Wakala',
    caller: 'Mpigaji',
    now: '{speaker}: {text}',
    diary: {
      heading: 'Kwenye shajara',
      name: 'Jina',
      when: 'Lini',
      what: 'Kwa ajili ya',
      before: 'Ilikuwa',
      open: 'Bado haijasemwa',
    },
    summary: {
      heading: 'Kwenye WhatsApp ya mwenye biashara',
      titles: { clinic: 'Miadi mpya', school: 'Kutembelea shule', hotel: 'Ulizo la chumba' },
      forYou: 'Kwa ajili yako:',
      waiting: 'Inafika simu inapoisha.',
    },
    sample:
      'Mfano: wapigaji na biashara ni za kubuni. Kila mwenye biashara hupata ujumbe kwa lugha yake; hapa umeandikwa kwa lugha yako.',
  },
  more: { label: 'Sikia simu zote tisa, au jaribu mwenyewe' },
  calls: callsWith(callNotes),
  talk: {
    heading: 'Sasa mpigaji ni wewe',
    lead: 'Andika kama ambavyo ungesema, au bonyeza mojawapo ya majibu. Badili mawazo, omba Jumapili, uliza asichoweza kujua.',
    plainly:
      'Hili ni igizo lililoandikwa, linaloendeshwa ndani ya ukurasa huu: kanuni kadhaa, si wakala halisi. Hakuna kinachowekwa, kinachotumwa wala kinachohifadhiwa.',
    withoutScript: 'Kuongea naye kunahitaji JavaScript. Simu za hapo juu zinaweza kusomwa bila hiyo.',
    thread: 'Simu hadi sasa',
    field: 'Jibu lako',
    placeholder: 'Sema kitu…',
    send: 'Sema',
    replies: 'Au bonyeza moja',
    again: 'Anza upya',
    over: 'Simu imeisha.',
    tooLong: 'Herufi {count} za kwanza tu ndizo zilizosomwa. Kwenye simu watu husema sentensi moja moja.',
    speak: {
      label: 'Ongea badala ya kuandika',
      question: 'Tutumie maikrofoni yako?',
      source:
        'Vivinjari vingi hutuma unachosema kwa kampuni inayovitengeneza ili kigeuzwe kuwa maandishi. Maandishi hayo tu ndiyo yanayorudi kwenye ukurasa huu. Hakuna kinachotumwa kwetu.',
      yes: 'Tumia maikrofoni',
      no: 'Endelea kuandika',
      start: 'Ongea',
      listening: 'Ninasikiliza… bonyeza kusimamisha',
      failed: 'Hakuna kilichosikika. Tafadhali jaribu tena, au andika.',
      refused: 'Kivinjari hakikuruhusu maikrofoni. Tafadhali andika badala yake.',
    },
    ringBack: 'Tafadhali mpigie',
    urgent: 'Haraka: mpigaji ameeleza dharura.',
    asksForPerson: 'Mpigaji anataka kuongea na mtu.',
    nothing: 'Hakuna la kufanya.',
    time: 'Sasa hivi',
    languages: talks,
  },
  closing: {
    title: 'Isikie kwa saa zako mwenyewe',
    text: 'Wakati wa onyesho simu yako inaita, nawe unaongea na wakala anayejua saa zako za kazi na majibu ya maswali yako matatu.',
    note: `Usanidi kuanzia ${price('ai-voice-agents.page.starter')}, msaada wa mwezi wa kwanza ni bure.`,
    actions: [{ label: 'Weka miadi ya onyesho la bure' }, { label: 'Tazama mipango' }],
  },
})
