import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { writeToUs } from './write-to-us.ts'

export const chat = (facts: Facts): Texts<Words['chat']> => ({
  open: 'Tuulize swali',
  close: 'Funga',
  title: `Uliza ${company.name}`,
  status: 'Msaidizi wa AI, mchana na usiku',
  greeting:
    'Habari! Ungependa wakala akufanyie nini? Uliza kuhusu bei, mipango au itachukua muda gani kuanza.',
  loading: 'Msaidizi anapakiwa',
  withoutScript: {
    ...plainWays(facts.whatsappAddress),
    questionLabel: 'Swali lako',
    send: 'Endelea kwa WhatsApp',
    other: 'Au tufikie kwa njia nyingine',
    ways: [{ label: 'Weka miadi ya onyesho' }, writeToUs(facts)],
  },
  analytics: { open: 'Takwimu za mazungumzo', title: 'Takwimu za mazungumzo' },
})

function plainWays(address: string): { intro: string; privacy: string } {
  if (address === '') return { intro: 'Msaidizi anahitaji JavaScript.', privacy: '' }
  if (address.startsWith('/'))
    return {
      intro:
        'Msaidizi anahitaji JavaScript. Badala yake andika hapa, kisha tuma kwa timu kwenye ukurasa unaofuata.',
      privacy: 'Hakuna kinachohifadhiwa hadi ubonyeze kutuma kwenye ukurasa huo.',
    }
  return {
    intro: 'Msaidizi anahitaji JavaScript. Badala yake andika hapa: WhatsApp itafunguka, tayari kutuma.',
    privacy:
      'Hakuna kinachohifadhiwa kwenye tovuti hii. WhatsApp inafunguka na ujumbe wako; unabonyeza kutuma huko.',
  }
}
