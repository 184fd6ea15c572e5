import type { Facts } from '#content/facts.ts'
import { assumed } from '#content/price-choices.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { features } from './assistant-features.ts'
import { countOf } from './counting.ts'

const agents = { voice: { name: 'Mawakala wa sauti' }, whatsapp: { name: 'Mawakala wa WhatsApp' } }

export const priceFinder = ({ offers, terms }: Facts): Texts<Words['priceFinder']> => ({
  heading: 'Tafuta bei yako',
  lead: 'Jibu maswali manne. Utaona mpango unaokufaa, na gharama ya mwaka wa kwanza.',
  fields: {
    trade: {
      label: 'Una biashara gani?',
      options: {
        school: { name: 'Shule', many: 'Shule' },
        coaching: { name: 'Kituo cha tuisheni', many: 'Vituo vya tuisheni' },
        clinic: { name: 'Kliniki', many: 'Kliniki' },
        shop: { name: 'Duka au duka la mtandaoni', many: 'Maduka' },
        hotel: { name: 'Hoteli au nyumba ya wageni', many: 'Hoteli' },
        other: { name: 'Nyingine', many: 'Biashara' },
      },
    },
    country: { label: 'Iko wapi?', options: { india: 'India', tanzania: 'Tanzania' } },
    job: {
      label: 'Tukupunguzie kazi gani?',
      options: {
        calls: 'Kupokea simu',
        whatsapp: 'Kujibu WhatsApp',
        website: 'Kujibu wageni wa tovuti yetu',
        dashboard: 'Kuonyesha takwimu zetu kwenye ukurasa mmoja',
        app: 'Programu ya kazi yetu wenyewe',
        custom: 'Kitu maalumu kwetu',
      },
    },
    daily: {
      label: 'Idadi kwa siku',
      hint: 'Simu au mazungumzo, kwa makadirio.',
      refused: 'Tafadhali andika namba kamili, isiyozidi {most}.',
    },
  },
  submit: 'Onyesha mpango wangu',
  tables: {
    'ai-voice-agents-india': agents.voice,
    'ai-voice-agents-tanzania': agents.voice,
    'whatsapp-agents-india': agents.whatsapp,
    'whatsapp-agents-tanzania': agents.whatsapp,
    'ai-chatbots': { name: 'Chatbot za AI' },
    'business-dashboards': { name: 'Dashibodi za biashara' },
    'custom-web-apps': { name: 'Programu za wavuti' },
    'custom-services': { name: 'Huduma maalumu' },
  },
  features,
  counted: '{feature} {count}',
  unlimited: 'bila kikomo',
  result: {
    heading: 'Mpango unaokufaa',
    name: '{table}: {plan}',
    updated: 'Mpango unaokufaa: {plan}, {table}.',
    reasons: {
      needs: '{trade} kwa kawaida huhitaji {needs}. Kati ya mipango yenye hayo, huu ndio nafuu zaidi kwako.',
      use: 'Kati ya mipango yote, huu ndio nafuu zaidi kwa matumizi yako.',
      smallest: 'Mpango wetu mdogo zaidi. Anzia hapa; unaweza kupanda wakati wowote.',
      beyond:
        'Huu ndio mpango wetu mkubwa zaidi, lakini hautoshi matumizi yako. Tuulize bei itakayotosha yote.',
    },
    use: {
      calls: `Simu {daily} kwa siku × dakika ${assumed.minutesACall} × siku ${assumed.daysAMonth} = dakika {used} kwa mwezi.`,
      chats: `Mazungumzo {daily} kwa siku × siku ${assumed.daysAMonth} = mazungumzo {used} kwa mwezi.`,
      coversCalls: 'Zinatosha simu kama {covered} kwa siku.',
      coversChats: 'Yanatosha wateja kama {covered} kwa siku.',
    },
    units: {
      minutes: { included: 'Dakika {count} kwa mwezi', extra: 'dakika za ziada' },
      chats: { included: 'Mazungumzo {count} kwa mwezi', extra: 'mazungumzo ya ziada' },
      conversations: { included: 'Mazungumzo {count} kwa mwezi', extra: 'mazungumzo ya ziada' },
    },
    firstYear: 'Mwaka wa kwanza',
    oncePrice: 'Bei yote',
    working: `{setup} + ${assumed.monthsAYear} × {month} = {year}`,
    workingExtra: 'Kila mwezi: {monthly} + {unit} {count} × {price} = {month}.',
    ...(offers.launch.holds && {
      launch: 'Ofa ya uzinduzi inapunguza {amount} kwenye ada ya usanidi.',
    }),
    annual: `Lipia mwaka mzima kwa mara moja uokoe {amount}: miezi ${countOf('mi', terms.annual.freeMonths)} ni bure.`,
    range: 'Bei inategemea ukubwa wa kazi. Makadirio yako ya bei yatataja kiasi kamili.',
    rupees: 'Bei hii ni kwa rupia kwa nchi zote mbili.',
    included: 'Utakachopata',
    cheaper: {
      title: 'Mpango wa bei nafuu zaidi: {plan}',
      line: '{amount} pungufu kwa mwaka wa kwanza.',
      without: 'Utakosa: {features}.',
    },
    dearer: {
      title: 'Mpango mkubwa zaidi: {plan}',
      line: '{amount} zaidi kwa mwaka wa kwanza.',
      adds: 'Utapata pia: {features}.',
    },
    otherPrice: 'Bei yake ni {amount}.',
    choose: { label: 'Weka miadi ya onyesho la {plan}' },
    quote: 'Omba makadirio ya bei',
    pay: 'Au lipa mtandaoni: {package}, {amount}',
    unavailable: {
      text: 'Kwa sasa hatuna bei ya moja kwa moja kwa hili. Tuambie unachohitaji, nasi tutakutumia makadirio ya bei.',
      action: { label: 'Omba makadirio ya bei' },
    },
  },
  note: {
    counted: '{trade}, {country}. {job}: kama {daily} kwa siku.',
    plain: '{trade}, {country}. {job}.',
    plan: 'Mpango: {plan}, {table}.',
  },
  share: {
    copy: 'Nakili kiungo cha {plan}',
    copyResult: 'Nakili kiungo cha jibu hili',
    copied: { title: 'Kiungo kimenakiliwa', text: 'Atakayekifungua ataona mpango huu.' },
    failed: {
      title: 'Haikuwezekana kunakili',
      text: 'Tafadhali nakili anwani iliyo juu ya kivinjari chako.',
    },
  },
})
