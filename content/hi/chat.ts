import { companyInHindi as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { writeToUs } from './write-to-us.ts'

export const chat = (facts: Facts): Texts<Words['chat']> => ({
  open: 'हमसे पूछें',
  close: 'बंद करें',
  title: `${company.name} से पूछें`,
  status: 'AI असिस्टेंट, दिन-रात',
  greeting: 'नमस्ते! आप एजेंट से कौन-सा काम कराना चाहेंगे? दाम, प्लान या कितने दिन लगेंगे, कुछ भी पूछिए।',
  loading: 'असिस्टेंट खुल रहा है',
  withoutScript: {
    ...plainWays(facts.whatsappAddress),
    questionLabel: 'आपका सवाल',
    send: 'WhatsApp पर आगे बढ़ें',
    other: 'या किसी और तरह बात करें',
    ways: [{ label: 'डेमो बुक करें' }, writeToUs(facts)],
  },
  analytics: { open: 'चैट के आँकड़े', title: 'चैट के आँकड़े' },
})

function plainWays(address: string): { intro: string; privacy: string } {
  if (address === '') return { intro: 'असिस्टेंट JavaScript से चलता है।', privacy: '' }
  if (address.startsWith('/'))
    return {
      intro: 'असिस्टेंट JavaScript से चलता है। उसकी जगह यहाँ लिखें और अगले पेज पर टीम को भेज दें।',
      privacy: 'उस पेज पर भेजने से पहले कुछ भी नहीं रखा जाता।',
    }
  return {
    intro: 'असिस्टेंट JavaScript से चलता है। उसकी जगह यहाँ लिखें: मैसेज WhatsApp में तैयार खुल जाएगा।',
    privacy: 'इस वेबसाइट पर कुछ नहीं रखा जाता। WhatsApp आपके मैसेज के साथ खुलता है; भेजना आपको वहीं है।',
  }
}
