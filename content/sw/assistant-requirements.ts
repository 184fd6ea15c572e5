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
      pro: 'anwani ya tovuti yako; prospectus, katalogi au brosha kwa PDF; namba ya WhatsApp ya kupokea maulizo; saa moja ya simu kupitia majibu',
      premium:
        'anwani ya tovuti yako; nyaraka na sheet yenye bei za sasa; ruhusa ya kuingia CRM na kalenda itakayotumia; saa mbili za simu kabla ya kuanza',
    },
    'website-chatbots': {
      basic: `maswali yako ${answers}, au mazungumzo ya WhatsApp ya mwezi uliopita ya kuyatafuta humo; login ya tovuti yako`,
      smart:
        'maswali, brosha na orodha ya bei; login ya tovuti na Google Sheet; jina na namba ya mtu atakayechukua mazungumzo',
      enterprise:
        'ruhusa ya kuingia CRM, katalogi au mfumo wako wa booking; kanuni zako za punguzo, kurejesha pesa na malalamiko; mtu mmoja kwa kila tawi wa kujaribu',
    },
    'custom-ai-agent': {
      starter: 'tovuti; nusu ukurasa kuhusu biashara yako',
      basic: `tovuti au namba ya WhatsApp Business; maelezo ya bidhaa ${products}; mtu mmoja wa maswali wiki ya kuanzisha`,
      pro: 'namba ya WhatsApp Business na wasifu wa biashara wa Instagram; katalogi yenye bei; kanuni zako za punguzo na kurudisha bidhaa. Tovuti haimo kwenye orodha hiyo',
      premium:
        'ruhusa ya akaunti za kila njia; katalogi kama sheet au export ya duka; ruhusa ya CRM, au tunatengeneza sheet',
    },
    'business-dashboards': {
      basic: 'sheet, kama ilivyo; takwimu tano unazotaka kuona; simu moja ya robo tatu saa',
      professional:
        'ruhusa ya kuona kila sheet; viwango vya kutoa tahadhari; orodha ya wafanyakazi na nani aone nini',
      enterprise:
        'export au ruhusa ya kusoma kila mfumo; mtu mmoja kwa kila tawi anayejua takwimu; data ya miezi kumi na miwili iliyopita kwa makadirio',
    },
    'web-app-setup': {
      template: 'nembo, maandishi na picha; sehemu za fomu yako; duru moja ya masahihisho',
      'semi-custom':
        'kutuonyesha kazi inavyofanyika sasa; akaunti ya kampuni ya malipo, au hati za kuifungua; duru mbili za masahihisho',
      'full-mvp':
        'mtu wa kuamua, mara mbili kwa wiki; orodha ya mambo ya lazima, tunasaidia iwe fupi; watumiaji watano halisi wa kujaribu',
    },
    'custom-web-apps': {
      'single-process': 'kutuonyesha mchakato; mtu mmoja wa kuamua',
      business: 'mtu mmoja kwa kila idara; data ya mfano bila majina; saa mbili kwa wiki wakati tunajenga',
      'multi-branch':
        'kiongozi wa mradi upande wako; ruhusa ya mifumo ya sasa; tawi la majaribio kwa wiki mbili',
    },
    'ai-voice-agents-setup': {
      starter: 'maswali ya wapigaji; namba ya kuelekeza simu; simu moja ya majaribio kila siku kwa siku tatu',
      professional:
        'ruhusa ya kalenda au sheet; kanuni za booking: nafasi, mapengo, sikukuu; idhini ya watu mtakaowapigia',
      custom: 'ruhusa ya mifumo itakayotumia; mtu mmoja kwa kila tawi; warsha ya saa mbili',
    },
  }
}
