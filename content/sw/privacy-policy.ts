import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const privacyPolicy = ({ contact }: Facts): Texts<Words['legalPages']['privacyPolicy']> => ({
  head: {
    title: 'Sera ya faragha',
    description:
      'Tunakusanya taarifa gani, tunazitumia kwa nini, nani anaziona, na namna ya kuonyeshwa taarifa zako au kuomba zifutwe.',
  },
  title: 'Sera ya faragha',
  lead: `${company.name} inajua nini kukuhusu kupitia tovuti hii, inakitumiaje, na unavyoweza kupata nakala au kuomba kifutwe. Kukiwa na tofauti, toleo la Kiingereza ndilo litakalozingatiwa.`,
  dates: [
    { label: 'Inatumika tangu', shown: '12 Julai 2025' },
    { label: 'Ilibadilishwa mwisho', shown: '12 Julai 2025' },
  ],
  contentsLabel: 'Vipengele',
  sections: {
    'information-we-collect': {
      heading: 'Taarifa tunazokusanya',
      blocks: [
        {
          items: [
            'Jina na barua pepe, unapotuma fomu: ujumbe, miadi ya onyesho, ombi la makadirio ya bei au maoni ya mteja. Pia chochote kingine unachoandika humo, kama namba ya simu, na ukurasa au tovuti uliyotoka.',
            'Taarifa za kifaa na kivinjari kutoka kwenye takwimu: jina ambalo kivinjari hujiita, ili tu roboti zisihesabiwe. Hatulihifadhi.',
            'Takwimu za matumizi: ukurasa hufunguliwa mara ngapi na vitufe gani hutumika, navyo kama hesabu zisizo na majina.',
            'Maswali ambayo msaidizi wetu hakuweza kuyajibu au aliyajibu vibaya, lakini ukibonyeza tu “Iulize timu hili” au “Si sahihi? Iulize timu”: maneno peke yake, bila barua pepe wala namba za simu, ili tuweze kuongeza jibu. Vinginevyo tunayahesabu tu.',
            'Taarifa za malipo, unaponunua kifurushi. Unaziandika kwa mtoa huduma wetu wa malipo. Taarifa za kadi na UPI hazitufikii; tunapokea jina, barua pepe, simu, kiasi, namba ya malipo na kama yamefanikiwa.',
          ],
        },
        {
          text: 'Fomu huhifadhiwa kwenye seva yetu kabla hujaona ujumbe wetu wa asante. Ikishindikana kuhifadhiwa, tunakuambia.',
        },
        {
          text: 'Mazungumzo na msaidizi yanabaki kwenye kichupo cha kivinjari chako na hutoweka unapokifunga. Seva yetu huona kila ujumbe, na michache iliyotangulia, ili kuujibu, na haihifadhi nakala isipokuwa ubonyeze kitufe kinachotuma mazungumzo kwa timu yetu.',
        },
      ],
    },
    'how-we-use-it': {
      heading: 'Tunavyotumia taarifa zako',
      blocks: [
        {
          items: [
            'Kukujibu, kukupa onyesho uliloweka miadi na kuandaa makadirio yako ya bei.',
            'Kukupatia na kukutoza ulichonunua.',
            'Kuonyesha maoni yako, kama uliyatuma nasi tukayakubali. Barua pepe yako haionyeshwi pamoja nayo kamwe.',
            'Kuona kurasa zipi zinasaidia na zipi hazisaidii.',
            'Kuzuia matumizi mabaya ya fomu zetu. Kwa ajili hiyo seva yetu huhesabu maombi ya kila anwani ya mtandao kwa muda mfupi.',
          ],
        },
      ],
    },
    sharing: {
      heading: 'Tunaowashirikisha',
      blocks: [
        {
          text: 'Hatuuzi taarifa zako. Tunashirikisha tu kile ambacho kila mmoja wa hawa anahitaji kwa kazi yake:',
        },
        {
          items: [
            'Takwimu: hesabu zisizo na majina tu.',
            'Hifadhi ya data: hifadhidata inayohifadhi fomu, miadi na namba za malipo.',
            'Zana za otomatiki: huduma zinazotuma barua pepe zetu, na modeli ya lugha inayojibu kwenye mazungumzo, ambayo hupokea ujumbe unaoandika humo.',
            'Mtoa huduma wa malipo: jina, barua pepe, simu na kiasi, unapofungua ukurasa wa kulipa.',
          ],
        },
        {
          text: 'Pia tunatoa taarifa ikiwa sheria inatulazimisha. Viungo vya WhatsApp, mfumo wetu wa miadi, mitandao ya kijamii na miradi huelekea tovuti nyingine zenye sera zao.',
        },
      ],
    },
    cookies: {
      heading: 'Vidakuzi (cookies)',
      blocks: [
        {
          text: 'Tovuti hii haiweki vidakuzi vya kukufuatilia wala vya matangazo, kwa hiyo hakuna tangazo la kufunga. Kivinjari chako huhifadhi kwenye kifaa chako: mwanga au giza, ukibadilisha; fomu ambayo haikuweza kutumwa; na, hadi ufunge kichupo, mawasiliano yako na mazungumzo.',
        },
        {
          text: 'Mtoa huduma wa malipo anaweza kuweka vidakuzi vyake unapofungua ukurasa wa kulipa, na jukwaa la video unapocheza video. Unaweza kuzuia vidakuzi kwenye kivinjari chako; mengine yote hapa yataendelea kufanya kazi.',
        },
      ],
    },
    protection: {
      heading: 'Tunavyozilinda',
      blocks: [
        {
          text: 'Taarifa husafiri kati ya kivinjari chako na seva yetu, na hadi kwa mtoa huduma wa malipo, kwa usimbaji wa SSL. Kilichohifadhiwa husomeka tu baada ya mwenye tovuti kuingia. Hakuna mfumo ulio salama kabisa; likitokea jambo linalogusa taarifa zako, tunakuambia.',
        },
      ],
    },
    'your-rights': {
      heading: 'Haki zako',
      blocks: [
        {
          items: [
            'Kuona: uliza tuna nini kukuhusu, upate nakala.',
            'Kufuta: tuombe tuzifute. Tunabaki tu na kile ambacho sheria za kodi na uhasibu zinatutaka tubaki nacho.',
            'Kuacha kuandikiwa: tuambie mara moja nasi tutaacha kukuandikia chochote isipokuwa kuhusu kazi inayoendelea.',
            'Kuwasiliana: tuulize lolote kuhusu ukurasa huu.',
          ],
        },
        {
          text: 'Andika kutoka anwani ambayo ombi linaihusu, ili tujue ni wewe.',
        },
      ],
    },
    contact: {
      heading: 'Mawasiliano',
      blocks: [
        {
          text: `${company.name}, ${company.city}, ${company.country}. Kwa lolote kuhusu taarifa zako:`,
        },
        { links: [{ label: contact.email }, { label: 'Njia nyingine za kutufikia' }] },
      ],
    },
  },
})
