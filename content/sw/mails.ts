import { companyInSwahili as company } from '#content/company.ts'
import { type MailId, writtenMail } from '#content/en/mail-texts.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const mails = (facts: Facts): Texts<Words['mails']> => {
  const written = (id: MailId) => writtenMail(id, facts)
  return {
    footer: `${company.name}, ${company.city}, ${company.country}. Barua pepe hii imetumwa kutoka tovuti yetu. Ijibu, na timu yetu itaisoma.`,
    facts: {
      name: 'Jina',
      email: 'Barua pepe',
      phone: 'Simu',
      company: 'Kampuni',
      subject: 'Inahusu',
      service: 'Huduma',
      about: 'Kuhusu',
      when: 'Lini',
      yourTime: 'Kwa saa zako',
      visitorTime: 'Kwa saa za mgeni',
      host: 'Na',
      video: 'Simu ya video',
      budget: 'Bajeti',
      reference: 'Namba ya miadi',
      conversation: 'Mazungumzo',
      enquiry: 'Namba ya kumbukumbu',
      interest: 'Anavutiwa na',
      urgency: 'Haraka',
      source: 'Alitoka',
    },
    greeting: 'Habari {name},',
    greetingWithoutName: 'Habari,',
    manage: 'Badilisha muda au ghairi',
    join: 'Jiunge na simu ya video',
    video: {
      known: 'Kiungo cha simu ya video kiko hapa chini na kwenye mwaliko.',
      later: 'Tutakutumia kiungo cha video siku yenyewe.',
    },
    confirm: 'Thibitisha au badilisha muda',
    visitor: 'mgeni',
    open: 'Fungua kwenye tovuti',
    invitation: {
      summary: `Onyesho na ${company.name}: {service}`,
      description:
        'Dakika {minutes} kwa video: tunakuonyesha {service} kwa vitendo. Kubadilisha muda au kughairi: {manage}',
    },
    requestedInvitation: {
      summary: `Limeombwa, bado halijathibitishwa: onyesho na ${company.name}: {service}`,
      description:
        'Uliomba muda huu. Tutakuandikia kuuthibitisha au kupendekeza mwingine. Kubadilisha muda au kughairi: {manage}',
    },
    confirmations: {
      contact: written('message-received'),
      quote: written('quote-received'),
      handover: written('conversation-received'),
      notYou: 'Si wewe? Basi mtu aliandika anwani yako kwa makosa. Tafadhali puuza barua pepe hii.',
    },
    contactTeam: {
      subject: 'Ujumbe kutoka kwa {name}: {subject}',
      preview: '{name} ameandika kupitia fomu ya mawasiliano.',
      heading: 'Ujumbe mpya',
      paragraphs: ['Jibu barua pepe hii kumjibu {name}.'],
    },
    quoteTeam: {
      subject: 'Ombi la makadirio ya bei kutoka kwa {name}',
      preview: '{name} anaomba makadirio ya bei.',
      heading: 'Ombi jipya la makadirio ya bei',
      paragraphs: ['Jibu barua pepe hii kumjibu {name}.'],
    },
    reply: { subject: `Ujumbe wako kwa ${company.name}`, first: `Ulizo lako kwa ${company.name}` },
    handoverTeam: {
      subject: 'Mazungumzo {reference} kutoka tovuti',
      preview: 'Mgeni ametuma mazungumzo yake na msaidizi.',
      heading: 'Mazungumzo ya kuchukua',
      paragraphs: [
        'Jibu barua pepe hii kumjibu. Ujumbe wa WhatsApp wenye {reference} ni wa mazungumzo haya.',
      ],
    },
    bookingTeam: {
      subject: 'Miadi ya onyesho imewekwa na {name}: {service}, {when}',
      preview: '{service}, {when}',
      heading: 'Miadi ya onyesho imewekwa',
      paragraphs: ['Mwaliko umeambatishwa. Jibu barua pepe hii kumwandikia {name}.'],
    },
    bookingReply: written('demo-booked'),
    requestedTeam: {
      subject: 'Onyesho limeombwa na {name}: {service}, {when}',
      preview: 'Tafadhali thibitisha au badilisha muda.',
      heading: 'Onyesho limeombwa',
      paragraphs: [
        'Muda huu bado haujakubaliwa. Uthibitishe kwenye dawati, au hamishia muda unaowafaa wote; {name} ataambiwa kwa vyovyote vile.',
      ],
    },
    requestedReply: written('demo-requested'),
    confirmedTeam: {
      subject: 'Onyesho limethibitishwa na {by}: {service}, {when}',
      preview: '{service}, {when}',
      heading: 'Onyesho limethibitishwa',
      paragraphs: ['Mwaliko mpya umeambatishwa. Jibu barua pepe hii kumwandikia {name}.'],
    },
    confirmedReply: written('demo-confirmed'),
    arrangedTeam: {
      subject: 'Miadi ya onyesho na {name} imewekwa na {by}: {service}, {when}',
      preview: '{service}, {when}',
      heading: 'Miadi ya onyesho imewekwa kwa aliyepiga simu',
      paragraphs: ['Mwaliko umeambatishwa. Jibu barua pepe hii kumwandikia {name}.'],
    },
    arrangedReply: written('demo-arranged'),
    linkedTeam: {
      subject: 'Onyesho na {name}: kiungo cha video kimewekwa na {by}, {when}',
      preview: '{service}, {when}',
      heading: 'Onyesho lina kiungo cha video',
      paragraphs: ['Mwaliko mpya umeambatishwa.'],
    },
    linkedReply: written('demo-video-link'),
    passedOnTeam: {
      subject: 'Onyesho na {name} limekabidhiwa kwa {host} na {by}: {when}',
      preview: '{service}, {when}',
      heading: 'Onyesho limekabidhiwa kwa {host}',
      paragraphs: ['Muda unabaki ule ule. Jibu barua pepe hii kumwandikia {name}.'],
    },
    passedOnReply: written('demo-passed-on'),
    rescheduledTeam: {
      subject: 'Muda wa onyesho na {name} umebadilishwa na {by}: sasa {when}',
      preview: '{service}, {when}',
      heading: 'Muda wa onyesho umebadilishwa',
      paragraphs: ['Mwaliko mpya umeambatishwa.'],
    },
    rescheduledReply: written('demo-moved'),
    cancelledTeam: {
      subject: 'Onyesho na {name} limeghairiwa na {by}: {when}',
      preview: '{service}, {when}',
      heading: 'Onyesho limeghairiwa',
      paragraphs: ['Muda huo uko wazi tena.'],
    },
    cancelledReply: written('demo-cancelled'),
    reminders: {
      dayBefore: written('reminder-day-before'),
      hourBefore: written('reminder-hour-before'),
      change: 'Umepata udhuru? Badilisha muda au ghairi hapa: {manage}',
    },
    missed: {
      ...written('demo-missed'),
      free: 'Wazi',
      choose: 'Chagua muda mpya',
    },
  }
}
