import type { RequirementWords } from '#content/assistant-words.ts'
import type { Facts } from '#content/facts.ts'

/** What a client brings for each plan, as its card on the service page lists it. */
export function requirements({ priceTables }: Facts): RequirementWords {
  const { answers } = priceTables['website-chatbots'].plans.basic.features
  const { products } = priceTables['custom-ai-agent'].plans.basic.features
  return {
    'ai-chatbots': {
      starter:
        'aapki website ka address; rate list ya timing, board ki photo bhi chalegi; ek vyakti jo jawab approve kare',
      pro: 'aapki website ka address; prospectus, catalogue ya brochure ki PDF; woh WhatsApp number jis par enquiry aaye; jawab dekhne ke liye ek ghante ki call',
      premium:
        'aapki website ka address; documents aur current prices ki sheet; jis CRM aur calendar se kaam karna hai unka access; launch se pehle do ghante ki calls',
    },
    'website-chatbots': {
      basic: `aapke ${answers} sawaal, ya pichhle mahine ki WhatsApp chats jinme woh mil jaayein; aapki website ka login`,
      smart:
        'sawaal, brochure aur rate list; website ka login aur Google Sheet; chat sambhalne wale vyakti ka naam aur number',
      enterprise:
        'aapke CRM, catalogue ya booking system ka access; discount, refund aur complaint ke aapke rules; testing ke liye har branch se ek vyakti',
    },
    'custom-ai-agent': {
      starter: 'ek website; aapke business ke baare mein aadha page',
      basic: `website ya WhatsApp Business number; ${products} products ki jaankari; setup wale hafte mein sawaalon ke liye ek vyakti`,
      pro: 'WhatsApp Business number aur Instagram business profile; prices wala catalogue; discount aur return ke aapke rules. Website is list mein nahin hai',
      premium:
        'har channel ke account ka access; catalogue, sheet ya shop export mein; CRM ka access, nahin to hum sheet bana dete hain',
    },
    'business-dashboards': {
      basic: 'sheet, jaisi hai waisi; woh paanch figure jo aap dekhna chahte hain; paun ghante ki ek call',
      professional:
        'har sheet ka view access; kin limits par alert aaye; staff ki list aur kaun kya dekh sakta hai',
      enterprise:
        'har system ka export ya read access; har branch se ek vyakti jo figures jaanta ho; forecast ke liye pichhle barah mahine ka data',
    },
    'web-app-setup': {
      template: 'logo, text aur photos; aapke form ke fields; corrections ka ek round',
      'semi-custom':
        'abhi kaam kaise hota hai, yeh dikhana; payment company mein account, ya kholne ke papers; corrections ke do round',
      'full-mvp':
        'faisla lene wala vyakti, hafte mein do baar; zaroori cheezon ki list, chhoti rakhne mein hum madad karte hain; test ke liye paanch asli users',
    },
    'custom-web-apps': {
      'single-process': 'kaam ka tareeka dikhana; ek vyakti jo faisla le',
      business:
        'har department se ek vyakti; sample data, naam hatakar; banne ke dauran hafte mein do ghante',
      'multi-branch':
        'aapki taraf se ek project lead; maujooda systems ka access; do hafte ke liye ek pilot branch',
    },
    'ai-voice-agents-setup': {
      starter:
        'callers jo sawaal poochte hain; ek number jisse call forward ho; teen din tak roz ek test call',
      professional:
        'calendar ya sheet ka access; booking ke rules: slots, gaps, chhuttiyan; jinhe call karenge unki sahmati',
      custom: 'jin systems se kaam karna hai unka access; har branch se ek vyakti; do ghante ki workshop',
    },
  }
}
