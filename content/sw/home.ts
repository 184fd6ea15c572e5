import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords, period } from './counting.ts'

const title = 'AI Inayofanya Kazi za Shule na Biashara Ndogo'

export const home = ({ price, delivery, isOnSale, speech }: Facts): Texts<Words['home']> => {
  const services = speech.services.filter(({ id, home: card }) => card && isOnSale(id))
  return {
    hero: {
      title,
      lead: 'Tunakutengenezea wakala anayepokea simu zako na kujibu WhatsApp kwa Kiswahili, Kiingereza au Kihindi, na tunakukabidhi akiwa tayari kazini.',
      actions: {
        primary: { label: 'Weka miadi ya onyesho la bure' },
        others: [{ label: 'Tazama bidhaa' }, { label: 'Tazama huduma' }],
      },
      facts: [
        `Chatbot kuanzia ${price('website-chatbots.start')}`,
        `Kazini ndani ya ${period(delivery.agents)}`,
        'Msaada wa bure mwezi wa kwanza',
      ],
      pictureLabel:
        'Mchoro: simu, ujumbe wa WhatsApp, ukurasa wa wavuti na jedwali, kila kimoja na uzi wake. Nyuzi hizo nne zinafunga fundo moja, na mstari mmoja unatoka humo hadi kwenye simu yako.',
      outcome: 'Vyote kwenye simu yako',
    },
    highlights: {
      heading: `Njia ${isOnSale('custom-ai-agent') ? 'tatu' : 'mbili'} za kuanza`,
      cards: {
        products: {
          title: 'Bidhaa za AI zilizo tayari',
          text: 'Zana kwa walimu, shule na watengeneza maudhui. Jisajili leo, zitumie usiku huu.',
          note: `Kuanzia ${price('products.youtube-seo.monthly')} kwa mwezi`,
          label: 'Tazama bidhaa',
        },
        ...(isOnSale('custom-ai-agent') && {
          'custom-ai-agent': {
            title: 'Mawakala maalumu wa AI',
            text: 'Wakala anayejua bei zako, saa zako za kazi na wakati wa kukupigia. Anafuata unavyofanya kazi wewe.',
            note: `Usanidi kuanzia ${price('custom-ai-agent.starter.setup')}`,
            label: 'Panga wakala wako',
          },
        }),
        labs: {
          title: 'Maabara ya Ubunifu',
          text: 'Tunachokijaribu kabla ya kukiuza: sauti, reels, tafsiri. Karibu utazame.',
          note: 'Miradi sita inafanya kazi',
          label: 'Tembelea maabara',
        },
      },
    },
    services: {
      heading: 'Huduma zetu',
      lead: `Huduma ${inWords(services.length)}, kila moja na bei ya wazi kwa mradi wa kawaida. Tunachokutengenezea ni chako.`,
      from: 'Kuanzia',
      cards: Object.fromEntries(services.map(({ id }) => [id, { label: 'Soma zaidi' }])),
      all: { label: 'Linganisha huduma zote' },
    },
    reasons: {
      heading: 'Kwa nini utuchague sisi',
      points: [
        {
          title: 'Tunayajua mazingira yako',
          text: 'Tunazijua pilikapilika za usajili, msimu wa sikukuu na umeme unaokatika. Mawakala wetu wanaongea Kiswahili, Kiingereza na Kihindi, na hubadili lugha katikati kama wateja wako wanavyofanya.',
        },
        {
          title: 'AI ya kisasa',
          text: 'Tunachagua AI inayotoa majibu bora kwa pesa hiyo, na ikitoka iliyo bora zaidi tunakuhamishia huko.',
        },
        {
          title: 'Kila kitu mahali pamoja',
          text: 'Namba, maneno ya wakala, mafunzo, majaribio, hosting na ripoti ya kila mwezi. Timu moja, ankara moja, kundi moja la WhatsApp.',
        },
        {
          title: 'Mambo mapya kila mara',
          text: 'Kila baada ya miezi michache maabara yetu hutoa kitu kipya. Wewe unakipata kwanza, kwenye mpango ulio nao tayari.',
        },
      ],
    },
    demos: {
      heading: 'Mwone wakala akiwa kazini',
      lead: 'Kazi tatu, biashara tatu. Soma kila kazi ilifanywaje na kilichobadilika.',
      sampleNote: 'Majina na mazungumzo ni ya mfano tu.',
      cards: [
        {
          title: 'Kliniki iliyoacha kukosa simu',
          text: 'Wakala wa sauti anapokea simu, anatafuta nafasi iliyo wazi na kuweka miadi, huku mhudumu wa mapokezi akiwahudumia wagonjwa waliofika.',
          result: 'Simu za mapokezi pungufu kwa 80%',
          caller: 'Simu inaingia · saa 21:42',
          lines: [
            { from: 'caller', text: 'Habari, daktari yupo kesho asubuhi?' },
            { from: 'agent', text: 'Yupo. Kesho saa 10:20 kuna nafasi. Niandike jina gani?' },
            { from: 'caller', text: 'Meena Rawat.' },
            { from: 'agent', text: 'Tayari, Meena. Nimekutumia kwa WhatsApp.' },
          ],
          label: 'Soma mfano wa kliniki',
        },
        {
          title: 'Duka linalojibu usiku wa manane',
          text: 'Roboti kwenye WhatsApp ya duka inaangalia stoku, inapendekeza saizi na kutuma kiungo cha malipo.',
          result: 'Jibu ndani ya sekunde 45, 35% hununua',
          lines: [
            { from: 'customer', text: 'Gauni la kitenge, saizi M ipo?', time: '23:58' },
            { from: 'agent', text: 'Ndiyo, M ipo ya bluu na ya njano. Nikutumie picha?', time: '23:58' },
            { from: 'customer', text: 'Ya njano tafadhali', time: '23:59' },
          ],
          label: 'Soma mfano wa duka',
        },
        {
          title: 'Majedwali manne, ukurasa mmoja wa asubuhi',
          text: 'Mauzo, stoku, ada na mahudhurio kutoka majedwali manne, kwenye skrini moja kabla ya mkutano wa kwanza.',
          result: 'Saa 40 zaokolewa kila wiki',
          chartLabel: 'Ada zilizokusanywa kila wiki, kwa laki za rupia (mfano)',
          bars: [
            { label: 'Wiki 1', shown: '2.1' },
            { label: 'Wiki 2', shown: '3.0' },
            { label: 'Wiki 3', shown: '3.9' },
            { label: 'Wiki 4', shown: '5.4' },
          ],
          before: 'fees_final_v3.xlsx',
          after: 'Umesasishwa saa 08:00',
          label: 'Soma mfano wa dashibodi',
        },
      ],
    },
    stats: {
      heading: 'Tulipofika',
      figures: [
        { value: '6+', label: 'masuluhisho ya AI yaliyo tayari' },
        { value: '10+', label: 'teknolojia tunazozimudu' },
        { value: `${delivery.agents.from}-${delivery.agents.to}`, label: 'siku hadi kuanza kazi' },
        { value: '5+', label: 'sekta tunazohudumia' },
      ],
    },
    testimonials: {
      heading: 'Wateja wanasemaje',
      empty: 'Kwa sasa hakuna maoni.',
      next: 'Umefanya kazi nasi? Kuwa wa kwanza kuandika hapa.',
      invite: { label: 'Tuambie ilikuwaje' },
    },
    closing: {
      title: `AI ya kisasa kwa biashara yako, kuanzia ${price('website-chatbots.start')}`,
      text: 'Ungependa tukupunguzie kazi gani? Kwenye simu ya bure tutakuonyesha wakala angeifanyaje, na kwa bei gani.',
      actions: [{ label: 'Weka miadi ya onyesho la bure' }, { label: 'Tazama kazi zetu' }],
    },
  }
}

export const homeHead = ({ price, delivery }: Facts): PageHead => ({
  title,
  description: `Mawakala wa simu, WhatsApp na tovuti kwa shule, kliniki, maduka na hoteli za India na Tanzania. Kazini ndani ya ${period(delivery.agents)}, kuanzia ${price('website-chatbots.start')}.`,
})
