import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import { paths } from '#content/paths.ts'

export const tryChatbotHead: PageHead = {
  title: 'Try a Chatbot on Your Own FAQ',
  description:
    'Paste your questions and prices, and ask a chatbot that answers from them and from nothing else. It runs in your browser; no sign-up.',
}

/** Texts as a business would paste them. Blocks of lines, with a blank line between. */
const samples = [
  {
    id: 'clinic',
    label: 'Dental clinic: FAQ',
    business: 'Asha Dental Care',
    blocks: [
      ['Asha Dental Care, Lajpat Nagar'],
      [
        'Q: What are your timings?',
        'A: Monday to Saturday, 10 am to 2 pm and 5 pm to 8:30 pm. Closed on Sunday.',
      ],
      ['Q: Do I need an appointment?', 'A: Please book a time. Walk-ins wait for a free slot.'],
      ['Q: How much is the first consultation?', 'A: 300/-. It is free if you start treatment the same day.'],
      ['Q: Do you accept cards or UPI?', 'A: Yes: cash, UPI and all cards.'],
      ['Q: Does a root canal hurt?', 'A: We numb the tooth first. Most patients feel only some pressure.'],
      ['Q: Where is the clinic?', 'A: C-14, Lajpat Nagar II, above the State Bank. There is a lift.'],
      [
        'Price list',
        'Scaling and polishing - 800/-',
        'Root canal treatment - 4,500/-',
        'Ceramic crown - 6,000/-',
        'Tooth extraction - 700/-',
      ],
    ],
  },
  {
    id: 'coaching',
    label: 'Coaching class: fees',
    business: 'Gyan Coaching Classes',
    blocks: [
      ['Gyan Coaching Classes, Boring Road, Patna'],
      [
        'FEES FOR A MONTH',
        'Class 6 to 8: 1,800/-',
        'Class 9: 2,500/-',
        'Class 10: 2,800/-',
        'Class 11 Science: 3,600/-',
        'Class 12 Science: 4,000/-',
        'Registration: 500/- once',
      ],
      [
        'BATCHES',
        'Morning batch: 7:00 to 9:00 am, class 11 and 12',
        'Evening batch: 4:30 to 6:30 pm, class 6 to 10',
        'Sunday doubt class: 10 am, open to all',
      ],
      [
        'GOOD TO KNOW',
        'Two demo classes are free.',
        'Study material is included in the fee.',
        'Brothers and sisters of a student get a discount; ask at the desk.',
        'You can pay by UPI, in cash or in two instalments.',
        'Each batch has at most 25 students.',
      ],
    ],
  },
  {
    id: 'guesthouse',
    label: 'Guesthouse: rates',
    business: 'Baobab Guesthouse',
    blocks: [
      ['Baobab Guesthouse, Stone Town'],
      [
        'Rooms for a night, breakfast included',
        'Single room - USD 35 / TSh 90,000',
        'Double room - USD 50 / TSh 130,000',
        'Family room for four - USD 80 / TSh 205,000',
      ],
      [
        'Check-in from 2 pm, check-out by 11 am.',
        'Wi-Fi is free in all rooms.',
        'Airport pick-up: USD 15 a car',
        'Spice tour: USD 20 a person, half a day',
        'Children under 6 stay free in their parents’ bed.',
        'Cancel by the day before and pay nothing.',
        'We are on Kenyatta Road, five minutes from the ferry.',
        'Pay in cash, by Visa or with M-Pesa.',
      ],
    ],
  },
]

export const tryChatbot = ({ price, schedulerLink, isOnSale }: Facts) => ({
  title: 'Try a chatbot on your own FAQ',
  lead: 'Paste your FAQ or price list and ask what your customers ask you. It answers in your words, shows you the line it used, and says so when your text does not have the answer.',
  privacy: 'Everything stays in this page: nothing is sent or kept unless you send it yourself.',
  text: {
    heading: 'Your text',
    business: 'Name of your business',
    label: 'FAQ, price list, timings: as you have them',
    hint: 'Questions with answers, lists, “Haircut - 250/-”, or just a paragraph. English, Hindi or Swahili.',
    samplesLabel: 'Or use a sample',
    sample: 'Sample',
    samples,
    clear: 'Clear the text',
    counts: {
      answer: { one: '{count} answer', many: '{count} answers' },
      price: { one: '{count} price', many: '{count} prices' },
      statement: { one: '{count} other line', many: '{count} other lines' },
    },
    found: 'Found in it: {list}.',
    empty: 'Nothing to answer from yet. Paste some text, or use a sample.',
    cut: 'This text is longer than 200,000 characters. The bot has read up to there and left out the rest.',
    next: 'Ask the bot',
  },
  bot: {
    heading: 'On your site',
    frame: 'The bot on your website',
    noName: 'Your business',
    colourLabel: 'Colour of the chat',
    colours: { indigo: 'Indigo', peacock: 'Peacock', marigold: 'Marigold', sindoor: 'Red' },
    logLabel: 'Conversation with the bot',
    you: 'Visitor',
    bot: 'Bot',
    welcome: 'Namaste! Ask me about {business}.',
    welcomeNoName: 'Namaste! What would you like to know?',
    example: ['What are your timings?', 'and how much is a root canal?', 'Do you do braces?'],
    field: 'Your question',
    placeholder: 'Ask as a customer would',
    send: 'Send',
    suggestionsLabel: 'Questions your text answers',
    source: 'From your text, line {line}',
    sourceLines: 'From your text, lines {first} to {last}',
    missing: 'Your text does not mention {what}. It says:',
    unknown:
      'Your text does not say that. On your site I would take a name and number here and ask your team.',
    nearest: 'The nearest line I found:',
    canAnswer: 'What I can answer: {questions}',
    nothingAsked: 'I could not find a question in that. Could you put it another way?',
    greeting: 'Namaste! What would you like to know?',
    thanks: 'You are welcome. Anything else?',
    farewell: 'Thank you for asking. Goodbye!',
    noText: 'There is no text to answer from yet. Paste some, or use a sample.',
    qualifiers: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
      holiday: 'holidays',
      one: 'one',
      two: 'two',
      three: 'three',
      four: 'four',
    },
    suggestions: {
      price: 'How much is {item}?',
      fee: 'What is the {item}?',
      hours: 'When are you open?',
      place: 'Where are you?',
      about: 'What about {item}?',
    },
  },
  unanswered: {
    show: 'What it could not answer ({count})',
    back: 'Back to the chat',
    heading: 'These are the questions to add',
    text: 'With the Smart Bot you get this list every week, from what your visitors asked. Add the answer to your text and the question drops off the list.',
    empty: 'None so far. Ask something that is not in your text, and it will show up here.',
  },
  send: {
    heading: 'Send this bot to the team',
    lead: 'We look at what you tried and tell you what it takes to put it on your site. Below is exactly what we get; change or delete whatever you like.',
    button: 'Send this bot to the team',
    renew: 'Add what I tried since',
    plain: {
      subject: 'A chatbot for our website',
      message:
        'We would like a chatbot that answers from our own text.\n\nOur business and website:\n\nOur FAQ or price list:',
    },
    prepared: {
      subject: 'A chatbot for {business}',
      firstLine: 'We tried a chatbot on our own text and would like one for our website.',
      business: 'Business: {business}',
      answered: 'Asked, and answered from the text:',
      unanswered: 'Asked, and not in the text:',
      text: 'The text:',
      cut: '(cut here: {shown} of {all} lines)',
    },
  },
  closing: {
    title: 'Put it on your site',
    text: 'In a free demo we show you the bot on your own text. The Smart Bot also hands the chat to your staff and passes enquiries to e-mail, WhatsApp and Google Sheets; the Enterprise Bot speaks Hindi, English and Swahili.',
    ...(isOnSale('website-chatbots') && {
      note: `Website chatbots start at ${price('website-chatbots.basic.setup')} for setup and ${price('website-chatbots.basic.monthly')} a month.`,
    }),
    actions: [
      { label: 'Book a demo', href: schedulerLink('website-chatbots') },
      { label: 'See plans and prices', href: paths['website-chatbots'] },
    ],
  },
})
