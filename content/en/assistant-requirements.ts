import type { RequirementWords } from '#content/assistant-words.ts'
import type { Facts } from '#content/facts.ts'

/** What a client brings for each plan, as its card on the service page lists it. */
export function requirements({ priceTables }: Facts): RequirementWords {
  const { answers } = priceTables['website-chatbots'].plans.basic.features
  const { products } = priceTables['custom-ai-agent'].plans.basic.features
  return {
    'ai-chatbots': {
      starter:
        'your website address; price list or timings, a photo of the board will do; one person to approve the answers',
      pro: 'your website address; prospectus, catalogue or brochure as PDF; the WhatsApp number that receives enquiries; one hour on a call to go through the answers',
      premium:
        'your website address; documents, and the sheet with current prices; access to the CRM and calendar it should use; two hours on calls before launch',
    },
    'website-chatbots': {
      basic: `your ${answers} questions, or last month’s WhatsApp chats so we can find them; login to your website`,
      smart:
        'questions, brochure and price list; login to your website and the Google Sheet; name and number of the person who takes over',
      enterprise:
        'access to your CRM, catalogue or booking system; your rules for discounts, refunds and complaints; one person per branch for testing',
    },
    'custom-ai-agent': {
      starter: 'a website; half a page about your business',
      basic: `a website or a WhatsApp Business number; details of ${products} products; one person for questions in setup week`,
      pro: 'a WhatsApp Business number and an Instagram business profile; catalogue with prices; your rules for discounts and returns. A website is not on that list',
      premium:
        'access to the accounts of each channel; catalogue as sheet or shop export; CRM access, or we set up a sheet',
    },
    'business-dashboards': {
      basic: 'the sheet, as it is; the five figures you want to see; one call of 45 minutes',
      professional:
        'view access to each sheet; the limits that should trigger an alert; list of staff and what each may see',
      enterprise:
        'export or read access to each system; one person per branch who knows the figures; twelve months of past data for forecasts',
    },
    'web-app-setup': {
      template: 'logo, texts and photos; the fields of your form; one round of corrections',
      'semi-custom':
        'a walkthrough of your current process; an account with a payment provider, or papers to open one; two rounds of corrections',
      'full-mvp':
        'a person who decides, free twice a week; a list of must-haves, which we help to keep short; five real users for the test',
    },
    'custom-web-apps': {
      'single-process': 'a walkthrough of the process; one person who decides',
      business: 'one contact per department; sample data, names removed; two hours a week while we build',
      'multi-branch': 'a project lead on your side; access to current systems; a pilot branch for two weeks',
    },
    'ai-voice-agents-setup': {
      starter: 'the questions callers ask; a number to forward from; one test call a day for three days',
      professional:
        'calendar or sheet access; rules for booking: slots, gaps, holidays; consent of the people you will call',
      custom: 'access to the systems it should use; one contact per branch; a workshop of two hours',
    },
  }
}
