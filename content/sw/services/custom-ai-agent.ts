import type { Amount } from '#content/catalogue/features.ts'
import type { TranslatedService } from '#content/listed-services.ts'
import { capital, inWords } from '#content/sw/counting.ts'

export const customAiAgent: TranslatedService = {
  label: 'Mawakala maalumu wa AI',
  name: 'Mawakala maalumu wa AI',
  menu: 'Wakala anayefuata kazi yako',
  lead: 'Wakala mmoja kwa tovuti na mitandao yako ya kijamii, aliyefunzwa bidhaa zako.',
  demo: 'mawakala maalumu wa AI',
  card: () => ({
    description: 'Wakala mmoja aliyefunzwa bidhaa zako, anajibu kwenye tovuti, WhatsApp na Instagram.',
    features: [
      'Mipango minne, kwa idadi ya bidhaa',
      'Hazidi kiwango chako cha punguzo',
      'Muhtasari wa mistari mitatu kwa kila ulizo',
    ],
    idealFor: [
      { text: 'Boutique zinazopatikana Instagram' },
      { text: 'Kampuni changa zisizo na dawati la mauzo' },
    ],
    price: { before: 'Usanidi kuanzia' },
  }),
  home: ({ price }) => ({
    text: 'Wakala mmoja kwenye tovuti, Instagram na WhatsApp, aliyefunzwa bidhaa zako.',
    price: price('custom-ai-agent.starter.setup'),
  }),
  page({ price, priceTables, terms }) {
    const { starter, basic, pro, premium } = priceTables['custom-ai-agent'].plans
    const languages = (count: Amount) => capital(`lugha ${inWords(count)}`)
    return {
      head: {
        title: 'Wakala wa AI Aliyeundwa kwa Biashara Yako',
        description: `Wakala mmoja kwa tovuti na mitandao yako ya kijamii, aliyefunzwa bidhaa zako. Mipango minne, usanidi kuanzia ${price('custom-ai-agent.starter.setup')} na ${price('custom-ai-agent.starter.monthly')} kwa mwezi.`,
      },
      picture: {
        label:
          'Katalogi, orodha ya bei na taratibu zako vinaingia kwa wakala mmoja, anayetoa jibu lile lile kwenye tovuti, WhatsApp na Instagram.',
        sources: ['Katalogi', 'Orodha ya bei', 'Taratibu zako'],
        channels: { website: 'Tovuti', whatsapp: 'WhatsApp', instagram: 'Instagram' },
      },
      hero: {
        title: 'Wakala wa AI Aliyeundwa kwa Biashara Yako',
        lead: 'Wakala mmoja anayezijua bidhaa zako na kujibu vile vile kwenye tovuti, WhatsApp na Instagram. Unachagua ajue kiasi gani na ajibu wapi.',
        actions: [{ label: 'Anza sasa' }, { label: 'Tazama kazi zetu' }],
      },
      sections: {
        inclusions: {
          heading: 'Vilivyo ndani ya kila mpango',
          items: [
            {
              title: 'Jina na namna ya kuongea',
              text: '“Aap” ya heshima kwa hospitali, ya kirafiki kwa boutique. Unasoma majibu ya mfano na kutuambia yapi yanafanana nawe.',
            },
            {
              title: 'Mafunzo kwa nyaraka zako',
              text: 'Katalogi, menyu, mtaala, orodha ya bei. Tuma mafaili, viungo au picha; kuandika ni kazi yetu.',
            },
            {
              title: 'Mipaka anayoiheshimu',
              text: 'Hakuna punguzo ambalo hukuruhusu, hakuna ushauri wa kitabibu, hakuna ahadi ya nafasi. Wewe unaweka mipaka, sisi tunaijaribu.',
            },
            {
              title: 'Maulizo yenye maelezo',
              text: 'Nani aliuliza, kuhusu nini na anahitaji lini, kwa mistari mitatu kwenye barua pepe yako.',
            },
            {
              title: 'Majaribio na wafanyakazi wako',
              text: 'Watu wako wanajaribu kumkosesha kwa siku nzima. Tunarekebisha wanayoyaona kabla wateja hawajayaona.',
            },
            {
              title: 'Mwezi mmoja wa mabadiliko',
              text: `Mabadiliko madogo ni bure mwezi wa kwanza, kisha ${price('faq.small-change')} kila moja. Tutakuambia yapi ni madogo kabla ya kuanza.`,
            },
          ],
        },
        pricing: {
          heading: 'Mipango minne, kwa kiasi anachojua',
          lead: 'Maswali ya bidhaa (FAQ) yanahusu bidhaa au huduma moja kwa ukamilifu: bei, aina, usafirishaji na maswali magumu.',
          note: `Usanidi hulipwa mara moja, kisha kila mwezi. Unaweza kusitisha kwa taarifa ya siku ${terms.noticeDays}.`,
          items: {
            starter: {
              description: 'Saa za kazi, anwani, namna ya kuagiza: mapokezi ya tovuti yako.',
              highlight: 'Tovuti pekee',
              channels: ['Tovuti'],
              features: [
                'Amefunzwa maswali ya jumla tu',
                languages(starter.features.languages),
                'Maulizo kwa barua pepe',
                'Idadi ya mazungumzo kila mwezi',
              ],
              requirements: ['Tovuti', 'Nusu ukurasa kuhusu biashara yako'],
              action: { label: 'Anza sasa' },
            },
            basic: {
              description: 'Kwa biashara yenye bidhaa kuu chache.',
              highlight: `FAQ za bidhaa ${basic.features.products}`,
              channels: ['Tovuti', 'WhatsApp'],
              features: [
                `Amefunzwa bidhaa au huduma ${basic.features.products}`,
                languages(basic.features.languages),
                'Maulizo kwa barua pepe na WhatsApp',
                'Ripoti ya kila mwezi',
              ],
              requirements: [
                'Tovuti au namba ya WhatsApp Business',
                `Maelezo ya bidhaa ${basic.features.products}`,
                'Mtu mmoja wa kumuuliza wiki ya usanidi',
              ],
              action: { label: 'Anza sasa' },
            },
            pro: {
              badge: 'Unaopendwa',
              description: 'Kwa biashara ambayo wateja huipata Instagram.',
              highlight: `FAQ za bidhaa ${pro.features.products}`,
              channels: ['Tovuti', 'WhatsApp', 'Instagram'],
              features: [
                `Amefunzwa bidhaa au huduma ${pro.features.products}`,
                `${languages(pro.features.languages)}, hubadilika katikati ya mazungumzo`,
                'Maulizo kwenye Google Sheets',
                'Miadi au maombi ya oda',
                'Ripoti ya kila wiki',
              ],
              requirements: [
                'Namba ya WhatsApp Business na akaunti ya biashara ya Instagram',
                'Katalogi yenye bei',
                'Taratibu zako za punguzo na kurudisha bidhaa',
              ],
              action: { label: 'Anza sasa' },
            },
            premium: {
              badge: 'Thamani bora',
              description: 'Kwa bidhaa zinazoongezeka kila mara na timu inayofuatilia.',
              highlight: `FAQ za bidhaa ${premium.features.products}+`,
              channels: ['Tovuti', 'WhatsApp', 'Instagram', 'Facebook Messenger'],
              features: [
                `Amefunzwa bidhaa ${premium.features.products} au zaidi, mpya zinaongezwa kila mwezi`,
                `${languages(premium.features.languages)}, hubadilika katikati ya mazungumzo`,
                'Maulizo kwenye CRM yako, yakigawanywa kwa timu',
                'Miadi, oda na viungo vya malipo',
                'Ripoti ya kila wiki na simu ya kila mwezi',
              ],
              requirements: [
                'Ruhusa ya kuingia kwenye akaunti za kila njia',
                'Katalogi kama jedwali au faili la duka',
                'Ruhusa ya CRM, au tunakuwekea jedwali',
              ],
              action: { label: 'Anza sasa' },
            },
          },
        },
      },
      closing: {
        title: 'Tupe bidhaa tatu za kuanzia',
        text: 'Zitaje kwenye fomu. Kwenye simu ya kwanza utasikia jinsi wakala angeuza kila moja, pamoja na makosa yake.',
        actions: [
          { label: 'Anza sasa' },
          { label: 'Tazama kazi zetu' },
          { label: 'Zungumza nasi kwa WhatsApp' },
        ],
      },
    }
  },
}
