import { companyInHindi as company } from '#content/company.ts'
import { writtenPaymentMail } from '#content/en/mail-texts.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const paymentMails = (facts: Facts): Texts<Words['paymentMails']> => ({
  thanks: {
    ...writtenPaymentMail('payment-received', facts),
    next: 'काम शुरू करने के लिए हम 24 घंटे में आपसे बात करेंगे। कुछ ग़लत हो तो बस इस ई-मेल का जवाब दें।',
    page: 'हमारी वेबसाइट पर आपकी रसीद',
    closing: `${company.name} की टीम`,
  },
  team: {
    subject: 'पेमेंट आया: {package}, {amount}',
    heading: '{name} ने {package} का पेमेंट किया',
    text: 'ख़रीदने वाले से 24 घंटे में जवाब का वादा किया है।',
  },
  open: {
    ...writtenPaymentMail('order-open', facts),
    otherwise:
      'मन बदल गया, या यह आपने नहीं किया था? आपको कुछ नहीं करना है: बिना पेमेंट का ऑर्डर एक हफ़्ते में अपने आप बंद हो जाता है, और हम फिर याद नहीं दिलाएँगे।',
    page: 'अपने ऑर्डर का पेमेंट करें',
  },
  odd: {
    subject: 'देखना है: {package} के लिए {asked} नहीं, {amount} आए',
    heading: '{name} ने अलग रक़म दी',
    text: 'यह ऑर्डर में नहीं गिना जाता। ख़रीदने वाला अभी दोबारा पेमेंट नहीं कर सकता और उसे बताया है कि हम लिखेंगे: पेमेंट सेवा के डैशबोर्ड में रक़म लौटा दें, या बाक़ी माँग लें।',
  },
  twice: {
    buyer: writtenPaymentMail('paid-twice', facts),
    team: {
      subject: 'लौटाना है: {package} का पेमेंट दो बार आया, {amount}',
      heading: '{name} ने दो बार पेमेंट किया',
      text: 'ख़रीदने वाले को बताया है कि दूसरा पेमेंट लौट रहा है। डेस्क पर “Payments” में जाकर रिफ़ंड कर दें।',
    },
  },
  repeat: {
    buyer: writtenPaymentMail('two-orders', facts),
    team: {
      subject: 'पूछना है: {package} के दो ऑर्डरों का पेमेंट, हर एक {amount}',
      heading: '{name} ने एक ही पैकेज का दो बार पेमेंट किया',
      text: 'ऑर्डर हैं {first} और {second}। ख़रीदने वाले को बताया है कि दूसरा शुरू करने से पहले हम पूछेंगे। पूछ लें, फिर डेस्क पर “Payments” में एक का रिफ़ंड कर दें, या वहाँ लिख दें कि दूसरे का सेटअप कब शुरू हुआ।',
    },
  },
  refunds: {
    order: writtenPaymentMail('refund', facts),
    duplicate: writtenPaymentMail('refund-second-payment', facts),
    unpaid: writtenPaymentMail('refund-unpaid', facts),
    when: 'बैंक को आमतौर पर 5 से 7 कामकाजी दिन लगते हैं। उसके बाद भी कुछ न आए तो इस ई-मेल का जवाब दें।',
    page: 'हमारी वेबसाइट पर आपका ऑर्डर',
  },
  labels: {
    package: 'पैकेज',
    amount: 'रक़म',
    asked: 'माँगी गई रक़म',
    receipt: 'रसीद नंबर',
    paidOn: 'पेमेंट की तारीख़',
    paymentId: 'पेमेंट',
    reference: 'ऑर्डर नंबर',
    name: 'नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    refunded: 'रिफ़ंड',
    paid: 'पेमेंट',
  },
  testNote: 'टेस्ट: यह सिर्फ़ दिखाने के लिए है, कोई पैसा नहीं कटा।',
})
