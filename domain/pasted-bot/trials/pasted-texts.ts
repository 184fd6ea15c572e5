/** What people paste, and what is asked of it: which lines an answer has to come from; none where the text does not say. */
export interface Trial {
  business: string
  text: string
  /** Each with the lines of its answers; of several messages the later ones lean on the earlier. */
  asked: [question: string | string[], lines: number[] | 'unknown'][]
}

/** The texts that the bot was written with. */
export const trials: Record<string, Trial> = {
  'a clinic’s questions and answers': {
    business: 'Asha Dental Care',
    text: `Asha Dental Care, Lajpat Nagar

Q: What are your timings?
A: Monday to Saturday, 10 am to 2 pm and 5 pm to 8:30 pm. Closed on Sunday.

Q: Do I need an appointment?
A: Please book on 98100 00000. Walk-ins wait for a free slot.

Q: How much is the first consultation?
A: ₹300. It is free if you start treatment the same day.

Q: Do you accept cards or UPI?
A: Yes, cash, UPI and all cards.

Q: Does root canal treatment hurt?
A: We numb the tooth first. Most patients feel only pressure.

Q: Where is the clinic?
A: C-14, Lajpat Nagar II, above the State Bank. Lift available.

Price list
Scaling and polishing – ₹800
Root canal treatment – ₹4,500
Ceramic crown – ₹6,000
Tooth extraction – ₹700
Wisdom tooth extraction – ₹3,500`,
    asked: [
      ['what are your timings', [4]],
      ['When do you open?', [4]],
      ['are you open on sunday?', [4]],
      ['Clinic kab khulta hai?', [4]],
      ['how much is root canal', [23]],
      ['RCT ka kya rate hai', 'unknown'],
      ['root canal kitne ka hai', [23]],
      ['scalling price', [22]],
      ['cost of teeth cleaning', [22]],
      ['wisdom tooth removal charges', [26]],
      ['is root canal painful? does it hurt', [16]],
      ['consultation fee?', [10]],
      ['do you take gpay', [13]],
      ['kahan par hai', [19]],
      ['Do you do braces?', 'unknown'],
      ['how much are implants', 'unknown'],
      ['Is there parking?', 'unknown'],
      ['where are you and how much is a crown', [19, 24]],
      ['fees and timings?', [10, 4]],
      [['how much is scaling?', 'and root canal?'], [23]],
      [['when do you open?', 'and on sunday?'], [4]],
      ['phone number', [7]],
    ],
  },
  'a coaching class’s fees': {
    business: 'Gyan Coaching',
    text: `GYAN COACHING CLASSES
Mukherjee Nagar, Delhi

FEES (per month)
Class 6-8: ₹1,800
Class 9: ₹2,500
Class 10: ₹2,800
Class 11 Science: ₹3,600
Class 12 Science: ₹4,000
Registration: ₹500 once

BATCHES
• Morning batch 7:00–9:00 am, Class 11 and 12
• Evening batch 4:30–6:30 pm, Class 6 to 10
• Sunday doubt class 10 am, free for all

Discount: 10% for brothers and sisters
Demo class: two days free
Payment: UPI, cash or two instalments
Each batch has at most 25 students.
Study material is included in the fee.`,
    asked: [
      ['class 10 ki fees kitni hai', [7]],
      ['fee for class 7', [5]],
      ['12th science fees', [9]],
      ['how much is class 5', 'unknown'],
      ['is there a sibling discount?', [17]],
      ['do you give a trial class', [18]],
      ['can i pay in installments', [19]],
      ['how many students in a batch?', [20]],
      ['are books included', [21]],
      ['evening batch timing', [14]],
      ['is there a class on sunday', [15]],
      ['do you have a hostel', 'unknown'],
      ['registration fee', [10]],
      [['class 9 fees', 'and class 11?'], [8]],
      ['where are you located', [2]],
    ],
  },
  'a guesthouse’s rates': {
    business: 'Baobab Guesthouse',
    text: `Baobab Guesthouse, Stone Town

Rooms per night, breakfast included
Single room - $35 / TSh 90,000
Double room - $50 / TSh 130,000
Family room (4 people) - $80 / TSh 205,000

Check-in from 2 pm, check-out by 11 am.
Free Wi-Fi in all rooms.
Airport pick-up: $15 per car
Spice tour: $20 per person, half a day
Children under 6 stay free in their parents' bed.
Cancel up to 3 days before and pay nothing.
We are on Kenyatta Road, five minutes from the ferry.
Pay in cash, by Visa or M-Pesa.`,
    asked: [
      ['How much is a room for two?', [5]],
      ['double room price', [5]],
      ['bei ya chumba', [4, 5, 6]],
      ['chumba cha watu wawili ni bei gani', [5]],
      ['mko wapi?', [14]],
      ['je mna wifi', [9]],
      ['do you have internet', [9]],
      ['what time is check out', [8]],
      ['is breakfast included', [3]],
      ['airport transfer cost', [10]],
      ['can I cancel', [13]],
      ['naweza kulipa kwa mpesa', [15]],
      ['do kids pay', [12]],
      ['Is there a swimming pool?', 'unknown'],
      ['do you rent scooters', 'unknown'],
      [['how much is a double room', 'for four?'], [6]],
      ['how long is the spice tour', [11]],
    ],
  },
  'a shop’s page in Hindi': {
    business: 'शर्मा स्वीट्स',
    text: `शर्मा स्वीट्स, चांदनी चौक
समय: सुबह 9 बजे से रात 10 बजे तक, रोज
पता: दुकान 12, चांदनी चौक, दिल्ली
फोन: 98110 00000
काजू कतली – ₹900 किलो
मोतीचूर लड्डू – ₹480 किलो
समोसा – ₹18
होम डिलीवरी 5 किलोमीटर तक मुफ्त है।
ऑर्डर एक दिन पहले दें।`,
    asked: [
      ['दुकान कब खुलती है?', [2]],
      ['काजू कतली कितने की है', [5]],
      ['पता क्या है', [3]],
      ['फोन नंबर', [4]],
      ['kya delivery hai', [8]],
      ['क्या जलेबी है?', 'unknown'],
      ['sunday ko khula hai?', [2]],
    ],
  },
  'a salon’s page in Swahili': {
    business: 'Saluni ya Neema',
    text: `Saluni ya Neema, Mikocheni
Tunafungua Jumatatu hadi Jumamosi, saa 2 asubuhi hadi saa 1 usiku.
Jumapili tumefunga.

BEI
Kusuka nywele: TSh 25,000
Kunyoa nywele za wanaume: TSh 5,000
Rangi ya kucha: TSh 10,000

Swali: Je, ninahitaji miadi?
Jibu: Kwa kusuka, ndiyo. Piga simu 0700 000 000.
Swali: Mnapokea M-Pesa?
Jibu: Ndiyo, M-Pesa na Tigo Pesa.`,
    asked: [
      ['mnafungua saa ngapi', [2, 3]],
      ['kusuka ni shilingi ngapi', [6]],
      ['mko wazi jumapili?', [3]],
      ['naweza kulipa kwa mpesa?', [13]],
      ['do I need an appointment', [11]],
      ['bei ya kucha', [8]],
      ['mnafanya masaji?', 'unknown'],
    ],
  },
  'a gym’s headings and paragraph': {
    business: 'Iron House',
    text: `# Iron House Gym

## Timings
- Mon–Fri: 5:30 am to 10 pm
- Saturday: 6 am to 8 pm
- Sunday: closed

## Membership
| Plan | 1 month | 12 months |
| Basic | ₹1,500 | ₹12,000 |
| With trainer | ₹4,000 | ₹36,000 |

## Good to know
We have separate changing rooms and showers for women. Lockers are free; bring your own lock. A steam room is open after 6 pm.
Do you have parking? Yes, for bikes only, behind the building.
Minimum age is 16 years`,
    asked: [
      ['opening hours', [4, 5, 6]],
      ['open on saturday?', [5]],
      ['are you open on wednesday', [4]],
      ['is there parking for my car', [15]],
      ['how much is basic membership', [10]],
      ['do you have steam', [14]],
      ['ladies changing room?', [14]],
      ['minimum age', [16]],
      ['do you have zumba', 'unknown'],
      [['when are you open on saturday?', 'and sunday?'], [6]],
      ['trainer cost', [11]],
    ],
  },
}
