import type { CareWords } from '#content/assistant-words.ts'
import type { Facts } from '#content/facts.ts'
import { openingTimes } from '#content/opening-hours.ts'

/** What is said to who is angry, hurt, worried or in a hurry. */
export function care({ terms, contact, hours: [weekdays, saturday] }: Facts): CareWords {
  const hours = `Jumatatu hadi Ijumaa ${openingTimes(weekdays, 'hadi')}, Jumamosi ${openingTimes(saturday, 'hadi')} (saa za India, IST)`
  return {
    sorry: {
      broken: 'Samahani sana. Hilo halipaswi kutokea, na wanaoumia ni wewe na wateja wako.',
      billing: 'Samahani sana. Malipo yasiyo sahihi lazima yaangaliwe.',
      waiting: `Samahani sana. Tunaahidi kujibu ndani ya saa ${terms.replyHours}; kama hakuna aliyekujibu, hiyo si sawa.`,
      loss: 'Pole sana, hilo ni baya kwako na kwa mteja wako.',
    },
    team: `Kutoka hapa siwezi kuona wakala, ujumbe au akaunti yako, lakini timu inaweza. Njia ya haraka zaidi ni WhatsApp ${contact.whatsappDisplay}, au andika ${contact.email}: jina lako, nini kimetokea na tangu lini. Wanajibu ndani ya saa ${terms.replyHours}, mapema zaidi saa za ofisi. Kitufe cha hapa chini kinawatumia mazungumzo haya.`,
    again: `Naelewa. Kutoka hapa siwezi kumwona wakala wako wala akaunti yako, wala kuahidi jibu la mapema zaidi. Njia ya haraka ya kumpata mtu ni WhatsApp ${contact.whatsappDisplay}, saa za ofisi ${hours}; kama umeshaandika huko, tumia ${contact.email} au kitufe cha kutuma mazungumzo haya. Kama pesa itarudishwa au mwezi hautatozwa, timu pekee ndiyo inaamua: liandike kwenye ujumbe huo huo.`,
    third: `Nakusikia, na hapa siwezi zaidi ya kukufikisha kwao: kitufe cha hapa chini kinatuma kwa timu yote uliyoandika, na ${contact.email} pia inawafikia. Jina lako, tarehe na kilichotokea vinatosha.`,
    compensation:
      'Kama hasara inafidiwa, haijaandikwa kwenye kurasa zetu; timu pekee ndiyo inaweza kuamua, kwa hiyo waambie kilichotokea na tangu lini. Kwa masharti yetu AI inaweza kukosea, na wewe unabaki kuwajibika kwa kile biashara yako inachowaahidi wateja.',
    owner:
      'Hakuna namba nyingine wala ya binafsi kwenye kurasa zetu; barua pepe na fomu ya mawasiliano huifikia timu hiyo hiyo.',
    urgent: `Naelewa kwamba ni haraka. Njia ya haraka zaidi ni WhatsApp ${contact.whatsappDisplay}; saa za ofisi, ${hours}, jibu huja mapema zaidi. Tunachoahidi ni jibu ndani ya saa ${terms.replyHours}, si saa maalumu kabla ya hapo.`,
    job: 'Hofu hiyo inaeleweka. Hatima ya kazi ya mtu huamuliwa na watu wa hapo, si na wakala.',
    condolence: 'Pole sana kwa msiba, na asante kwa kuniambia.',
    meanwhile:
      'Mpaka wajibu: kama ni wakala wa WhatsApp, unaweza kujibu mwenyewe kwenye mazungumzo, naye hunyamaza mpaka umwambie aendelee.',
    noShame: 'Usione haya kuuliza, na leo huhitaji kuamua lolote; simu ya kwanza ni bure.',
    refundAgain: `Ndivyo sera ya kurudishiwa pesa inavyosema: zote hurudi kama usanidi haujaanza tu, na ${terms.refund.partPercent}% kama umefanyika kwa sehemu lakini bado haufanyi kazi, iwe umetumika au la. Siwezi kubadilisha hilo wala kuahidi zaidi; kama hali yako ni tofauti, andika sababu kwa ${contact.email}, na timu ndiyo inaamua.`,
    claimedAgain: `Sisemi kwamba unadanganya, lakini siwezi kuandika ndiyo: kutoka hapa naweza kuthibitisha tu kilichoandikwa kwenye orodha. Tuma ulichoambiwa, na jina, tarehe na picha ya skrini, kwa ${contact.email} au WhatsApp ${contact.whatsappDisplay}; timu itaangalia na kukujibu.`,
    saidAgain: 'Nasema tena:',
  }
}
