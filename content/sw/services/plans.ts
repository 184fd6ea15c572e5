import type { Facts } from '#content/facts.ts'
import type { Plan } from '#content/plan.ts'
import { capital, inWords } from '#content/sw/counting.ts'
import type { Texts } from '#content/translated.ts'

/** By plan; the pricing page shows them too. */
type PlanTexts = Record<string, Partial<Texts<Plan>>>

export function dashboardPlans({ priceTables }: Facts): PlanTexts {
  const { basic, professional, enterprise } = priceTables['business-dashboards'].plans
  return {
    basic: {
      description: `Kwenye jedwali moja, takwimu ${inWords(basic.features.widgets)} unazoulizia kila asubuhi.`,
      highlight: `Kadi ${basic.features.widgets} za KPI`,
      features: [
        `Google Sheet au faili ${basic.features.sheets} la Excel`,
        'Inasasishwa kila asubuhi',
        `Akaunti ${basic.features.logins} za watumiaji`,
        'Kwenye simu na kompyuta',
        'PDF ya kupakua',
      ],
      requirements: [
        'Jedwali, lilivyo',
        `Takwimu ${inWords(basic.features.widgets)} unazotaka kuona`,
        'Simu moja ya dakika 45',
      ],
      action: { label: 'Chagua mpango' },
    },
    professional: {
      badge: 'Unaopendwa',
      description: 'Majedwali kadhaa pamoja, na tahadhari kabla kitu hakijaisha.',
      highlight: `Kadi ${professional.features.widgets} za KPI`,
      features: [
        `Hadi majedwali au mafaili ${professional.features.sheets}`,
        'Inasasishwa kila saa',
        `Akaunti ${professional.features.logins} za watumiaji, kila moja na mwonekano wake`,
        'Tahadhari kwa WhatsApp na barua pepe',
        'Muhtasari wa Jumatatu kwa PDF',
        'Mwezi huu ukilinganishwa na mwezi uliopita na mwaka jana',
      ],
      requirements: [
        'Ruhusa ya kuona kila jedwali',
        'Viwango ambavyo vikifikiwa tahadhari itumwe',
        'Orodha ya wafanyakazi na kila mmoja anaruhusiwa kuona nini',
      ],
      action: { label: 'Chagua mpango' },
    },
    enterprise: {
      badge: 'Thamani bora',
      description: 'Matawi na mifumo yote kwenye ukurasa mmoja, pamoja na utabiri.',
      highlight: 'Kadi za KPI bila kikomo',
      features: [
        'Majedwali, taarifa za uhasibu, mashine ya mauzo ya kaunta au hifadhidata',
        `Inasasishwa kila dakika ${enterprise.features.updateMinutes}`,
        'Watumiaji bila kikomo, kwa tawi na majukumu',
        'Utabiri wa stoku, ada au nafasi',
        'Uliza kwa maneno ya kawaida: “kal ki sale kitni thi?”',
        'Simu ya tathmini kila mwezi',
      ],
      requirements: [
        'Ruhusa ya kusoma kila mfumo, au faili lake',
        'Mtu mmoja kwa kila tawi anayezijua takwimu',
        'Takwimu za miezi kumi na miwili iliyopita kwa ajili ya utabiri',
      ],
      action: { label: 'Chagua mpango' },
    },
  }
}

export function websiteChatbotPlans({ priceTables }: Facts): PlanTexts {
  const { basic, smart, enterprise } = priceTables['website-chatbots'].plans
  return {
    basic: {
      description: 'Menyu ya majibu yaliyo tayari. Hakuna AI, hakuna la kushtukiza.',
      highlight: `Majibu ${basic.features.answers} ya maswali`,
      features: [
        `Menyu ya vitufe kwa lugha ${inWords(basic.features.languages)}`,
        'Kila jibu umeliandika na kuliidhinisha mwenyewe',
        'Fomu ya maulizo kwenye barua pepe yako',
        capital(`tovuti ${inWords(basic.features.websites)}`),
        'Idadi ya mazungumzo na maulizo kila mwezi',
      ],
      requirements: [
        `Maswali yako ${basic.features.answers}, au mazungumzo ya WhatsApp ya mwezi uliopita ili tuyatafute humo`,
        'Ruhusa ya kuingia kwenye tovuti yako',
      ],
      action: { label: 'Chagua mpango' },
    },
    smart: {
      badge: 'Unaopendwa',
      description: 'Kwanza majibu yaliyo tayari, na AI kwa maswali mengine.',
      highlight: `Majibu ${smart.features.answers} ya maswali, pamoja na AI`,
      features: [
        `Vitufe na kuandika kwa uhuru, kwa lugha ${inWords(smart.features.languages)}`,
        'AI inayotumia nyaraka ulizoipa tu',
        'Maulizo kwa barua pepe, WhatsApp na Google Sheets',
        'Maombi ya kutembelea na ya miadi',
        'Huwakabidhi wafanyakazi wako',
        'Ripoti ya kila wiki yenye maswali iliyoshindwa kujibu',
      ],
      requirements: [
        'Maswali, kipeperushi na orodha ya bei',
        'Ruhusa ya kuingia kwenye tovuti na Google Sheet yako',
        'Jina na namba ya mtu atakayekabidhiwa',
      ],
      action: { label: 'Chagua mpango' },
    },
    enterprise: {
      badge: 'Thamani bora',
      description: 'Hutafuta kwenye mifumo yako mwenyewe wakati mgeni anasubiri.',
      highlight: 'Majibu bila kikomo, pamoja na AI',
      features: [
        'Kihindi, Kiingereza na Kiswahili',
        'Stoku, viti, vyumba au nafasi za sasa hivi kutoka mfumo wako',
        'Miadi na maulizo yanaingia kwenye CRM yako',
        `Hadi tovuti au matawi ${enterprise.features.websites}`,
        'Kila mfanyakazi huingia kwa akaunti yake; mazungumzo yanapakuliwa',
        'Msaada wa kipaumbele na simu ya tathmini kila mwezi',
      ],
      requirements: [
        'Ruhusa ya kuingia kwenye CRM, katalogi au mfumo wako wa miadi',
        'Taratibu zako za punguzo, kurudisha pesa na malalamiko',
        'Mtu mmoja kwa kila tawi wa kufanya majaribio',
      ],
      action: { label: 'Chagua mpango' },
    },
  }
}
