import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

const live = 'Inafanya kazi'

/** The pages of what is to come tell of them too. */
export const labProjects = {
  'mandi-price-bot': {
    title: 'Mandi Price Bot',
    description:
      'Tuma “pyaaz Nashik” kwa WhatsApp upate bei ya leo, ya wiki iliyopita, na masoko mawili ya karibu yaliyolipa zaidi.',
    type: 'Roboti ya WhatsApp',
    tags: ['Kihindi', 'Kilimo', 'Takwimu huria'],
    status: live,
  },
  'night-stories': {
    title: 'Night Stories',
    description:
      'Mtoto anapiga simu, anataja mnyama na kijiji, na kusikia hadithi ya dakika tano kwa Kihindi. Tuliitengeneza ili tujifunze wakala wa sauti anapaswa kutua wapi anapoongea.',
    type: 'Wakala wa sauti',
    tags: ['Sauti', 'Kihindi', 'Watoto'],
    status: live,
  },
  'karibu-desk': {
    title: 'Karibu Desk',
    description:
      'Mazoezi ya mapokezi kwa wafanyakazi wa hoteli Zanzibar. Wakala anaigiza mgeni aliyechoka na kupoteza begi; unajibu kwa Kiingereza, naye anakusahihisha kwa Kiswahili.',
    type: 'Zana ya mafunzo',
    tags: ['Sauti', 'Kiswahili', 'Hoteli'],
    status: live,
  },
  'ask-the-sheet': {
    title: 'Ask the Sheet',
    description:
      'Weka jedwali la stoku au mahudhurio na uliulize kama unavyomuuliza mhasibu wako. Kila jibu linaonyesha mistari lilikotoka.',
    type: 'Zana ya takwimu',
    tags: ['Majedwali', 'Hinglish', 'Maduka'],
    status: live,
  },
  'chapter-to-paper': {
    title: 'Chapter to Paper',
    description:
      'Piga picha sura ya kitabu upate jaribio la alama arobaini lenye mwongozo wa kusahihisha, kutoka rahisi hadi gumu, tayari kudurufiwa.',
    type: 'Zana ya elimu',
    tags: ['Shule', 'Kihindi', 'Majaribio'],
    status: live,
  },
  'photo-to-reel': {
    title: 'Photo to Reel',
    description:
      'Picha moja ya bidhaa na bei vinakuwa reel ya sekunde ishirini yenye maandishi na sauti. Kwa boutique zisizo na mchana mzima wa kupoteza.',
    type: 'Zana ya video',
    tags: ['Video', 'Instagram', 'Boutique'],
    status: live,
  },
}

export const labs: Texts<Words['labs']> = {
  hero: {
    title: 'Maabara ya Ubunifu: tunapojaribia mawazo mapya',
    lead: 'Ijumaa tunatengeneza kile ambacho hakuna aliyekiagiza bado. Majaribio sita kati ya hayo yako wazi kwa wote. Yachezee, yavunje, na utuambie kipi kingeisaidia biashara yako.',
    actions: {
      primary: { label: 'Fungua miradi inayofanya kazi' },
      second: { label: 'Tazama kinachofuata' },
    },
  },
  projects: {
    heading: 'Inafanya kazi sasa',
    lead: 'Ni bure kujaribu. Inaweza kubadilika bila taarifa, na mingine huwa bidhaa.',
    action: 'Fungua mradi',
    items: labProjects,
  },
  future: {
    heading: 'Bado haijawa tayari',
    lead: 'Mambo matatu tunayoyafanyia kazi, na kila moja limefika wapi.',
    items: {
      'multilingual-voice-cloning': {
        title: 'Sauti Moja kwa Lugha Nyingi',
        description:
          'Mkuu wa shule anarekodi dakika kumi kwa Kihindi; matangazo yanatoka kwa sauti ile ile kwa Kiingereza na Kiswahili. Kwa ridhaa ya maandishi ya mwenye sauti tu.',
        status: 'Inakuja 2025',
        state: 'Imechelewa kuliko tulivyopanga; inakaribia kukamilika',
      },
      'ai-video-content-creator': {
        title: 'Mtengeneza Video wa AI',
        description:
          'Kutoka mpango wa somo au menyu hadi wiki nzima ya video fupi, zenye nembo yako, bei zako, na bila mtangazaji wa kukodi.',
        status: 'Inatengenezwa',
        state: 'Imefika karibu nusu',
      },
      'smart-translation-suite': {
        title: 'Zana za Tafsiri',
        description:
          'Tafsiri ya nyaraka, fomu za ridhaa na kanuni za vyumba kati ya Kihindi, Kiingereza na Kiswahili; majina, tarehe na kiasi hubaki vilivyokuwa.',
        status: 'Hatua ya utafiti',
        state: 'Ndiyo kwanza imeanza',
      },
    },
  },
  closing: {
    title: 'Umeona kitu unachoweza kutumia?',
    text: 'Mengi tunayouza yalianzia kwenye ukurasa huu. Tuambie mradi upi umekuvutia na ungeutumia kwa kazi gani.',
    primary: { label: 'Ongea na maabara' },
    others: [{ label: 'Bidhaa zilizokamilika' }, { label: 'Huduma na bei zake' }],
  },
}

export const labsHead: PageHead = {
  title: 'Maabara ya Ubunifu',
  description:
    'Majaribio sita unayoweza kujaribu leo, na matatu ambayo bado tunayatengeneza ya sauti, video na tafsiri.',
}
