import { companyInSwahili as company } from '#content/company.ts'
import { planNames } from '#content/en/plan-names.ts'

const hello = `Hello ${company.name}`
const habari = `Habari ${company.name}`

/** What stands in WhatsApp or in a mail's subject already, by what it is in English. */
export const typed: Readonly<Record<string, string>> = {
  [`${hello}, I have a question.`]: `${habari}, nina swali.`,
  [`${hello}, can we chat?`]: `${habari}, tunaweza kuongea?`,
  [`${hello}, a page on your site did not open.`]: `${habari}, ukurasa mmoja wa tovuti yenu haukufunguka.`,
  [`${hello}, I have a question that is not in your FAQ.`]: `${habari}, nina swali ambalo halimo kwenye maswali yenu ya mara kwa mara.`,
  [`${hello}, I searched your FAQ and did not find this: `]: `${habari}, nimetafuta hili kwenye maswali yenu ya mara kwa mara, sikulipata: `,
  [`${hello}, I have your brochure in front of me.`]: `${habari}, nina kipeperushi chenu mkononi.`,
  [`${hello}, I would like to know more about TutorConnect.`]: `${habari}, ningependa kujua zaidi kuhusu TutorConnect.`,
  [`${hello}, which of your services would suit us? We are: `]: `${habari}, huduma yenu ipi ingetufaa? Sisi ni: `,
  [`${hello}, I would like to hear a voice agent for my business.`]: `${habari}, ningependa kusikia wakala wa sauti kwa biashara yangu.`,
  [`${hello}, these are three questions our callers ask: `]: `${habari}, haya ni maswali matatu ambayo wapigaji wetu huuliza: `,
  [`${hello}, I would like a WhatsApp agent for my business.`]: `${habari}, ningependa wakala wa WhatsApp kwa biashara yangu.`,
  [`${hello}, how soon could a WhatsApp agent be live for us?`]: `${habari}, wakala wa WhatsApp anaweza kuanza kazi kwetu baada ya siku ngapi?`,
  [`${hello}, I have a question about WhatsApp automation.`]: `${habari}, nina swali kuhusu zana za WhatsApp.`,
  [`${hello}, on a Monday we get about … WhatsApp messages. What would you automate first?`]: `${habari}, siku ya Jumatatu tunapata kama ujumbe … wa WhatsApp. Mngeanza kutupunguzia kazi ipi?`,
  ...Object.fromEntries(
    ['WhatsApp Bot', 'WhatsApp Voice Assistant', 'WhatsApp Web Dashboard', 'WhatsApp Broadcast Tool'].map(
      (tool) => [
        `${hello}, I am interested in the ${tool}.`,
        `${habari}, ningependa kujua zaidi kuhusu ${tool}.`,
      ],
    ),
  ),
  [`${hello}, I would like to try an AI chatbot on my website: `]: `${habari}, ningependa kujaribu chatbot ya AI kwenye tovuti yangu: `,
  [`${hello}, which website chatbot plan would suit me?`]: `${habari}, mpango upi wa chatbot ya tovuti ungenifaa?`,
  [`${hello}, I would like a custom AI agent. We sell: `]: `${habari}, ningependa wakala maalumu wa AI. Tunauza: `,
  [`${hello}, this is the register we would like as a web app: `]: `${habari}, hili ndilo daftari tunalotaka liwe programu ya wavuti: `,
  [`${hello}, I would like a dashboard made from my spreadsheets.`]: `${habari}, ningependa dashibodi kutokana na majedwali yangu.`,
  [`${hello}, this is the job we would like to automate: `]: `${habari}, hii ndiyo kazi tunayotaka ijiendeshe: `,
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
