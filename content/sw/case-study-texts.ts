import type { TranslatedTexts } from '#content/site-texts.ts'

export const caseStudyTexts: TranslatedTexts['caseStudy'] = {
  'clinic-assistant': {
    title: 'Msaidizi wa kliniki',
    client: 'Kliniki ya familia, Lucknow',
    summary: 'Mhudumu mmoja wa mapokezi, madaktari wawili na simu iliyomkatiza kila mgonjwa.',
    result: '20+ saa zilizookolewa kila wiki',
    heading: 'Kliniki iliyoacha kukosa simu',
    lead: 'Wakala wa sauti anajibu kwa Kihindi na Kiingereza na kuweka miadi, ili mhudumu wa mapokezi amshughulikie mgonjwa aliye mbele yake.',
    description:
      'Jinsi wakala wa sauti alivyoondoa 80% ya simu kwenye mapokezi ya kliniki na kuongeza miadi kwa 60%.',
    facts:
      'Nani: Madaktari wawili, mhudumu mmoja wa mapokezi\nTulichotengeneza: Wakala wa sauti wa AI na uthibitisho kwa WhatsApp\nLugha: Kihindi, Kiingereza',
    metrics:
      '80% ya simu zimepungua: kwenye meza ya mapokezi, kwa miezi mitatu, zikilinganishwa na miezi mitatu iliyotangulia.\n95% wameridhika: kati ya wapigaji tuliowauliza mwisho wa simu, miezi mitatu hiyo hiyo.\n60% ongezeko la miadi: iliyowekwa kwa mwezi ikilinganishwa na zamani, mingi ya wapigaji ambao hakuna aliyekuwa na muda wa kuwajibu wakati wa OPD.\n24/7: Simu za wakati wa chakula cha jioni, Jumapili na siku ya Holi zinajibiwa vile vile.',
    before:
      'OPD ni asubuhi kuanzia 9:00 hadi 13:00, na jioni kuanzia 17:00 hadi 20:00. Saa hizo simu haikunyamaza, na nje yake hakuna aliyeipokea. Nusu ya wapigaji waliuliza, “Daktari yupo leo?” Wagonjwa ambao simu zao hazikupokelewa walienda kliniki ya jirani.',
    built:
      'Wakala wa sauti kwenye namba ile ile ya kliniki. Anajua saa, siku za likizo na ada za madaktari wote wawili, anatafuta nafasi na kutuma WhatsApp yenye saa na tokeni. Maumivu ya kifua, mtoto mwenye homa kali, chochote kinachoonekana cha dharura huenda moja kwa moja kwa mtu.',
    after:
      'Mhudumu wa mapokezi anawahudumia waliofika na simu chache zinazomhitaji. Madaktari wote wawili wanaona orodha ya kesho saa 21:00. Mapokezi yanaokoa saa 20+ kwa wiki, na hakuna anayebeba daftari la miadi nyumbani.',
    featuresHeading: 'Anachofanya siku nzima',
    features:
      'Huweka na kuhamisha miadi: Husoma kalenda ya sasa hivi, kwa hiyo wagonjwa wawili hawapewi 10:20 ile ile.\nHuongea kama wapigaji: Kihindi, Kiingereza na Hinglish iliyo katikati, bila haraka.\nHujua wakati wa kuacha: Hatoi ushauri wa kitabibu. La dharura huenda mapokezi mara moja.\nHuripoti kila jioni: Ujumbe mmoja saa tatu usiku: nani alipiga, nani anakuja, nani anataka kupigiwa.',
    quoteHeading: 'Kwa maneno ya kliniki',
    quote:
      'Wagonjwa wangu wengi wana zaidi ya miaka hamsini, na nilikuwa na hakika kwamba wangeikatia simu mashine. Sasa wanamuuliza kuhusu magoti yao, naye anawaambia waniulize mimi.',
    person: 'Dkt. Sunita Bajpai',
    role: 'Daktari wa jumla',
    organisation: 'kliniki ya familia mjini Lucknow',
    closingTitle: 'Mapokezi yako yamekosa simu ngapi leo?',
    closingText:
      'Kampuni yako ya simu inaweza kukuambia. Mawakala wa sauti wanaanzia {prices/ai-voice-agents.start}.',
    closingLabel: 'Panga wakala wa kliniki yako',
  },
  'ecommerce-bot': {
    title: 'Roboti ya duka la mtandaoni',
    client: 'Duka la nguo mtandaoni, Dar es Salaam',
    summary: 'Wateja waliandika usiku wa manane, na asubuhi walishanunua kwingine.',
    result: '35% ya mazungumzo huwa oda',
    heading: 'Duka linalojibu usiku wa manane',
    lead: 'Roboti kwenye WhatsApp ya duka inaangalia stoku, inapendekeza saizi na kutuma kiungo cha malipo, wakati mwenye duka amelala.',
    description:
      'Jinsi roboti ya WhatsApp inayojibu ndani ya sekunde 45 ilivyolifikisha duka la mtandaoni kwenye 300% ya oda na kupunguza kazi za watu kwa 90%.',
    facts:
      'Nani: Mmiliki, fundi cherehani, bodaboda\nTulichotengeneza: Wakala wa WhatsApp aliyeunganishwa na stoku na M-Pesa\nLugha: Kiswahili, Kiingereza',
    metrics:
      '300% ya oda: zilizolipwa kwa mwezi, zikilinganishwa na mwezi ambao kila mazungumzo yalimsubiri mmiliki.\n90% ya maombi yamepungua: yale yaliyoachwa kwa mtu kila mwezi. “Mzigo wangu uko wapi?” linajibiwa kutoka orodha ya bodaboda.\n45 sekunde hadi jibu: kutoka swali la mteja hadi jibu lenye picha, usiku wa kawaida.\n35% hununua: sehemu ya mazungumzo kuhusu gauni, mwezi huo huo, yaliyoishia na oda iliyolipwa.',
    before:
      'Magauni yaliwekwa Instagram jioni, na maswali yakaingia hadi saa saba usiku: saizi, rangi, bei, mnafikisha Mbezi? Mmiliki alijibu wakati wa kifungua kinywa. Kufikia hapo nusu ya wateja walishanunua kwa aliyekuwa macho.',
    built:
      'Wakala wa WhatsApp anayesoma jedwali la stoku, anatuma picha sahihi, anauliza vipimo vya kifua na urefu kabla ya kupendekeza saizi, na kumaliza mauzo kwa ombi la M-Pesa. Marekebisho ya nguo na malalamiko yanaenda kwa mmiliki pamoja na mazungumzo yote.',
    after:
      'Oda za usiku zinakuwa zimelipwa na kufungwa kabla ya saa nne asubuhi. Mmiliki anaangalia mazungumzo machache yaliyowekwa alama kwa ajili yake, na asubuhi zake anachagua vitambaa. Pilikapilika za Idi zilipofika, hakuhitaji kuajiri mtu wa kuandika majibu.',
    featuresHeading: 'Anachofanya usiku kucha',
    features:
      'Huuza kilichopo tu: M ya njano ya mwisho ikishauzwa, anaacha kuitaja.\nHusaidia kwa saizi: Maswali mawili badala ya chati isiyosomwa, kwa hiyo mizigo michache hurudishwa.\nHupokea malipo: Hutuma ombi la M-Pesa, husubiri, kisha huthibitisha muda wa kufikisha.\nHumwita mmiliki: Kupatana bei, oda za jumla na wateja wasioridhika hukabidhiwa kwa heshima.',
    quoteHeading: 'Kwa maneno ya mmiliki',
    quote:
      'Nilikuwa nalala na simu chini ya mto. Wiki iliyopita niliamka nikakuta oda kumi na moja zilizolipwa na swali moja kuhusu zipu.',
    person: 'Neema Mushi',
    role: 'Mmiliki',
    organisation: 'duka la nguo mtandaoni, Dar es Salaam',
    closingTitle: 'Watu huuliza nini duka lako likishafungwa?',
    closingText:
      'Mawakala wa WhatsApp wanaanzia {prices/whatsapp-agents.start} nchini India na {prices/whatsapp-agents.tanzania.basic.setup} nchini Tanzania.',
    closingLabel: 'Panga wakala wa duka lako',
  },
  'analytics-dashboard': {
    title: 'Dashibodi ya takwimu',
    client: 'Kituo cha tuisheni, Indore',
    summary: 'Majedwali manne ya watu wanne, na mkutano wa Jumatatu wa kubishana lipi ni sahihi.',
    result: '50% haraka zaidi kwenye maamuzi',
    heading: 'Majedwali manne, ukurasa mmoja wa asubuhi',
    lead: 'Mauzo, stoku, ada na mahudhurio kutoka majedwali manne, kwenye skrini moja kabla ya mkutano wa kwanza.',
    description:
      'Jinsi majedwali manne yalivyokuwa ukurasa mmoja, maamuzi ya kila siku yakawa ya haraka mara tano, na saa 40 zikaokolewa kila wiki.',
    facts:
      'Nani: Matawi mawili na kaunta ya vitabu\nTulichotengeneza: Dashibodi inayosoma Excel na Google Sheets\nInafunguka kwenye: Simu ya mkurugenzi, televisheni ya ofisi',
    metrics:
      '5x kwa kasi zaidi: maamuzi ya kila siku, kama kuagiza upya na ukubwa wa madarasa, sasa ndani ya siku moja badala ya tano.\n40 saa zilizookolewa kwa wiki: na wote kwa pamoja, matawi yote mawili na kaunta ya vitabu.\n50% haraka zaidi: kwenye tathmini ya kila mwezi ya ada na wafanyakazi, ambayo sasa inachukua nusu ya muda.\n20+ saa zilizookolewa kwa wiki: kwenye ofisi ya uhasibu pekee, kati ya hizo 40. Zamani majedwali yaliunganishwa kwa mkono.',
    before:
      'Ada zilikuwa kwenye Excel tawi kuu, mahudhurio kwenye Google Sheet, mauzo ya vitabu kwenye programu ya ankara, stoku kwenye daftari lililochapwa Jumamosi. Kila Jumatatu watu wanne walileta jumla nne, na mkutano ukaisha kutafuta zipi ni sahihi.',
    built:
      'Hakuna aliyelazimika kuacha jedwali lake. Tunasoma yote manne kila asubuhi, tunalinganisha majina yaliyoandikwa kwa namna tatu, na kuweka takwimu kumi na mbili kwenye ukurasa mmoja. Ukigusa takwimu unaona mistari ilikotoka. Takwimu ikionekana si sahihi, inarudi kwa mwenye jedwali hilo.',
    after:
      'Ukurasa uko tayari saa 08:00. Mkurugenzi anaona kundi lipi linapungua wakati bado kuna muda wa kuwapigia wazazi, na kaunta inaagiza vitabu kabla havijaisha. Mkutano wa Jumatatu huchukua dakika ishirini, pamoja na chai.',
    featuresHeading: 'Kilichopo kwenye ukurasa',
    features:
      'Ada zinazodaiwa, kwa muda zilivyochelewa: Chini ya wiki, chini ya mwezi au zaidi, na namba ya simu kando ya kila jina.\nMahudhurio yanayotahadharisha: Baada ya kukosa mara tatu mfululizo, jina linakuwa la rangi ya machungwa.\nStoku yenye tarehe: Siku ambayo kila kitabu kitaisha, kwa kasi ya mwezi huu.\nHusema pale isipo na hakika: Mistari ambayo haikulinganishwa inaorodheshwa, haitupwi kimyakimya.',
    quoteHeading: 'Kwa maneno ya mkurugenzi',
    quote:
      'Asubuhi ya kwanza ilituonyesha ada tuliyokuwa tumeifuta sehemu mbili. Tulikuwa tumebishana kuhusu mwanafunzi huyo mwezi mzima.',
    person: 'Rakesh Solanki',
    role: 'Mkurugenzi',
    organisation: 'kituo cha tuisheni mjini Indore',
    closingTitle: 'Tutumie jedwali lako lililovurugika zaidi',
    closingText:
      'Tutakuonyesha, bila malipo, ukurasa mmoja unaotokana nalo ungeonekanaje. Mpango wa Basic, wenye kadi {priceTables/business-dashboards/plans/basic/features/widgets} za KPI, usanidi wake ni {prices/business-dashboards.basic.setup}.',
    closingLabel: 'Panga ukurasa wako wa asubuhi',
  },
}
