import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const termsConditions = ({ contact }: Facts): Texts<Words['legalPages']['termsConditions']> => ({
  head: {
    title: 'Vigezo na masharti',
    description:
      'Masharti ya kutumia tovuti, bidhaa na huduma zetu: nani anaruhusiwa, malipo, kurudishiwa pesa, mwenendo na sheria inayotumika.',
  },
  title: 'Vigezo na masharti',
  lead: `Makubaliano kati yako na ${company.name} unapotumia tovuti hii au kununua kwetu, kwa maneno machache tuliyoweza. Kukiwa na tofauti, toleo la Kiingereza ndilo litakalozingatiwa.`,
  dates: [{ label: 'Yalibadilishwa mwisho', shown: '26 Julai 2025' }],
  contentsLabel: 'Vipengele',
  sections: {
    introduction: {
      heading: 'Utangulizi',
      blocks: [
        {
          text: `Masharti haya yanahusu tovuti hii na kila kitu ambacho ${company.name} inatoa, pamoja na aina zetu nne za bidhaa:`,
        },
        {
          items: [
            'Otomatiki za biashara ya mtandaoni',
            'AI kwa shule',
            'Video, reels na sauti za AI',
            'AI kwa biashara ndogo',
          ],
        },
        { text: 'Ukitumia tovuti au kununua kwetu, unayakubali.' },
      ],
    },
    services: {
      heading: 'Huduma',
      blocks: [
        {
          text: 'Tunajenga na kuendesha mawakala wa sauti, mawakala wa WhatsApp, chatbot, mawakala maalumu wa AI, programu za wavuti na dashibodi, na tunatoa programu kwa usajili. Unachopata, lini na kwa bei gani kimeandikwa kwenye mpango wako au makadirio yako ya bei ya maandishi. Siku za kukabidhi huhesabiwa tangu siku tunapopata tulichokuomba.',
        },
        {
          text: 'AI inaweza kukosea. Tunajaribu pamoja nawe kabla ya kuanza, lakini unabaki kuwajibika kwa kile biashara yako inachowaahidi wateja wake.',
        },
      ],
    },
    eligibility: {
      heading: 'Nani anaruhusiwa',
      blocks: [
        {
          text: 'Lazima uwe na umri wa miaka 18 au zaidi ili kununua kwetu au kuingia makubaliano nasi. Ukiwakilisha shule au kampuni, unathibitisha kwamba umeruhusiwa kufanya hivyo.',
        },
      ],
    },
    'payment-and-pricing': {
      heading: 'Malipo na bei',
      blocks: [
        {
          items: [
            'Bei ni kwa rupia za India (INR) isipokuwa ukurasa utaje dola.',
            'Bei zinaweza kubadilika bila taarifa. Ulichokwisha kulipia, au kukubali kwenye makadirio ya bei ya maandishi, kinabaki na bei yake.',
            'Malipo ya mtandaoni hushughulikiwa na mtoa huduma wa malipo kwa masharti yake. Sisi hatuoni wala kuhifadhi taarifa za kadi.',
          ],
        },
      ],
    },
    'cancellation-and-refund': {
      heading: 'Kughairi na kurudishiwa pesa',
      blocks: [
        {
          text: 'Hakuna kurudishiwa pesa kwa vitu vilivyopakuliwa kidijitali wala kwa huduma zilizokwisha kutolewa. Kuhusu ada za usanidi, sera ya kurudishiwa pesa inasema lini unarudishiwa zote, nusu au hurudishiwi.',
        },
        { links: [{ label: 'Sera ya kurudishiwa pesa na kughairi' }] },
      ],
    },
    'intellectual-property': {
      heading: 'Hakimiliki',
      blocks: [
        {
          text: 'Maandishi, miundo na msimbo wa tovuti hii na wa bidhaa zetu ni mali yetu au ya wanaotupa leseni; usivinakili wala kuviuza tena bila idhini yetu ya maandishi. Nembo yako, maudhui yako na taarifa za wateja wako vinabaki vyako. Unaturuhusu kuvitumia kadiri kazi yetu kwako inavyohitaji.',
        },
      ],
    },
    'user-conduct': {
      heading: 'Mwenendo wa mtumiaji',
      blocks: [
        { text: 'Tafadhali usitumie tovuti au tunachokujengea:' },
        {
          items: [
            'kuvunja sheria, au kudanganya, kusumbua au kutumia watu ujumbe wasioutaka,',
            'kutuma ujumbe kwa watu ambao hawajakubali kuupokea,',
            'kuingia bila ruhusa kwenye mifumo yetu, kuizidishia mzigo au kuinakili,',
            'kuandika maoni ya uongo au kujifanya mtu mwingine.',
          ],
        },
        { text: 'Ukifanya hivyo, tunaweza kusimamisha huduma.' },
      ],
    },
    'third-party-services': {
      heading: 'Huduma za wengine',
      blocks: [
        {
          text: 'Kazi yetu inategemea wengine: WhatsApp, kampuni za simu, watoa modeli, kampuni za hosting na za malipo. Masharti na gharama zao zinakuhusu pia, na hatuwajibiki kwa hitilafu zao wala kwa tovuti tunazoziwekea viungo. Mmoja wao akibadilisha kanuni zake, tunakuambia inamaanisha nini kwako.',
        },
      ],
    },
    modifications: {
      heading: 'Mabadiliko',
      blocks: [
        {
          text: 'Tunaweza kubadilisha masharti haya. Tarehe iliyo juu hubadilika pamoja nayo, na kutumia tovuti baada ya hapo kunamaanisha kwamba unakubali maandishi mapya.',
        },
      ],
    },
    'governing-law': {
      heading: 'Sheria inayotumika',
      blocks: [
        {
          text: `Masharti haya yanaongozwa na sheria za ${company.country}. Kabla ya kwenda mahakamani, ongea nasi: mambo mengi humalizwa kwa simu moja.`,
        },
      ],
    },
    contact: {
      heading: 'Mawasiliano',
      blocks: [
        {
          text: `${company.name}, ${company.city}, ${company.country}. Maswali kuhusu masharti haya:`,
        },
        { links: [{ label: contact.email }, { label: 'Ukurasa wa mawasiliano' }] },
      ],
    },
  },
})
