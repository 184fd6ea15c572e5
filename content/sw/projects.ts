import type { TranslatedTexts } from '#content/site-texts.ts'

export const projects: TranslatedTexts['project'] = {
  'admission-desk': {
    title: 'Admission Desk',
    description:
      'Kuanzia Novemba hadi Machi, usajili huibana ofisi ya shule siku nzima. Wazazi hujaza fomu moja, hupakia nyaraka na kuona ombi limefikia wapi.',
    type: 'Programu ya wavuti',
    tags: 'Shule\nFomu\nTaarifa kwa WhatsApp',
    status: 'Inafanya kazi',
  },
  'opd-token-board': {
    title: 'OPD Token Board',
    description:
      'Wagonjwa huchukua tokeni wakiwa nyumbani na kutazama namba ikisogea. Chumba cha kusubiri hakijazani, na saa za daktari hazibadiliki.',
    type: 'Programu ya wavuti',
    tags: 'Kliniki\nFoleni\nKwenye simu',
    status: 'Inafanya kazi',
  },
  'stone-town-stays': {
    title: 'Stone Town Stays',
    description:
      'Nyumba ya wageni yenye vyumba sita inajibu maulizo ya nafasi kwa Kiingereza na Kiswahili, na kupokea malipo ya awali kwa M-Pesa au kadi.',
    type: 'Wakala wa WhatsApp',
    tags: 'Hoteli\nKiswahili\nM-Pesa',
    status: 'Inafanya kazi',
  },
  'saree-counter': {
    title: 'Saree Counter',
    description:
      'Sari mia mbili, zikiwa zimepigwa picha na kupangwa kwa kitambaa, rangi na tukio, na mazungumzo yanayouliza “ni ya nani, na ya shughuli gani?”',
    type: 'Duka la mtandaoni',
    tags: 'Rejareja\nChatbot\nUPI',
    status: 'Inafanya kazi',
  },
  'batch-register': {
    title: 'Batch Register',
    description:
      'Mahudhurio, majaribio na madeni ya kituo cha tuisheni, kundi kwa kundi. Mapokezi yanaona nani hayupo saa 16:10, na wazazi wanajua ifikapo 16:15.',
    type: 'Dashibodi',
    tags: 'Kituo cha tuisheni\nMahudhurio\nAda',
    status: 'Inafanya kazi',
  },
  'duka-ledger': {
    title: 'Duka Ledger',
    description:
      'Daftari la mkopo la duka la mtaani, kwa ujumbe wa sauti: “Mama Asha, sukari kilo mbili.” Jumla wakati wa kufunga, vikumbusho Ijumaa.',
    type: 'Wakala wa WhatsApp',
    tags: 'Duka\nKiswahili\nUjumbe wa sauti',
    status: 'Inafanya kazi',
  },
  'salon-slots': {
    title: 'Salon Slots',
    description:
      'Viti vitatu, wasusi wanne, msimu wa harusi. Wateja huchagua msusi na muda; mmoja akighairi, nafasi inakwenda kwa walio kwenye orodha ya kusubiri.',
    type: 'Programu ya miadi',
    tags: 'Saluni\nKalenda\nVikumbusho',
    status: 'Inafanya kazi',
  },
  'plot-finder': {
    title: 'Plot Finder',
    description:
      'Maswali kumi ya kwanza ya dalali wa viwanja, yanaulizwa kwa simu saa yoyote: bajeti, eneo, mkopo, lini kutembelea. Wanunuzi wa kweli tu ndio wanaomfikia dalali.',
    type: 'Wakala wa sauti',
    tags: 'Nyumba na viwanja\nKihindi\nKuchuja maulizo',
    status: 'Inafanya kazi',
  },
  'thali-orders': {
    title: 'Thali Orders',
    description:
      'Msimbo juu ya meza unafungua menyu ya leo. Oda inafika jikoni, bili inafika kwenye simu, na kilichoisha kinatoka kwenye menyu.',
    type: 'Programu ya wavuti',
    tags: 'Mgahawa\nMenyu ya QR\nUPI',
    status: 'Inafanya kazi',
  },
  'channel-notebook': {
    title: 'Channel Notebook',
    description:
      'Chaneli ya YouTube ya mwalimu wa fizikia kwenye ukurasa mmoja: sura ipi hutazamwa zaidi, swali lipi hurudi kila mara, cha kurekodi Jumapili.',
    type: 'Dashibodi',
    tags: 'Mtengeneza maudhui\nYouTube\nTakwimu',
    status: 'Inafanya kazi',
  },
}
