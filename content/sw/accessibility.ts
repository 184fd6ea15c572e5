import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const accessibility = ({ terms, contact }: Facts): Texts<Words['legalPages']['accessibility']> => ({
  head: {
    title: 'Ufikivu',
    description:
      'Tovuti hii inafuata WCAG 2.2 kiwango cha AA kwa kiasi gani, tunakaguaje, nini tunajua kinakosekana, na namna ya kutuambia.',
  },
  title: 'Ufikivu kwa watu wote',
  lead: `${company.name} inataka kila mtu aweze kusoma tovuti hii, kulinganisha bei zake na kutufikia. Ukurasa huu unasema tumefika wapi, tunajuaje, na ufanye nini ukikwama. Kukiwa na tofauti, toleo la Kiingereza ndilo litakalozingatiwa.`,
  dates: [{ label: 'Ilikaguliwa mwisho', shown: '15 Novemba 2026' }],
  contentsLabel: 'Vipengele',
  sections: {
    'where-we-stand': {
      heading: 'Tumefika wapi',
      blocks: [
        {
          text: 'Tunajenga kwa kufuata Web Content Accessibility Guidelines (WCAG) 2.2, kiwango cha AA. Ukaguzi wetu wenyewe haukuti lolote kwenye kurasa hizi lililo chini ya kiwango hicho. Hilo ni neno letu, si cheti: hakuna mtu wa nje ya kampuni aliyeikagua tovuti, na ukaguzi wa kompyuta hugundua sehemu tu ya yanayoweza kukosewa.',
        },
      ],
    },
    'how-we-check': {
      heading: 'Tunavyokagua',
      blocks: [
        { text: 'Kabla ya badiliko kuwekwa mtandaoni, tunakagua kila ukurasa kwenye kivinjari:' },
        {
          items: [
            'Kikaguzi cha axe hakipati kosa, kwenye mandhari ya mwanga na ya giza, menyu, mazungumzo, madirisha na fomu zenye makosa zikiwa wazi.',
            'Menyu, vichupo, maswali, mazungumzo, fomu ya miadi na kutoa nyota vinafanya kazi kwa kibodi peke yake, na inaonekana uko wapi.',
            'Kwa upana wa pikseli 320, ambao pia ndio unaobaki kwenye kompyuta ndogo ukikuza kwa 400%, hakuna ukurasa unaohitaji kusogezwa pembeni.',
            'Maandishi yanaweza kuachanishwa kama WCAG 1.4.12 inavyoeleza bila kukatwa.',
            'Vitufe na sehemu za kujaza vina majina kwa visoma skrini, vichwa vinafuatana kwa mpangilio, na chochote unachogusa kina angalau pikseli 24 kila upande.',
            'Ukichagua mwendo mdogo, hakuna kinachosogea. Kwa rangi za lazima za Windows, vitufe, sehemu za kujaza na mahali ulipo vinaendelea kuonekana.',
          ],
        },
        { text: 'Kila kinachohitajika kusoma na kutuandikia kinafanya kazi pia bila JavaScript.' },
      ],
    },
    'known-limits': {
      heading: 'Mapungufu tunayoyajua',
      blocks: [
        {
          items: [
            'Bado hatujajaribu na watu wanaotumia visoma skrini kila siku. Tunajaribu kwenye Chromium, na kidogo kwenye vivinjari vingine.',
            'Msaidizi hujibu kwa Kihindi na Kiswahili pia, lakini jibu kama hilo halina alama ya lugha nyingine, kwa hiyo kisoma skrini kinaweza kulisoma kwa sauti ya Kiingereza.',
            'Video kuhusu mawakala wa sauti inachezwa na jukwaa la video, na hatujakagua manukuu yake. Inachokionyesha kimeelezwa pia kwa maneno kwenye ukurasa wake.',
            'Malipo ya kadi na UPI hufanyika kwenye dirisha la mtoa huduma wetu wa malipo. Hatuwezi kulibadilisha dirisha hilo. Likikukwamisha, tuandikie nasi tutatafuta njia nyingine ya kulipa.',
            'Mfumo wetu wa miadi, WhatsApp, mitandao ya kijamii, bidhaa na miradi yetu ni tovuti nyingine zenye kanuni nyingine.',
          ],
        },
      ],
    },
    'tell-us': {
      heading: 'Tuambie',
      blocks: [
        {
          text: `Ukikwama, tuambie ni ukurasa gani na unatumia nini. Tutakujibu ndani ya saa ${terms.replyHours}, tutakupa ulichokuja kutafuta kwa njia nyingine, na kukuambia lini kitarekebishwa.`,
        },
        {
          links: [
            { label: contact.email },
            { label: 'Andika kwa WhatsApp' },
            { label: 'Njia nyingine za kutufikia' },
          ],
        },
      ],
    },
  },
})
