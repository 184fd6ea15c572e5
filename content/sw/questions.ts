import type { TranslatedTexts } from '#content/site-texts.ts'

export const questions: TranslatedTexts['question'] = {
  'what-can-it-do': {
    question: 'Msaidizi wa sauti au chatbot anaweza kunifanyia nini hasa?',
    answer:
      'Hujibu kile ambacho wafanyakazi wako hujibu mara ishirini kwa siku: saa za kazi, ada, stoku, jinsi ya kufika. Huweka, huhamisha na hughairi miadi, hupokea oda, hutuma vikumbusho na kuandika nani anataka kupigiwa. Hatoi ushauri wa kitabibu wala wa kisheria, na mtu aliyekasirika au mwenye dharura humkabidhi kwa binadamu.',
    onwardLabel: 'Mawakala wa sauti kwa undani',
  },
  'setup-time': {
    question: 'Usanidi huchukua muda gani?',
    answer:
      'Wasaidizi na chatbot huchukua {delivery/agents} tangu siku tunapopata tulichokuomba: orodha ya bei, saa za kazi, maswali ya kawaida. Mara nyingi kinachochelewesha zaidi ni kusubiri orodha ya bei.',
  },
  languages: {
    question: 'Anaongea lugha gani?',
    answer:
      'Kihindi, Kiingereza na Kiswahili, kwa maandishi na kwa sauti. Humfuata mteja: mazungumzo yakianza kwa Kiingereza na kugeuka Kihindi, jibu pia linageuka.',
  },
  'free-trial': {
    question: 'Naweza kujaribu chatbot kabla ya kulipa?',
    answer:
      'Ndiyo. Chatbot zina majaribio ya bure ya siku {terms/trial/days}, zikiwa zimefunzwa kurasa zako mwenyewe. Waache wafanyakazi na wateja wachache wajaribu kuikosesha.',
    onwardLabel: 'Mipango ya chatbot',
  },
  'website-time': {
    question: 'Tovuti au programu ya wavuti huwa tayari lini?',
    answer:
      'Tovuti rahisi huchukua {delivery/simpleSite}, tovuti ya duka {delivery/shopSite}, programu maalumu {delivery/customApp}. Hesabu inaanza pale maandishi, picha na nembo vinapotufikia.',
  },
  'existing-website': {
    question: 'Tayari nina tovuti. Lazima nianze upya?',
    answer:
      'Hapana. Chatbot huwekwa kwenye tovuti iliyopo kwa mstari mmoja wa msimbo, bila kujali ilitengenezwa kwa zana gani. Ukipenda, tunakuwekea sisi.',
    onwardLabel: 'Chatbot za tovuti',
  },
  'online-payment': {
    question: 'Wateja wangu wanaweza kulipa mtandaoni?',
    answer:
      'Ndiyo: UPI, kadi na benki ya mtandaoni nchini India, M-Pesa na kadi nchini Tanzania. Pesa hutoka kampuni ya malipo moja kwa moja hadi kwenye akaunti yako, hazipiti kwetu kamwe.',
  },
  'own-edits': {
    question: 'Naweza kubadilisha bei na picha mwenyewe?',
    answer:
      'Ndiyo. Kurasa utakazotaka kubadilisha, kama menyu, ada, vyumba na matangazo, tunaziandaa uzibadilishe kwa simu yako, na tunamfundisha mfanyakazi wako mmoja jinsi ya kufanya.',
    onwardLabel: 'Vifurushi vya programu za wavuti',
  },
  'mobile-apps': {
    question: 'Mnatengeneza programu za simu?',
    answer:
      'Tunatengeneza programu za wavuti zinazofunguka kwenye simu yoyote na kukaa kwenye skrini ya mwanzo kama programu ya kawaida, kuanzia {prices/web-app-setup.start}. Kama kweli unahitaji iliyo kwenye maduka ya programu, tutakuambia hivyo na kukutumia makadirio ya bei.',
  },
  'slow-phones': {
    question: 'Itafanya kazi kwenye Android ya zamani na mtandao dhaifu?',
    answer:
      'Tunajaribia kwenye Android ya bei ya kati kwa data ya polepole, kwa sababu ndizo simu ambazo wateja wako hutumia. Mawakala wa WhatsApp na wa simu hawahitaji programu yoyote.',
  },
  'manage-from-phone': {
    question: 'Naweza kuendesha kila kitu kwa simu yangu?',
    answer:
      'Ndiyo. Miadi, maulizo na muhtasari wa kila siku vinakufikia kwa WhatsApp, na dashibodi zinafunguka kwenye kivinjari cha simu yako.',
    onwardLabel: 'Dashibodi za biashara',
  },
  'what-it-costs': {
    question: 'Kuanza kunagharimu kiasi gani?',
    answer:
      'Chatbot ya kawaida inaanzia {prices/website-chatbots.start}, wakala wa WhatsApp {prices/whatsapp-agents.start}, wakala wa sauti {prices/ai-voice-agents.start}; mipango midogo ya chatbot na sauti iko kwenye kurasa zake. Nyingi zina bei ya usanidi na ya kila mwezi, kwa rupia; mawakala wa sauti na WhatsApp nchini Tanzania bei zao ni kwa dola.',
    onwardLabel: 'Bei zote',
  },
  'setup-fee-includes': {
    question: 'Ada ya usanidi inajumuisha nini?',
    answer:
      'Kutengeneza, kufunza kwa nyaraka zako, kujaribu pamoja nawe, kuanza kazi, na msaada wa {terms/freeSupportMonths}. Mpango wako unasema unalipa nini kila mwezi baada ya hapo.',
  },
  'annual-payment': {
    question: 'Ni nafuu kulipa kwa mwaka?',
    answer:
      'Ndiyo. Ukilipa kwa mwaka, miezi {terms/annual/freeMonths} ni bure: unalipia {terms/annual/paidMonths} na kutumia mwaka mzima.',
  },
  cancel: {
    question: 'Naweza kusitisha?',
    answer:
      'Ndiyo, mpango wowote wa kila mwezi, kwa taarifa ya maandishi ya siku {terms/noticeDays}. Kurudishiwa ada ya usanidi kunafuata sera ya kurudishiwa pesa: omba ndani ya siku {terms/refund/days} tangu usanidi, kabla roboti haijaanza kazi au kabla marekebisho maalumu hayajaanza.',
    onwardLabel: 'Sera ya kurudishiwa pesa na kusitisha',
  },
  'staff-training': {
    question: 'Mtawafundisha wafanyakazi wangu?',
    answer:
      'Ndiyo. Tunafanya kipindi kwa Kihindi, Kiingereza au Kiswahili, tunakirekodi, na kukuachia ukurasa mmoja wa maelezo. Mhudumu wa mapokezi akibadilika Juni, rekodi ipo.',
  },
  'small-changes': {
    question: 'Saa au bei zangu zikibadilika baadaye?',
    answer:
      'Mabadiliko madogo ni bure kwa mwezi wa kwanza. Baada ya hapo badiliko dogo, kwa mfano jedwali jipya la ada au salamu iliyobadilishwa, ni {prices/faq.small-change}.',
  },
  'support-periods': {
    question: 'Msaada umejumuishwa kwa muda gani?',
    answer:
      'Mwezi wa kwanza ni bure kwa kila usanidi. Kulingana na mpango unaweza kupata {terms/supportPeriods}.',
  },
  'reach-support': {
    question: 'Niwapate vipi kitu kikiacha kufanya kazi?',
    answer:
      'Kwa WhatsApp {contact/whatsappDisplay} au barua pepe {contact/email}. Tunajibu ndani ya saa {terms/replyHours}, na mapema zaidi wakati wa saa za kazi. Wakala wako mwenyewe hufanya kazi mchana na usiku.',
    onwardLabel: 'Saa za kazi na mawasiliano',
  },
  'first-step': {
    question: 'Hatua ya kwanza ni ipi?',
    answer:
      'Simu ya bure. Unatuambia kazi gani inakumalizia siku; tunakuambia nini kinaweza kuichukua, kwa siku ngapi na kwa bei gani. Kama jibu la kweli ni “hakuna”, tutasema hivyo.',
    onwardLabel: 'Weka miadi ya simu',
  },
  'what-you-need': {
    question: 'Mnahitaji nini kutoka kwangu?',
    answer:
      'Orodha yako ya bei au waraka wa ada, saa zako za kazi, maswali ishirini unayoulizwa zaidi, na mtu mmoja anayeweza kuamua. Picha ya ubao wa matangazo inatosha kuanza.',
  },
  'own-number': {
    question: 'Naweza kubaki na namba yangu ya simu na WhatsApp?',
    answer:
      'Mara nyingi, ndiyo. Simu zinaweza kuhamishwa kutoka namba uliyonayo. Kwa WhatsApp tunahamishia namba yako kwenye mfumo wa biashara, au tunaweka ya pili kama unataka kubaki na programu kwenye simu yako.',
    onwardLabel: 'Mawakala wa WhatsApp',
  },
  'technical-knowledge': {
    question: 'Nahitaji kujua mambo ya kiufundi?',
    answer: 'Hapana. Kama unaweza kutuma picha kwa WhatsApp, unaweza kufanya kazi nasi.',
  },
  'my-data': {
    question: 'Nani anaweza kuona taarifa za wateja wangu?',
    answer:
      'Wewe, na watu wetu wanaomhudumia wakala wako. Hatuziuzi wala hatuzitumii kwa mteja mwingine, na ukiomba tunakukabidhi au tunazifuta.',
    onwardLabel: 'Sera ya faragha',
  },
}
