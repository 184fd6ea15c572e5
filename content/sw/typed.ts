import { company } from '#content/company.ts'
import { planNames } from '#content/en/plan-names.ts'

const hello = `Hello ${company.name}`
const habari = `Habari ${company.name}`

/** What stands in WhatsApp or in a mail's subject already, by what it is in English. */
export const typed: Readonly<Record<string, string>> = {
  [`${hello}, I would like to talk about `]: `${habari}, ningependa kuzungumza kuhusu `,
  [`${hello}, I would like to book a demo on `]: `${habari}, ningependa kuweka miadi ya onyesho siku ya `,
  [`${hello}, I would like a demo on `]: `${habari}, ningependa onyesho siku ya `,
  [`${hello}, I cannot find the link to my booking.`]: `${habari}, sioni kiungo cha miadi yangu.`,
  [`${hello}, I would like a quote. What we need: `]: `${habari}, ningependa makadirio ya bei. Tunahitaji: `,
  [`${hello}, I would like to send you a testimonial.`]: `${habari}, ningependa kuwatumia maoni yangu.`,
  [`${hello}, I have a question about my payment.`]: `${habari}, nina swali kuhusu malipo yangu.`,
  [`${hello}, something on your site is not working for me.`]: `${habari}, kuna kitu kwenye tovuti yenu hakifanyi kazi kwangu.`,
  ...Object.fromEntries(
    Object.values(planNames['quick-start']).map((name) => [
      `${hello}, I would like to order the package ${name}.`,
      `${habari}, ningependa kuagiza kifurushi cha ${name}.`,
    ]),
  ),
  Payment: 'Malipo',
  'Refund request': 'Ombi la kurudishiwa pesa',
}
