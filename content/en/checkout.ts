import { paths } from '#content/paths.ts'

export const checkout = {
  /** Said of a payment whose package is no longer sold. */
  defaultDescription: 'AI Solutions Payment',
  details: {
    heading: 'Who is buying?',
    lead: 'Your receipt will be made out to this name and sent to this address.',
    fields: {
      name: {
        label: 'Full Name *',
        missing: 'Please tell us your name.',
        'too-long': 'Please use at most 120 characters.',
        invalid: 'Please write your name on one line.',
      },
      email: {
        label: 'Email Address *',
        missing: 'Please give the e-mail address for your receipt.',
        'too-long': 'This address is too long.',
        invalid: 'This does not look like an e-mail address. Please check it.',
      },
      phone: {
        label: 'Phone (optional)',
        'too-short':
          'This number has too few digits. Please give all 10, or the country code and number if you are outside India.',
        'too-long': 'This number is too long.',
        invalid: 'Please use digits, with the country code if you are outside India.',
      },
    },
    problemsTitle: 'Please check the following',
    buy: 'Buy {package}, {amount}',
    buying: 'One moment...',
    privacy: {
      text: 'We use this to take your payment, send the receipt and begin the work.',
      link: { label: 'Privacy Policy', href: paths.privacyPolicy },
      version: '2025-07-12',
      purpose: 'To take a payment, send the receipt and begin the work',
    },
  },
  /** Shown where payments are made with no real money. */
  test: {
    badge: 'TEST',
    text: 'This is a demonstration. No card is asked for and no money moves.',
  },
  /** Where online payment is not set up: the packages are bought by message. */
  closed: {
    text: "Online payment is not open yet. Send us a message and we'll reply with a payment link.",
    action: 'Order by message',
    unavailable: {
      title: 'Online payment is closed',
      text: "Please order by message, and we'll reply with a payment link.",
    },
  },
  notices: {
    informationRequired: {
      title: 'Information Required',
      text: 'Please fill in your contact details before proceeding with payment.',
    },
    scriptFailed: { title: 'Error', text: 'Failed to load payment script.' },
    success: {
      title: 'Payment Successful!',
      text: "Thank you for purchasing {package}. We'll contact you within 24 hours to get started.",
    },
    cancelled: {
      title: 'Payment Cancelled',
      text: 'Your payment was cancelled. You can try again anytime.',
    },
    failed: {
      title: 'Payment Error',
      text: 'There was an issue processing your payment. Please try again.',
    },
    /** Paid, but the answer did not reach us. */
    unconfirmed: {
      title: 'Not confirmed yet',
      text: 'Your browser could not reach us. Please do not pay again: this page will show your payment as soon as it is confirmed.',
    },
    unknownPackage: { title: 'Unknown package', text: 'Please choose one of the three packages.' },
    notOnSale: {
      title: 'Not on sale at present',
      text: 'This package is not on sale at present. Please choose another, or write to us.',
    },
    tooMany: { title: 'Too many orders', text: 'Please wait a few minutes and try again.' },
  },
  again: {
    title: 'Your order',
    text: 'Nothing has been ordered or paid yet.',
    back: { label: 'Back to the packages', href: `${paths.pricing}#quick-start` },
  },
}
