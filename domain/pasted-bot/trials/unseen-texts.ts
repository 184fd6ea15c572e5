import type { Trial } from './pasted-texts.ts'

/** Written when the bot was done, and not used to change it: the test says how many it must still get right. */
export const unseen: Record<string, Trial> = {
  'a veterinary clinic': {
    business: 'Paws Vet',
    text: `Paws Vet Clinic
Q: Do you see cats?
A: Yes, cats, dogs and rabbits. No birds.
Q: What are the consultation charges?
A: ₹400 on weekdays, ₹500 on Sunday.
Q: Which vaccines do you have?
A: Anti-rabies, 7-in-1 for dogs and tricat for cats.
Q: Do you come home?
A: Home visits within 6 km, ₹900, by appointment.
Q: Is there a night emergency?
A: Call 98200 00000 between 9 pm and 8 am.

Services and rates
Anti-rabies vaccine: ₹350
7-in-1 vaccine: ₹750
Nail trimming: ₹150
Full grooming, small dog: ₹900
Full grooming, large dog: ₹1,400
Boarding: ₹600 a day

Open 9 am to 9 pm, all days
Shop 4, Baner Road, Pune, next to the petrol pump`,
    asked: [
      ['do you treat cats', [3]],
      ['what is the consultation fee', [5]],
      ['rabies vaccine price', [14]],
      ['home visit charge', [9]],
      ['nail cutting kitne ka hai', [16]],
      ['grooming rate for a large dog', [18]],
      ['emergency at night?', [11]],
      ['dog boarding per day', [19]],
      ['timings please', [21]],
      ['where is your clinic', [22]],
      ['do you do x-rays', 'unknown'],
    ],
  },
  'a music school': {
    business: 'Swara Music School',
    text: `SWARA MUSIC SCHOOL

We teach vocal, harmonium, tabla, guitar and keyboard.
Teachers have ten years of experience or more.

Monthly fees
Group class, two a week - ₹1,500
One-to-one class, two a week - ₹3,500
Online class - ₹2,000
Exam preparation - ₹800 extra

Hours: Tue to Sun, 3 pm to 9 pm. Monday is a holiday.
Age: from 6 years, no upper limit
Trial: the first class is free
Missed class: tell us a day before and we repeat it
Instruments: we have them here; for practice at home you can rent a keyboard for ₹500 a month
Location: 2nd floor, above Café Mondo, Indiranagar 100 Feet Road
Fees are paid by the 5th by UPI or bank transfer`,
    asked: [
      ['do you teach guitar', [3]],
      ['fees for one to one', [8]],
      ['online class ki fees', [9]],
      ['are you open on monday', [12]],
      ['my son is 5, what is the minimum age', [13]],
      ['is there a demo class', [14]],
      ['what if I miss a class', [15]],
      ['can I rent a keyboard', [16]],
      ['address?', [17]],
      ['how do I pay', [18]],
      ['do you teach violin', 'unknown'],
    ],
  },
  'a water supplier in Dar es Salaam': {
    business: 'Maji Safi',
    text: `Maji Safi Ltd – tunaleta maji nyumbani na ofisini

Swali: Mnafungua siku gani?
Jibu: Kila siku saa 1 asubuhi hadi saa 2 usiku.
Swali: Mnaleta maeneo gani?
Jibu: Kinondoni, Ilala na Ubungo.
Swali: Je, usafiri ni bure?
Jibu: Ndiyo, kuanzia chupa tatu.

Bei
Chupa ya lita 20: TSh 6,000
Chupa mpya na maji: TSh 18,000
Katoni ya lita 1 (chupa 12): TSh 7,500
Dispenser: TSh 150,000

Lipa kwa M-Pesa, Airtel Money au taslimu.
Agiza kwa WhatsApp 0755 000 000.
Offices get an invoice at the end of the month.`,
    asked: [
      ['chupa ya lita 20 bei gani', [11]],
      ['dispenser ni shilingi ngapi', [14]],
      ['mnafungua lini', [4]],
      ['mnaleta Ubungo?', [6]],
      ['usafiri bei gani', 'unknown'],
      ['naweza kulipa na airtel money', [16]],
      ['whatsapp namba', [17]],
      ['do you give an invoice', [18]],
      ['mna barafu?', 'unknown'],
    ],
  },
  'a tailor’s paragraph': {
    business: 'Noor Tailors',
    text: `Noor Tailors, Hyderabad. We stitch suits, sherwanis, blouses and school uniforms.

A blouse takes four days, a suit ten days. Urgent work is done in 48 hours for 50% more.
Measurements are taken at the shop between 11 am and 8 pm; Friday closed.
Blouse: 450
Lined blouse: 700
Suit (two pieces): 5500
Sherwani: from 8000
Alterations: 100 to 400
Cloth is not sold here; please bring your own.
One free alteration within a month of delivery.`,
    asked: [
      ['blouse stitching charge', [5]],
      ['sherwani rate', [8]],
      ['how long does a suit take', [3]],
      ['do you do urgent work', [3]],
      ['is it open on friday', [4]],
      ['do you sell cloth', [10]],
      ['alteration cost', [9]],
      [['price of a suit', 'and sherwani?'], [8]],
      ['do you make curtains', 'unknown'],
    ],
  },
}
