import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { BlogArticle } from '#content/prose.ts'
import { number, period } from './counting.ts'

export const blog = (facts: Facts) => ({
  hero: {
    title: 'Notes from the counter',
    lead: 'Short reads on what to hand to a machine, what to keep, and how to begin on a Tuesday.',
  },
  contentsLabel: 'On this page',
  /** Follows the number. */
  readingTime: 'min read',
  publishedLabel: 'Published',
  copyLink: 'Copy a link to this article',
  linkCopied: { title: 'Link copied', text: 'It opens this page at the article.' },
  copyFailed: {
    title: 'Could not copy',
    text: 'Choose the article in the list at the top, then copy the address of the page.',
  },
  articles: articles(facts),
  closing: {
    title: 'A question we should write about?',
    text: 'Send it. We answer every one; the good ones become articles.',
    primary: { label: 'Send a question', href: paths.contact },
    second: { label: 'Read the FAQ', href: paths.faq },
  },
})

/** Newest first. Each is read on the page itself. */
const articles = ({ price, delivery, priceTables }: Facts): BlogArticle[] => [
  {
    id: 'diwali-stock-on-one-page',
    title: 'Diwali stock on one page: five figures for a busy shop',
    topic: 'Shops',
    published: '2025-09-02',
    readingMinutes: 2,
    summary: 'Which numbers a shop should see every morning of the season, and where they already are.',
    opening: [
      'In the six weeks before Diwali a gift shop can sell as much as in the four months before. It is also when nobody has time to look at a report. So the report has to be small enough to read while the shutter goes up.',
    ],
    sections: [
      {
        id: 'diwali-stock-five-figures',
        heading: 'The five',
        blocks: [
          {
            kind: 'list',
            items: [
              'Yesterday’s sales, next to the same weekday last week.',
              'Ten items that will run out first, each with a date. “Brass diya, small: Thursday” is worth more than “stock: 48”.',
              'Ten items that have not moved for a month. They are your combo packs.',
              'Cash, UPI and credit, apart. Festival credit is easy to give and slow to come back.',
              'Orders promised but not packed, oldest first.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'That is all. A page with thirty charts is looked at once. A page with five figures is looked at every day, and missed when it is late.',
          },
        ],
      },
      {
        id: 'diwali-stock-sources',
        heading: 'You already have the data',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Sales sit in the billing software, which can export a sheet. Stock is in an Excel file, or in a notebook that someone can type up once. UPI totals come in the bank’s evening message. None of it needs a new system. It needs one place where the pieces meet.',
          },
          {
            kind: 'paragraph',
            text: 'Begin with one shelf. Take the twenty items that bring most of the money and count only those, every Sunday. If the page is right about twenty items for two weeks, add the rest.',
          },
        ],
      },
      {
        id: 'diwali-stock-cost',
        heading: 'What it costs',
        blocks: [
          {
            kind: 'paragraph',
            text: `You can build a first version yourself in Google Sheets in an afternoon, and you should, to learn which figure you miss. When keeping it up becomes somebody’s evening job, our Basic dashboard does it for ${price('business-dashboards.basic.setup')} setup and ${price('business-dashboards.basic.monthly')} a month. It has five widgets. You now know which five.`,
          },
        ],
      },
    ],
    onward: { label: 'Business dashboards and their plans', href: paths['business-dashboards'] },
  },
  {
    id: 'guesthouse-whatsapp-stone-town',
    title: 'Six rooms, two languages: WhatsApp for a Stone Town guesthouse',
    topic: 'Hotels',
    published: '2025-06-10',
    readingMinutes: 2,
    summary: 'How a small guesthouse answers at four in the morning without hiring a night clerk.',
    opening: [
      'A guest in Mumbai plans her Zanzibar week after dinner. So does a guest in Texas. In Stone Town it is then half past six in the evening for one and four in the morning for the other. The person who knows if the sea-view room is free is cooking dinner, or asleep.',
    ],
    sections: [
      {
        id: 'guesthouse-first-message',
        heading: 'Write down the first ten questions',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Scroll back through a month of chats and you will find the same ten: price per night, breakfast, airport pick-up, the ferry, hot water, Wi-Fi, early check-in, children, dinner during Ramadan, how to pay. Answer each once, in your own words, in English and Swahili. Those twenty paragraphs are most of the agent.',
          },
        ],
      },
      {
        id: 'guesthouse-calendar',
        heading: 'Let it see one calendar, and only one',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Double bookings come from two calendars. If rooms are sold on a travel site too, that calendar has to be the one the agent reads. It offers free nights, holds one for an hour, and asks for the deposit: M-Pesa for guests with a Tanzanian number, a card link for everyone else. No deposit, no booking. The room goes back on sale by itself.',
          },
        ],
      },
      {
        id: 'guesthouse-people',
        heading: 'Keep three things for yourself',
        blocks: [
          {
            kind: 'list',
            items: [
              'Complaints. A wet ceiling needs a human apology.',
              'Groups and weddings. The price is a conversation.',
              'Anything about safety or health. The agent gives your number and rings you.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Tell guests plainly that the first reply is automatic and that you read everything in the morning. People do not mind a machine. They mind being fooled by one.',
          },
        ],
      },
      {
        id: 'guesthouse-cost',
        heading: 'The sum',
        blocks: [
          {
            kind: 'paragraph',
            text: `In Tanzania a Basic Bot is ${price('whatsapp-agents.tanzania.basic.setup')} to set up and ${price('whatsapp-agents.tanzania.basic.monthly')} a month with ${number(priceTables['whatsapp-agents-tanzania'].plans.basic.included)} chats. Work out what one empty night in July costs you, and how many such nights were lost to a late reply.`,
          },
        ],
      },
    ],
    onward: { label: 'WhatsApp agents in detail', href: paths['whatsapp-agents'] },
  },
  {
    id: 'admission-calls',
    title: 'Admission calls: what a school can hand over, and what it should not',
    topic: 'Schools',
    published: '2025-02-18',
    readingMinutes: 2,
    summary: 'Sorting the calls of one admission week before you automate any of them.',
    opening: [
      'Say your office takes ninety calls on a Monday in January. Before you buy anything, put a sheet of paper next to the telephone and draw three columns.',
    ],
    sections: [
      {
        id: 'admission-calls-columns',
        heading: 'Three columns',
        blocks: [
          {
            kind: 'paragraph',
            text: 'First column: the answer is on the notice board. Is the form out, what is the last date, what is the age for Nursery, which bus goes to Sector 12? Second column: the answer is in a register. Has my form reached you, when is our interaction, is the fee received? Third column: someone needs to be heard. A transfer in the middle of the year, a child who needs support, a parent who has lost a job.',
          },
          {
            kind: 'paragraph',
            text: 'Make a stroke for every call until Friday. The first column is usually the longest by far, and it is the one that wears your staff out.',
          },
        ],
      },
      {
        id: 'admission-calls-order',
        heading: 'Hand over in that order',
        blocks: [
          {
            kind: 'list',
            items: [
              'Week one: the notice-board column. A voice agent needs only your prospectus and fee circular for it.',
              'Week two: the register column, once the agent can look up a form number. It reads out the status and nothing more.',
              'Never: the third column. The agent should recognise it, say “I will connect you to the office”, and do so.',
            ],
          },
        ],
      },
      {
        id: 'admission-calls-check',
        heading: 'Check it like a new clerk',
        blocks: [
          {
            kind: 'paragraph',
            text: 'For the first three days, listen to ten recordings each evening. Correct the words, not the machine: if it says “kindly revert”, and your school would never say that, change it. Ask two parents from the PTA to ring it in Hindi with a television on in the background. That is how it will really be used.',
          },
          {
            kind: 'paragraph',
            text: `Allow ${period(delivery.agents)} for setup, so begin before forms go on sale. Voice agents start at ${price('ai-voice-agents.start')}. The sheet of paper is free, and worth doing even if you never call us.`,
          },
        ],
      },
    ],
    onward: { label: 'Voice agents for schools', href: paths['ai-voice-agents'] },
  },
]

export const blogHead = {
  title: 'Blog: Notes on Automation',
  description: 'Short, practical reads on putting AI to work in a school or a small business.',
}
