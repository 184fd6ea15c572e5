import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { days } from './contact.ts'

export const booking = (_facts: Facts): Texts<Words['booking']> => ({
  modalTitle: 'Weka miadi ya onyesho',
  close: 'Funga',
  form: {
    heading: 'Weka miadi ya onyesho hapa',
    lead: 'Simu fupi ya video, bila malipo. Chagua muda unaokufaa, nasi tutakutumia mwaliko kwa barua pepe.',
    requiredNote: 'Sehemu zenye * lazima zijazwe.',
    fields: {
      name: { label: 'Jina *', missing: 'Tafadhali andika jina lako.' },
      email: {
        label: 'Barua pepe *',
        missing: 'Tafadhali andika barua pepe tutakayotuma mwaliko.',
        invalid: 'Hii haionekani kuwa barua pepe. Tafadhali iangalie tena.',
      },
      service: { label: 'Huduma *', missing: 'Tafadhali chagua huduma iliyo karibu zaidi.' },
      date: {
        label: 'Tarehe *',
        missing: 'Tafadhali chagua siku.',
        invalid: 'Hakuna siku kama hiyo. Tafadhali chagua nyingine.',
        'too-far': 'Unaweza kuweka miadi hadi siku {days} mbele. Tafadhali chagua siku ya karibu zaidi.',
      },
      time: {
        label: 'Muda (IST) *',
        missing: 'Tafadhali chagua muda.',
        invalid: 'Tafadhali andika saa na dakika, kama 11:30.',
        past: 'Muda huu umeshapita. Tafadhali chagua wa baadaye.',
        'too-soon': 'Tunahitaji saa {hours} kuandaa onyesho lako. Tafadhali chagua muda wa baadaye.',
      },
      company: { label: 'Biashara au taasisi' },
      phone: { label: 'Simu', invalid: 'Tafadhali tumia tarakimu, na msimbo wa nchi kama uko nje ya India.' },
      message: { label: 'Ungependa tukuonyeshe nini?' },
    },
    submit: 'Weka miadi',
    sending: 'Tunaweka...',
    success: {
      title: 'Miadi imewekwa',
      text: 'Miadi ya onyesho lako imewekwa. Barua pepe ya uthibitisho inakufikia muda si mrefu.',
    },
    failure: {
      title: 'Miadi haikuwekwa',
      text: 'Tumeshindwa kuweka miadi ya onyesho lako. Tafadhali jaribu tena au wasiliana nasi moja kwa moja.',
      action: { label: 'Fungua WhatsApp' },
    },
    purpose: 'Kupanga onyesho uliloomba na kukujibu kuhusu onyesho hilo',
  },
  find: { label: 'Umeshaweka miadi? Itafute hapa' },
  picker: {
    heading: 'Nafasi zilizo wazi',
    days: 'Siku',
    times: 'Nafasi za {day}',
    loading: 'Tunatafuta nafasi zilizo wazi…',
    failed: 'Hatukuweza kupata nafasi zilizo wazi. Chagua tarehe na muda hapa chini.',
    none: 'Hakuna nafasi wazi katika wiki hizi mbili. Angalia siku nyingine, au tuandikie.',
    chosen: 'Muda wako',
    change: 'Badilisha',
    later: 'Siku za mbele',
    earlier: 'Siku za nyuma',
    end: {
      text: 'Hizi ndizo siku za mwisho zilizo wazi kwa sasa: unaweza kuweka miadi hadi siku {days} mbele. Unahitaji siku ya mbele zaidi?',
      link: { label: 'Tuandikie kwa WhatsApp' },
    },
    zone: { here: 'Saa za India (IST)', there: 'Saa za {city}, na kando yake saa za India' },
    inIndia: '{time}, saa za India',
    zones: { label: 'Onyesha kwa saa za', india: 'India', tanzania: 'Tanzania' },
    see: 'Tazama nafasi zilizo wazi',
  },
  ticket: {
    calendars: 'Iweke kwenye kalenda yako',
    ics: 'Faili la kalenda',
    google: 'Google Calendar',
    outlook: 'Outlook',
    join: 'Jiunge na simu ya video',
    minutes: 'Dakika {minutes} kwa video',
    manage: 'Badilisha muda au ghairi',
    event: `Onyesho na ${company.name}: {service}`,
    done: 'Sawa',
  },
  about: 'Kuhusu',
  chooseService: 'Tafadhali chagua iliyo karibu zaidi',
  missing: { title: 'Kuna sehemu hazijajazwa', text: 'Tafadhali jaza sehemu zote zinazohitajika.' },
  replyLater: {
    title: 'Miadi imewekwa',
    text: 'Miadi ya onyesho lako imewekwa. Timu yetu itawasiliana nawe kuithibitisha.',
  },
  requested: {
    title: 'Bado miadi haijawekwa',
    text: 'Tumepata ombi lako, lakini muda huu bado haujawekwa. Timu yetu itauthibitisha kwa barua pepe, au kupendekeza mwingine.',
  },
  taken: {
    text: 'Muda huu umechukuliwa sasa hivi. Tafadhali chagua mwingine.',
    choose: 'Nafasi wazi zilizo karibu nao. Bonyeza moja kuichukua:',
    none: 'Hakuna nafasi wazi karibu na muda huo. Tafadhali chagua siku nyingine.',
  },
  closed: { text: 'Muda huu tumefunga. Tafadhali chagua mwingine.' },
  hours: {
    label: 'Saa zetu za kazi (IST)',
    days,
    until: 'hadi',
    closed: 'Tumefunga',
    ownTime: { somewhere: '{time} kwa saa zako', inCity: '{time} kwa saa za {city}' },
  },
  page: {
    title: 'Onyesho lako',
    titles: {
      requested: 'Umeomba onyesho',
      booked: 'Miadi ya onyesho lako imewekwa',
      rescheduled: 'Onyesho lako lina muda mpya',
      cancelled: 'Onyesho lako limeghairiwa',
      came: 'Asante kwa kuungana nasi',
      missed: 'Tutafute muda mwingine?',
    },
    leads: {
      requested:
        'Muda huu bado haujathibitishwa. Timu yetu itauthibitisha kwa barua pepe, au kupendekeza mwingine. Hifadhi ukurasa huu endapo utahitaji kubadilisha muda.',
      booked:
        'Mwaliko uko njiani kwenye barua pepe yako. Hifadhi ukurasa huu endapo utahitaji kubadilisha muda.',
      rescheduled: 'Mwaliko wenye muda mpya uko njiani kwenye barua pepe yako.',
      cancelled: 'Tumeitoa kwenye kalenda. Weka miadi nyingine wakati wowote unaokufaa.',
      came: 'Tumefurahi kukutana nawe. Una maswali mengine? Tuandikie tu.',
      missed: 'Muda ulioonyeshwa hapa chini hatukukutana. Hutokea. Chagua tu muda mpya.',
    },
    confirmedLater:
      'Timu yetu itawasiliana nawe kuithibitisha. Hifadhi ukurasa huu endapo utahitaji kubadilisha muda.',
    facts: {
      service: 'Huduma',
      about: 'Kuhusu',
      when: 'Lini',
      askedFor: 'Muda ulioomba',
      yourTime: 'Kwa saa zako',
      email: 'Barua pepe',
      video: 'Simu ya video',
      reference: 'Namba ya miadi',
    },
    over: 'Onyesho hili limeshapita, kwa hiyo haliwezi tena kubadilishwa muda wala kughairiwa. Tuandikie kama ungependa lingine.',
    unreachable: 'Ombi lako halikutufikia. Tafadhali angalia mtandao wako ujaribu tena.',
    notMoved: { title: 'Muda wa onyesho lako haujabadilika.', choose: 'Chagua muda mwingine' },
    reschedule: {
      heading: 'Badilisha muda',
      date: 'Tarehe mpya',
      time: 'Muda mpya (IST)',
      free: 'Nafasi wazi zilizo karibu nao. Bonyeza moja kuhamishia onyesho hapo:',
      submit: 'Badilisha muda',
    },
    cancel: {
      ask: 'Ghairi onyesho',
      text: 'Huna haja ya kutoa sababu. Tutaijulisha timu mara moja.',
      others: 'Je, muda mwingine ungekufaa zaidi? Bonyeza mmoja kuhamishia onyesho hapo:',
      submit: 'Ndiyo, ghairi',
    },
    bookAnother: { label: 'Weka miadi nyingine' },
    done: {
      requested: 'Umeomba muda mpya. Timu yetu itauthibitisha kwa barua pepe, au kupendekeza mwingine.',
      rescheduled: 'Muda umebadilishwa. Tutakutumia mwaliko mpya kwa barua pepe.',
      cancelled: 'Imeghairiwa. Tumeijulisha timu.',
    },
    linkByMail: {
      title: 'Umetuma mara mbili? Inahesabiwa mara moja tu',
      text: 'Kama {reference} ni namba ya miadi yako, unaweza kubadilisha muda au kughairi kwa kiungo kilicho kwenye barua pepe yetu. Kama huioni barua pepe hiyo, tunaweza kukutumia kiungo tena.',
      links: [{ label: 'Nitumieni kiungo' }, { label: 'Tuandikie' }, { label: 'Rudi Mwanzo' }],
    },
    unknown: {
      title: 'Hatulioni onyesho hili',
      text: 'Huenda kiungo kilikatika kwenye barua pepe yako. Tafadhali nakili kiungo chote, au tukutumie tena.',
      links: [{ label: 'Nitumieni kiungo' }, { label: 'Tuandikie' }, { label: 'Rudi Mwanzo' }],
    },
  },
})
