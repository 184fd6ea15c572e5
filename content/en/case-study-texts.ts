import type { ShippedTexts } from '#content/site-texts.ts'

/** The three businesses, in their order. */
export const caseStudyTexts: ShippedTexts['caseStudy'] = {
  'clinic-assistant': {
    title: 'The clinic assistant',
    client: 'Family clinic, Lucknow',
    summary: 'One receptionist, two doctors and a phone that rang through every consultation.',
    result: '20+ hours saved weekly',
    heading: 'The clinic that stopped missing calls',
    lead: 'A voice agent answers in Hindi and English and books the slot, so the receptionist can look after the patient in front of her.',
    description:
      'How a voice agent took 80% of the calls off a clinic’s desk and filled 60% more appointments.',
    facts:
      'Who: Two doctors, one receptionist\nWhat we built: AI voice agent with WhatsApp confirmation\nLanguages: Hindi, English',
    metrics:
      '80% fewer calls: at the reception desk, over three months, compared with the three months before.\n95% satisfaction: among callers we asked at the end of their call, over the same three months.\n60% more appointments: booked in a month than before, mostly by callers nobody had time to answer during OPD.\n24/7: Calls at dinner time, on Sundays and on Holi are answered just the same.',
    before:
      'OPD runs from 9 to 1 and from 5 to 8. In those hours the phone never stopped, and outside them nobody picked it up. Half of all callers asked, “Is the doctor in today?” Patients who did not get through walked to the next clinic.',
    built:
      'A voice agent on the clinic’s existing number. It knows both doctors’ timings, leave days and fees, finds a free slot and sends a WhatsApp with time and token. Chest pain, a child with high fever, anything that sounds urgent goes straight to a person.',
    after:
      'The receptionist handles people at the desk and the few calls that need her. Both doctors see the next day’s list at 9 in the evening. The desk saves 20+ hours a week, and nobody takes the appointment diary home.',
    featuresHeading: 'What it does all day',
    features:
      'Books and moves slots: Reads the live calendar, so no two patients get the same 10:20.\nSpeaks the way callers do: Hindi, English and the Hinglish in between, without rushing.\nKnows when to stop: Gives no medical advice. Anything urgent goes to the desk at once.\nReports at nine: One message every evening: who called, who is coming, who wants a call back.',
    quoteHeading: 'In the clinic’s words',
    quote:
      'My patients are mostly over fifty and I was sure they would hang up on a machine. Now they ask it about their knees, and it tells them to ask me.',
    person: 'Dr. Sunita Bajpai',
    role: 'General physician',
    organisation: 'a family clinic in Lucknow',
    quoteFrom: 'sample',
    closingTitle: 'How many calls did your desk miss today?',
    closingText: 'Your telephone company can tell you. Voice agents start at {prices/ai-voice-agents.start}.',
    closingLabel: 'Plan one for your clinic',
    service: 'ai-voice-agents',
  },
  'ecommerce-bot': {
    title: 'The e-commerce bot',
    client: 'Online clothing shop, Dar es Salaam',
    summary: 'Customers wrote at midnight and had bought elsewhere by morning.',
    result: '35% conversion',
    heading: 'The shop that replies at midnight',
    lead: 'A bot on the store’s WhatsApp checks stock, suggests a size and sends the payment link, while the owner sleeps.',
    description:
      'How a WhatsApp bot that answers in 45 seconds brought an online shop 300% conversions and 90% fewer tickets.',
    facts:
      'Who: An owner, a tailor, a rider\nWhat we built: WhatsApp agent connected to stock and M-Pesa\nLanguages: Swahili, English',
    metrics:
      '300% conversions: paid orders in a month, compared with a month when every chat waited for the owner.\n90% fewer tickets: left for a person each month. “Where is my parcel?” is answered from the rider’s list.\n45 sec response: from a customer’s question to an answer with a picture, on an average night.\n35% conversion: the share of chats about a dress, in that same month, that ended in a paid order.',
    before:
      'Dresses were posted on Instagram in the evening and questions came in until one at night: size, colour, price, delivery to Mbezi? The owner answered at breakfast. By then half the customers had bought from someone who was awake.',
    built:
      'A WhatsApp agent that reads the stock sheet, sends the right photo, asks for bust and height before it suggests a size, and closes the sale with an M-Pesa request. Alterations and complaints go to the owner with the whole chat attached.',
    after:
      'Orders placed overnight are paid for and packed before ten. The owner looks at the few chats marked for her and spends the mornings choosing fabric. When the Eid rush came, she did not have to hire anyone to type replies.',
    featuresHeading: 'What it does all night',
    features:
      'Sells only what is in stock: Once the last yellow M is sold, it stops offering it.\nHelps with size: Two questions instead of a chart nobody reads, so fewer parcels come back.\nTakes the payment: Sends the M-Pesa request, waits for it, then confirms the delivery slot.\nCalls in the owner: Bargaining, bulk orders and unhappy customers are politely handed over.',
    quoteHeading: 'In the owner’s words',
    quote:
      'I used to sleep with the phone under the pillow. Last week I woke up to eleven paid orders and one question about a zip.',
    person: 'Neema Mushi',
    role: 'Owner',
    organisation: 'an online clothing shop in Dar es Salaam',
    quoteFrom: 'sample',
    closingTitle: 'What do people ask your shop after closing?',
    closingText:
      'WhatsApp agents start at {prices/whatsapp-agents.start} in India and {prices/whatsapp-agents.tanzania.basic.setup} in Tanzania.',
    closingLabel: 'Plan one for your shop',
    service: 'whatsapp-agents',
  },
  'analytics-dashboard': {
    title: 'The analytics dashboard',
    client: 'Coaching institute, Indore',
    summary: 'Four spreadsheets, four owners, and a Monday meeting spent arguing about whose was right.',
    result: '50% faster decisions',
    heading: 'Four sheets, one morning page',
    lead: 'Sales, stock, fees and attendance from four sheets, on one screen before the first meeting.',
    description:
      'How four spreadsheets became one page, with daily decisions five times faster and 40 hours saved every week.',
    facts:
      'Who: Two branches and a book counter\nWhat we built: Dashboard over Excel and Google Sheets\nOpens on: The director’s phone, the office television',
    metrics:
      '5x faster decisions: on everyday matters such as reorders and batch sizes, now decided in one day instead of five.\n40 hours weekly saved: by everyone together, at both branches and the book counter.\n50% faster decisions: in the monthly review of fees and staff, which takes half the time it used to.\n20+ hours saved weekly: in the accounts office alone, out of those 40. The sheets used to be combined by hand.',
    before:
      'Fees lived in Excel at the main branch, attendance in a Google Sheet, book sales in the billing software, stock in a notebook typed up on Saturdays. Every Monday four people brought four totals, and the meeting went into finding out which were right.',
    built:
      'Nobody had to give up a sheet. We read all four every morning, match names that are spelt three different ways, and put twelve figures on one page. Tap a figure and you see the rows behind it. If a figure looks wrong, it goes back to whoever keeps that sheet.',
    after:
      'The page is ready at 8. The director sees which batch is thinning out while there is still time to call the parents, and the counter orders books before they run out. Monday’s meeting takes twenty minutes, with tea.',
    featuresHeading: 'What is on the page',
    features:
      'Fees due, by age: Under a week, under a month or longer, with the phone number beside each name.\nAttendance that warns you: After three absences in a row, the name turns marigold.\nStock with a date: The day each title will run out, at this month’s pace.\nSays when it is unsure: Rows it could not match are listed, never quietly dropped.',
    quoteHeading: 'In the director’s words',
    quote:
      'On the first morning it showed us a fee we had written off in two places. We had been arguing about that student for a month.',
    person: 'Rakesh Solanki',
    role: 'Director',
    organisation: 'a coaching institute in Indore',
    quoteFrom: 'sample',
    closingTitle: 'Send us your messiest sheet',
    closingText:
      'We’ll show you, free of charge, what one page made from it would look like. The Basic plan, with {priceTables/business-dashboards/plans/basic/features/widgets} KPI widgets, is {prices/business-dashboards.basic.setup} to set up.',
    closingLabel: 'Plan your morning page',
    service: 'business-dashboards',
  },
}
