import { companyInSwahili as company } from '#content/company.ts'
import { type MailId, writtenPaymentMail } from '#content/en/mail-texts.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const paymentMails = (facts: Facts): Texts<Words['paymentMails']> => {
  const written = (id: MailId) => writtenPaymentMail(id, facts)
  return {
    thanks: {
      ...written('payment-received'),
      next: 'Tutawasiliana nawe ndani ya saa 24 ili kuanza. Kama kuna kitu hakiko sawa, jibu tu barua pepe hii.',
      page: 'Risiti yako kwenye tovuti yetu',
      closing: `Timu ya ${company.name}`,
    },
    team: {
      subject: 'Imelipiwa: {package}, {amount}',
      heading: '{name} amelipia {package}',
      text: 'Mnunuzi ameahidiwa jibu ndani ya saa 24.',
    },
    open: {
      ...written('order-open'),
      otherwise:
        'Umebadili mawazo, au si wewe? Huna haja ya kufanya chochote: oda isiyolipiwa hujifunga yenyewe baada ya wiki moja, na hatutakukumbusha tena.',
      page: 'Lipia oda yako',
    },
    odd: {
      subject: 'Ya kuangalia: {amount} zimekuja kwa {package}, si {asked}',
      heading: '{name} amelipa kiasi tofauti',
      text: 'Hakihesabiwi kwa oda hiyo. Kwa sasa mnunuzi hawezi kulipa tena na ameambiwa kwamba tutamwandikia: kirudishe kwenye dashibodi ya huduma ya malipo, au omba kilichobaki.',
    },
    twice: {
      buyer: written('paid-twice'),
      team: {
        subject: 'Ya kurudisha: {package} imelipiwa mara mbili, {amount}',
        heading: '{name} amelipa mara mbili',
        text: 'Mnunuzi ameambiwa kwamba malipo ya pili yanarudi. Tafadhali yarudishe kwenye Malipo, kwenye dawati.',
      },
    },
    repeat: {
      buyer: written('two-orders'),
      team: {
        subject: 'Ya kuuliza: oda mbili zilizolipiwa za {package}, kila moja {amount}',
        heading: '{name} amelipia kifurushi hicho hicho mara mbili',
        text: 'Oda ni {first} na {second}. Mnunuzi ameambiwa kwamba tutauliza kabla ya kuanza ya pili. Tafadhali uliza, kisha rudisha malipo ya moja kwenye Malipo, kwenye dawati, au andika hapo usanidi wa ya pili ulipoanza.',
      },
    },
    refunds: {
      order: written('refund'),
      duplicate: written('refund-second-payment'),
      unpaid: written('refund-unpaid'),
      when: 'Kwa kawaida benki huchukua siku 5 hadi 7 za kazi. Kama baada ya hapo hakuna kilichofika, jibu barua pepe hii.',
      page: 'Oda yako kwenye tovuti yetu',
    },
    labels: {
      package: 'Kifurushi',
      amount: 'Kiasi',
      asked: 'Kilichoombwa',
      receipt: 'Namba ya risiti',
      paidOn: 'Tarehe ya malipo',
      paymentId: 'Malipo',
      reference: 'Namba ya oda',
      name: 'Jina',
      email: 'Barua pepe',
      phone: 'Simu',
      refunded: 'Kilichorudishwa',
      paid: 'Kilicholipwa',
    },
    testNote: 'JARIBIO: hili ni jaribio, hakuna pesa iliyotoka.',
  }
}
