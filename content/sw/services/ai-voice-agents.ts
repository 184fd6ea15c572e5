import { isSet } from '#content/booking-link.ts'
import { fullVideo } from '#content/external-links.ts'
import type { TranslatedService } from '#content/listed-services.ts'
import { capital, inWords } from '#content/sw/counting.ts'

export const aiVoiceAgents: TranslatedService = {
  label: 'Mawakala wa sauti wa AI',
  name: 'Mawakala wa sauti',
  menu: 'Simu zinapokelewa mchana na usiku',
  lead: 'Wakala anayepokea simu zako na kukutumia muhtasari wa maandishi; mipango mikubwa pia huweka miadi na kupiga simu.',
  demo: 'mawakala wa sauti wa AI',
  card: () => ({
    description: 'Hupokea simu, huweka miadi na huwapigia waliouliza.',
    features: [
      'Kihindi, Kiingereza na Kiswahili',
      'Huweka miadi kwenye kalenda yako',
      'Muhtasari wa maandishi wa kila simu',
    ],
    idealFor: [
      { text: 'Kliniki zenye mhudumu mmoja wa mapokezi' },
      { text: 'Madalali wa nyumba na viwanja wanaopata wateja mtandaoni' },
      { text: 'Hoteli zenye wageni kutoka nchi zenye saa tofauti' },
    ],
  }),
  home: ({ price }) => ({
    text: 'Hupokea kila simu, huweka miadi, na jioni hukuambia nani alipiga na kwa nini.',
    price: price('ai-voice-agents.start'),
  }),
  page({ price, priceTables, links }) {
    const { starter, professional } = priceTables['ai-voice-agents-setup'].plans
    const { shared, dedicated } = priceTables['ai-voice-agents-hosting'].plans
    const monthlyNote = 'pamoja na hosting ya kila mwezi'
    return {
      head: {
        title: 'Mawakala wa Sauti wa AI Wanaopokea Kila Simu',
        description: `Wakala wa sauti anayejibu, kuweka miadi na kufuatilia kwa Kihindi, Kiingereza au Kiswahili. Usanidi kuanzia ${price('ai-voice-agents.page.starter')}, msaada wa bure mwezi wa kwanza.`,
      },
      picture: {
        label:
          'Mchoro wa simu kama mstari mmoja: inaita mara mbili, salamu kwa Kihindi, nafasi iliyo wazi imepatikana, na dakika moja baadaye muhtasari wa maandishi.',
        moments: [
          { at: '0:00', text: 'Inaita mara mbili, saa 21:42' },
          { at: '0:05', text: 'Namaste, Asha Clinic. Kahiye?', spokenIn: 'hi-Latn' },
          { at: '0:31', text: 'Kal 10:20 par jagah hai.', spokenIn: 'hi-Latn' },
          { at: '1:02', text: 'Muhtasari kwenye simu yako' },
        ],
      },
      hero: {
        title: 'Mawakala wa Sauti wa AI Wanaopokea Kila Simu',
        lead: 'Simu ikiita mara mbili, sauti tulivu inapokea kwa Kihindi, Kiingereza au Kiswahili. Inaeleza saa zako za kazi, inatafuta nafasi, inaandika malalamiko, na kukutumia muhtasari mfupi.',
        badge: 'Msaada wa bure mwezi wa kwanza',
        actions: [{ label: 'Weka miadi ya onyesho la bure' }, { label: 'Zungumza nasi kwa WhatsApp' }],
      },
      offer: {
        title: 'Msaada wa bure mwezi wa kwanza',
        text: 'Wiki za mwanzo, wapigaji huuliza mambo ambayo hakuna aliyeyatarajia. Tunasikiliza simu na kumrekebisha wakala, bila malipo.',
      },
      sections: {
        demo: {
          heading: 'Msikilize akipokea simu',
          lead: 'Ni saa 21:42 kwenye kliniki. Mpigaji anauliza kwa Kihindi, anabadili mawazo kuhusu muda, na dakika moja baadaye ana miadi.',
          ...(isSet(links.voiceAgents.youtubeVideoId) && {
            video: {
              title: 'Wakala wa sauti akiweka miadi ya kliniki',
              lead: 'Tazama kwenye video: wakala halisi kwenye laini halisi ya simu.',
              play: 'Cheza video',
              privacy: 'Video inatoka YouTube na inapakiwa pale tu unapobonyeza kucheza.',
            },
          }),
          ...(fullVideo(links.voiceAgents) !== undefined && { full: { label: 'Tazama video yote' } }),
        },
        offerings: {
          heading: 'Kazi sita unazoweza kumpa',
          items: [
            {
              title: 'Mapokezi',
              text: 'Hupokea laini yako kuu, hueleza anwani, saa za kazi na ada, na huunganisha simu inapohitajika.',
            },
            {
              title: 'Miadi',
              text: 'Hutaja nafasi zilizo wazi kwenye kalenda yako, kisha huweka, huhamisha au hughairi miadi.',
            },
            {
              title: 'Kuwapigia waliouliza',
              text: 'Humpigia kila mteja mpya dakika chache baada ya kujaza fomu, huuliza maswali yako matano na kuandika majibu.',
            },
            {
              title: 'Vikumbusho',
              text: 'Miadi ya kesho, ada za Ijumaa, kwenda kuona kiwanja Jumapili. Huomba uthibitisho na kuandika jibu.',
            },
            {
              title: 'Hali ya oda',
              text: '“Mzigo wangu uko wapi?” Hujibu kutoka kwenye jedwali lako la oda, kwa hiyo hakuna anayehitaji kutafuta.',
            },
            {
              title: 'Maoni',
              text: 'Maswali matatu baada ya mteja kuhudumiwa au mgeni kuondoka. Majibu ya wasioridhika unayasikia jioni hiyo hiyo.',
            },
          ],
        },
        audiences: {
          heading: 'Inamfaa nani',
          items: [
            {
              title: 'Kliniki na hospitali',
              text: 'Saa za OPD, tokeni na hali ya ripoti, kwa laini moja na madaktari watatu.',
            },
            {
              title: 'Shule na vituo vya tuisheni',
              text: 'Simu mia mbili kwa siku msimu wa usajili, sita tu kwa siku mwezi Agosti.',
            },
            {
              title: 'Hoteli na migahawa',
              text: 'Vyumba, meza na kupokelewa uwanja wa ndege, hata kwa mgeni anayetua saa 03:00.',
            },
            {
              title: 'Nyumba na viwanja',
              text: 'Humpigia kila anayeuliza mtandaoni papo hapo: bajeti, eneo, na siku ya kwenda kuona kiwanja.',
            },
          ],
        },
        pricing: {
          heading: 'Usanidi, hulipwa mara moja',
          lead: 'Kazi ya simu ni moja kati ya zilizo kwenye orodha ya juu, kuanzia “habari” hadi maandishi kwenye jedwali lako.',
          note: 'Hosting hulipwa kando; tazama hapa chini. Ungependa ada moja ya mwezi yenye dakika ndani yake? Tazama mipango ya sauti kwenye ukurasa wa bei.',
          items: {
            starter: {
              monthlyNote,
              description: 'Kazi moja iliyofanywa vizuri, mara nyingi mapokezi.',
              highlight: `Kazi ya simu: ${starter.features.callFlows}`,
              features: [
                `${capital(`lugha ${inWords(starter.features.languages)}`)}`,
                `Hujibu hadi maswali ${starter.features.questions}`,
                'Muhtasari wa simu kwa barua pepe',
                'Huhamishia simu za dharura kwenye namba moja',
              ],
              requirements: [
                'Maswali ambayo wapigaji huuliza',
                'Namba ambayo simu zake zitahamishiwa kwa wakala',
                'Simu moja ya majaribio kila siku kwa siku tatu',
              ],
              action: { label: 'Anza na kazi moja' },
            },
            professional: {
              monthlyNote,
              description: 'Mapokezi, miadi na vikumbusho, vikiunganishwa na kalenda yako.',
              highlight: `Kazi za simu: ${professional.features.callFlows}`,
              features: [
                `${capital(`lugha ${inWords(professional.features.languages)}`)}, hubadilika katikati ya simu`,
                `Hujibu hadi maswali ${professional.features.questions}`,
                'Huweka miadi kwenye Google Calendar au jedwali lako',
                'Muhtasari wa simu kwa WhatsApp',
                'Hupiga simu za kukumbusha',
              ],
              requirements: [
                'Ruhusa ya kuingia kwenye kalenda au jedwali',
                'Taratibu za miadi: nafasi, mapumziko, sikukuu',
                'Ridhaa ya watu utakaowapigia',
              ],
              action: { label: 'Chagua Professional' },
            },
            custom: {
              monthlyNote,
              description: 'Kwa matawi na mifumo kadhaa, kwa sauti yako mwenyewe.',
              highlight: 'Kazi za simu kadiri unavyohitaji',
              features: [
                'Kihindi, Kiingereza na Kiswahili',
                'Huunganishwa na CRM, programu ya hospitali au ya hoteli',
                'Namba na matawi kadhaa',
                'Sauti iliyochaguliwa au kurekodiwa kwa ajili yako',
                'Ripoti kwa kila tawi',
              ],
              requirements: [
                'Ruhusa ya kuingia kwenye mifumo atakayotumia',
                'Mtu mmoja wa mawasiliano kwa kila tawi',
                'Warsha ya saa mbili',
              ],
              action: { label: 'Tuongee kuhusu kazi yako' },
            },
          },
        },
        hosting: {
          heading: 'Anaendeshewa wapi',
          items: {
            shared: {
              provider: 'Hosting ya pamoja, tunayoendesha sisi',
              text: 'Inatosha kwa namba moja na siku ya kawaida. Ada inategemea simu ngapi zinaweza kupokelewa kwa wakati mmoja.',
              notes: [
                `Simu ${shared.features.leastCallsAtOnce} hadi ${shared.features.callsAtOnce} kwa wakati mmoja`,
                'Tunaisanidi siku hiyo hiyo',
                'Gharama za simu bila nyongeza yetu',
              ],
            },
            dedicated: {
              provider: 'Hosting yako peke yako, kwa jina lako',
              text: 'Seva yako mwenyewe, kwa matawi kadhaa au pale ambapo rekodi lazima zibaki kwako.',
              notes: [
                `Simu ${dedicated.features.leastCallsAtOnce} hadi ${dedicated.features.callsAtOnce} kwa wakati mmoja`,
                'Rekodi zinabaki kwenye seva yako tu',
                'Gharama za simu bila nyongeza yetu',
              ],
            },
          },
        },
        inclusions: {
          heading: 'Kila usanidi unajumuisha',
          items: [
            'Namba mpya, au kuhamishia simu kutoka namba yako',
            'Maneno ya wakala, tunayoandika pamoja nawe na kuyasoma kwa sauti',
            'Sauti nne za kuchagua',
            'Salamu inayosema kuwa simu inarekodiwa',
            'Rekodi na muhtasari wa maandishi wa kila simu',
            'Saa moja ya mafunzo kwa wafanyakazi wako',
            'Mwezi mmoja wa msaada na marekebisho',
          ],
        },
        process: {
          heading: 'Kutoka simu yetu ya kwanza hadi mpigaji wa kwanza',
          items: [
            {
              title: 'Simu ya kufahamiana',
              text: 'Dakika thelathini. Wewe unatuambia nani hupiga na kwa nini; sisi tunakuambia wakala anapaswa kufanya nini na asifanye nini.',
            },
            {
              title: 'Kumsanidi wakala',
              text: 'Tunaandika maneno yake, tunaunganisha namba na kalenda yako, na anafanya mazoezi kwa maswali ya kweli.',
            },
            {
              title: 'Majaribio na kukabidhi',
              text: 'Wafanyakazi wako wanamjaribu, tunamrekebisha, kisha anaanza kazi. Unapata akaunti na mwongozo wa ukurasa mmoja.',
            },
            {
              title: 'Msaada',
              text: 'Mwezi wa kwanza ni bure. Tunasoma muhtasari, tunarekebisha yaliyokosewa na kukuambia kilichobadilika.',
            },
          ],
        },
        differences: {
          heading: 'Mambo matano tunayofanya tofauti',
          items: [
            {
              title: 'Anaongea kama unavyoongea',
              text: 'Hinglish, “ji” na “sawa sawa” pia. Habadiliki katikati kuwa Kihindi cha vitabuni.',
            },
            {
              title: 'Amejaribiwa kwenye laini mbovu',
              text: 'Foleni ya magari, feni ya dari, mtandao dhaifu Kariakoo. Huko ndiko tunakojaribia, si kwenye chumba kimya.',
            },
            {
              title: 'Anajua wakati wa kuacha',
              text: 'Asipoelewa mara mbili, anamuunganisha mpigaji na mtu au anamwahidi kupigiwa tena. Hakuna anayekwama kwenye menyu.',
            },
            {
              title: 'Bei kabla ya mkutano',
              text: 'Usanidi na hosting viko kwenye ukurasa huu, kwa hiyo unajua kiwango kabla ya kutuachia namba yako.',
            },
            {
              title: 'Unampata anayehusika',
              text: 'Ukihitaji msaada, unamwandikia kwa WhatsApp mtu aliyeandika maneno ya wakala wako, saa za kazi.',
            },
          ],
        },
      },
      closing: {
        title: 'Pigiwa simu na wakala wako mwenyewe',
        text: 'Tutumie saa zako za kazi na maswali matatu ya kawaida. Kwenye onyesho simu yako itaita, nawe utaongea na wakala.',
        actions: [
          { label: 'Weka miadi ya onyesho la bure' },
          { label: 'Zungumza nasi kwa WhatsApp' },
          { label: 'Soma mfano wa kliniki' },
        ],
      },
    }
  },
}
