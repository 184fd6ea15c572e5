import type { ShippedTexts } from '#content/site-texts.ts'

/** In Markdown; facts stand in braces, by where they lie in the catalogue. */
export const articles: ShippedTexts['article'] = {
  'diwali-stock-on-one-page': {
    title: 'Diwali stock on one page: five figures for a busy shop',
    topic: 'Shops',
    published: '2025-09-02',
    summary: 'Which numbers a shop should see every morning of the season, and where to find them.',
    text: `In the six weeks before Diwali a gift shop can sell as much as in the four months before. It is also when nobody has time to look at a report. So the report has to be small enough to read while the shutter goes up.

## The five

- Yesterday’s sales, next to the same weekday last week.
- Ten items that will run out first, each with a date. “Brass diya, small: Thursday” is worth more than “stock: 48”.
- Ten items that have not moved for a month. They are your combo packs.
- Cash, UPI and credit, shown separately. Festival credit is easy to give and slow to come back.
- Orders promised but not packed, oldest first.

That is all. A page with thirty charts is looked at once. A page with five figures is looked at every day, and missed when it is late.

## You already have the data

Sales sit in the billing software, which can export a sheet. Stock is in an Excel file, or in a notebook that someone can type up once. UPI totals come in the bank’s evening message. None of it needs a new system. It needs one place where the pieces meet.

Begin with one shelf. Take the twenty items that bring most of the money and count only those, every Sunday. If the page is right about twenty items for two weeks, add the rest.

## What it costs

You can build a first version yourself in Google Sheets in an afternoon, and you should, to learn which figure you miss. When keeping it up becomes somebody’s evening job, our Basic dashboard does it for {prices/business-dashboards.basic.setup} setup and {prices/business-dashboards.basic.monthly} a month. It has five widgets. You now know which five.`,
    onwardLabel: 'Business dashboards and their plans',
    onwardHref: '/services/business-dashboards',
  },
  'guesthouse-whatsapp-stone-town': {
    title: 'Six rooms, two languages: WhatsApp for a Stone Town guesthouse',
    topic: 'Hotels',
    published: '2025-06-10',
    summary: 'How a small guesthouse answers at four in the morning without hiring a night clerk.',
    text: `A guest in Mumbai plans her Zanzibar week after dinner. So does a guest in Texas. In Stone Town it is half past six in the evening when the first one writes, and four in the morning when the second one does. The person who knows if the sea-view room is free is cooking dinner, or asleep.

## Write down the first ten questions

Scroll back through a month of chats and you will find the same ten: price per night, breakfast, airport pick-up, the ferry, hot water, Wi-Fi, early check-in, children, dinner during Ramadan, how to pay. Answer each once, in your own words, in English and Swahili. Those twenty paragraphs are most of the agent.

## Let it see one calendar, and only one

Double bookings come from two calendars. If rooms are sold on a travel site too, that calendar has to be the one the agent reads. It offers free nights, holds one for an hour, and asks for the deposit: M-Pesa for guests with a Tanzanian number, a card link for everyone else. No deposit, no booking. The room goes back on sale by itself.

## Keep three things for yourself

- Complaints. A wet ceiling needs a human apology.
- Groups and weddings. The price needs a conversation.
- Anything about safety or health. The agent gives your number and rings you.

Tell guests plainly that the first reply is automatic and that you read everything in the morning. People do not mind a machine. They mind being fooled by one.

## Do the sum

In Tanzania a Basic Bot is {prices/whatsapp-agents.tanzania.basic.setup} to set up and {prices/whatsapp-agents.tanzania.basic.monthly} a month with {priceTables/whatsapp-agents-tanzania/plans/basic/included} chats. Work out what one empty night in July costs you, and how many such nights were lost to a late reply.`,
    onwardLabel: 'WhatsApp agents in detail',
    onwardHref: '/services/whatsapp-agents',
  },
  'admission-calls': {
    title: 'Admission calls: what a school can hand over, and what it should not',
    topic: 'Schools',
    published: '2025-02-18',
    summary: 'Sort one week of admission calls before you automate any of them.',
    text: `Say your office takes ninety calls on a Monday in January. Before you buy anything, put a sheet of paper next to the telephone and draw three columns.

## Three columns

First column: the answer is on the notice board. Is the form out, what is the last date, what is the age for Nursery, which bus goes to Sector 12? Second column: the answer is in a register. Has my form reached you, when is our interaction, is the fee received? Third column: someone needs to be heard. A transfer in the middle of the year, a child who needs support, a parent who has lost a job.

Make a tally mark for every call until Friday. The first column is usually the longest by far, and it is the one that wears your staff out.

## Hand over in that order

- Week one: the notice-board column. A voice agent needs only your prospectus and fee circular for it.
- Week two: the register column, once the agent can look up a form number. It reads out the status and nothing more.
- Never: the third column. The agent should recognise it, say “I will connect you to the office”, and do so.

## Check it like a new clerk

For the first three days, listen to ten recordings each evening. Correct the words, not the machine: if it says “kindly revert”, and your school would never say that, change it. Ask two parents from the PTA to ring it in Hindi with a television on in the background. That is how it will really be used.

Allow {delivery/agents} for setup, so begin before forms go on sale. Voice agents start at {prices/ai-voice-agents.start}. The sheet of paper is free, and worth doing even if you never call us.`,
    onwardLabel: 'Voice agents for schools',
    onwardHref: '/services/ai-voice-agents',
  },
}
