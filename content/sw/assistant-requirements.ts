import type { RequirementWords } from '#content/assistant-words.ts'
import type { Facts } from '#content/facts.ts'

/** What a client brings for each plan, as its card on the service page lists it. */
export function requirements({ priceTables }: Facts): RequirementWords {
  const { answers } = priceTables['website-chatbots'].plans.basic.features
  const { products } = priceTables['custom-ai-agent'].plans.basic.features
  return {
    'ai-chatbots': {
      starter:
        'anwani ya tovuti yako; orodha ya bei au saa za kazi, picha ya ubao inatosha; mtu mmoja wa kuidhinisha majibu',
      pro: 'anwani ya tovuti yako; prospectus, katalogi au kipeperushi kwa PDF; namba ya WhatsApp ya kupokea maulizo; saa moja ya simu kupitia majibu',
      premium:
        'anwani ya tovuti yako; nyaraka, na jedwali lenye bei za sasa; ruhusa ya kuingia kwenye CRM na kalenda itakayotumia; saa mbili za simu kabla ya kuanza',
    },
    'website-chatbots': {
      basic: `maswali yako ${answers}, au mazungumzo ya WhatsApp ya mwezi uliopita ili tuyatafute; ruhusa ya kuingia kwenye tovuti yako`,
      smart:
        'maswali, kipeperushi na orodha ya bei; ruhusa ya kuingia kwenye tovuti na Google Sheet; jina na namba ya mtu atakayekabidhiwa',
      enterprise:
        'ruhusa ya kuingia kwenye CRM, katalogi au mfumo wako wa miadi; taratibu zako za punguzo, kurudisha pesa na malalamiko; mtu mmoja kwa kila tawi wa kufanya majaribio',
    },
    'custom-ai-agent': {
      starter: 'tovuti; nusu ukurasa kuhusu biashara yako',
      basic: `tovuti au namba ya WhatsApp Business; maelezo ya bidhaa ${products}; mtu mmoja wa kumuuliza wiki ya usanidi`,
      pro: 'namba ya WhatsApp Business na akaunti ya biashara ya Instagram; katalogi yenye bei; taratibu zako za punguzo na kurudisha bidhaa. Tovuti haimo kwenye orodha hiyo',
      premium:
        'ruhusa ya akaunti za kila njia; katalogi kama jedwali au faili la duka; ruhusa ya CRM, au tunakuwekea jedwali',
    },
    'business-dashboards': {
      basic: 'jedwali, lilivyo; takwimu tano unazotaka kuona; simu moja ya robo tatu saa',
      professional:
        'ruhusa ya kuona kila jedwali; viwango ambavyo vikifikiwa tahadhari itumwe; orodha ya wafanyakazi na nani aone nini',
      enterprise:
        'ruhusa ya kusoma kila mfumo, au faili lake; mtu mmoja kwa kila tawi anayezijua takwimu; takwimu za miezi kumi na miwili iliyopita kwa ajili ya utabiri',
    },
    'web-app-setup': {
      template: 'nembo, maandishi na picha; sehemu za fomu yako; awamu moja ya marekebisho',
      'semi-custom':
        'kutuonyesha kazi inavyofanyika sasa; akaunti ya kampuni ya malipo, au hati za kuifungua; awamu mbili za marekebisho',
      'full-mvp':
        'mtu wa kuamua, mara mbili kwa wiki; orodha ya mambo ya lazima, tunasaidia iwe fupi; watumiaji watano halisi wa kujaribu',
    },
    'custom-web-apps': {
      'single-process': 'kutuonyesha mchakato; mtu mmoja wa kuamua',
      business:
        'mtu mmoja kwa kila idara; taarifa za mfano, bila majina; saa mbili kwa wiki wakati tunajenga',
      'multi-branch':
        'kiongozi wa mradi upande wako; ruhusa ya mifumo ya sasa; tawi la majaribio kwa wiki mbili',
    },
    'ai-voice-agents-setup': {
      starter: 'maswali ya wapigaji; namba ya kuelekeza simu; simu moja ya majaribio kila siku kwa siku tatu',
      professional:
        'ruhusa ya kuingia kwenye kalenda au jedwali; taratibu za miadi: nafasi, mapumziko, sikukuu; ridhaa ya watu utakaowapigia',
      custom: 'ruhusa ya mifumo itakayotumia; mtu mmoja kwa kila tawi; warsha ya saa mbili',
    },
  }
}
