import type { Trial } from './pasted-texts.ts'

/** Written when the bot had answered the first texts, 27 of 41 as expected then; what it got wrong has since been learnt from. */
export const laterTrials: Record<string, Trial> = {
  'a school’s admission notice': {
    business: 'Sunrise Public School',
    text: `SUNRISE PUBLIC SCHOOL, NOIDA
ADMISSIONS 2026-27

1. Which classes are open for admission?
Nursery to Class 8. There are few seats in Class 5.

2. What documents do I bring?
Birth certificate, Aadhaar of the child, two photos and the last report card.

3. What is the school timing?
Nursery and KG: 8:30 am to 12:30 pm. Class 1 onwards: 7:45 am to 2:00 pm.

4. Is there a school bus?
Yes, 11 routes. Bus fee depends on distance and starts at ₹1,400 a month.

FEE STRUCTURE
Admission fee (once)	₹15,000
Tuition, Nursery to KG	₹3,200 per month
Tuition, Class 1 to 5	₹3,900 per month
Tuition, Class 6 to 8	₹4,400 per month

Office: Sector 62, open Monday to Saturday 9 am to 1 pm. Call 0120 400 0000.`,
    asked: [
      ['is admission open for class 5?', [5]],
      ['which papers are needed for admission', [8]],
      ['do you have a bus facility', [14]],
      ['class 4 ki fees', [19]],
      ['tuition fee for class 7', [20]],
      ['how much is the admission fee', [17]],
      ['school kahan hai', [22]],
      ['is there a swimming pool in the school', 'unknown'],
      ['Do you offer scholarships?', 'unknown'],
    ],
  },
  'a photographer’s packages': {
    business: 'Lens & Light',
    text: `Lens & Light – wedding and portrait photography

Packages:
Half day (4 hours) – Rs. 18,000
Full day (10 hours) – Rs. 32,000
Two days with album – Rs. 70,000
Pre-wedding shoot – Rs. 15,000

How soon do we get the photos? Edited photos within 21 days, album in 45 days.
Do you travel outside Jaipur? Yes, travel and stay are charged as per actuals.
How do I book? Pay 30% advance; the date is then yours.
What if I cancel? The advance is not returned, but you may move the date once.

Drone video can be added for Rs. 8,000.
Studio: 2nd floor, Raja Park, Jaipur`,
    asked: [
      ['full day price', [5]],
      ['how much for the prewedding shoot', [7]],
      ['when will I get my pictures', [9]],
      ['do you shoot in Udaipur', 'unknown'],
      ['how much advance do I pay', [11]],
      ['cancellation policy', [12]],
      ['is drone available and how much', [14]],
      ['studio address', [15]],
      ['Do you print canvases?', 'unknown'],
    ],
  },
  'a safari office in Swahili and English': {
    business: 'Kilima Tours',
    text: `Kilima Tours - Arusha, Njiro road, karibu na Shoprite

Saa za kazi: Jumatatu hadi Ijumaa saa 3 asubuhi - saa 11 jioni
Jumamosi: saa 3 asubuhi - saa 7 mchana

Bei kwa mtu mmoja
Arusha National Park, siku 1: USD 180
Tarangire, siku 1: USD 230
Serengeti na Ngorongoro, siku 4: USD 1,150
Kilimanjaro Machame, siku 7: USD 1,850

Bei inajumuisha gari, dereva, chakula cha mchana na ada za hifadhi.
Watoto chini ya miaka 12 hulipa nusu bei.
Malipo kwa M-Pesa, benki au kadi (kadi +4%).
Unahitaji kulipa asilimia 30 ili kuweka nafasi.
Simu / WhatsApp: +255 754 000 000`,
    asked: [
      ['bei ya Serengeti ni ngapi', [9]],
      ['Tarangire kiasi gani', [8]],
      ['how much is Kilimanjaro', [10]],
      ['mnafungua saa ngapi jumamosi', [4]],
      ['ofisi yenu iko wapi', [1]],
      ['namba ya simu', [16]],
      ['watoto wanalipa bei gani', [13]],
      ['je, chakula kipo', [12]],
      ['mna safari za baharini', 'unknown'],
    ],
  },
  'a repair shop’s notes': {
    business: 'Verma Mobile Repair',
    text: `Verma Mobile Repair
Shop 8, Nehru Place, near gate no. 3
We are open all days 11 am - 8 pm, Tuesday closed.

Screen change:
- iPhone 11: 4500
- iPhone 13: 7800
- Samsung A series: from 2200
- Redmi / Realme: from 1600
Battery change: 900 to 2500 depending on the model
Most repairs are done in 1 hour while you wait.
Water damage: we check it for Rs 300, repaid if you repair with us.
90 days warranty on screens and batteries.
We do not unlock stolen phones.
Pay by UPI or cash. No cards.`,
    asked: [
      ['iphone 13 screen kitne ka', [7]],
      ['redmi display change price', [9]],
      ['battery replacement cost', [10]],
      ['how long does a repair take', [11]],
      ['are you open on tuesday', [3]],
      ['shop kaha hai', [2]],
      ['do you give guarantee', [13]],
      ['do you take credit cards', [15]],
      [['iphone 11 screen price', 'and samsung?'], [8]],
      ['do you repair laptops', 'unknown'],
    ],
  },
}
