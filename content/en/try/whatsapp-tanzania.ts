import type { TradesElsewhere } from '#content/whatsapp-flows.ts'

const again = {
  see: { label: 'See new fabrics', typed: 'fabric, fabrics, kitenge, vitenge, kanga, new, show, price' },
}

/** The same conversations with businesses in Tanzania. */
export const inTanzania: TradesElsewhere = {
  clinic: {
    steps: {
      menu: { text: 'Karibu, this is Amani Dental Clinic. How can I help?' },
      place: {
        tile: { title: 'Amani Dental Clinic', note: 'Near the market, Kinondoni. Closed on Sunday.' },
      },
      time: { text: 'These times are free with Dr. Kweka:' },
      name: { example: 'Rehema Juma' },
      booked: { text: 'Booked: {day} at {time} with Dr. Kweka. This sheet says what to bring.' },
      where: {
        tile: { title: 'Amani Dental Clinic', note: 'Near the market, Kinondoni. Parking at the back.' },
      },
    },
    templates: {
      reminder: {
        text: 'Reminder from Amani Dental Clinic: your visit with Dr. Kweka is at {time}. Will you come?',
      },
      offer: {
        text: 'Amani Dental Clinic: family check-up week. Bring someone from home and we’ll check both of you. Reply STOP for no more offers.',
      },
    },
  },
  school: {
    steps: {
      menu: { text: 'Karibu, this is the admission desk of Tumaini School, Mwanza. How can I help?' },
      bus: {
        text: 'Our buses run from Nyakato, Buzuruga, Igoma and Kisesa. Stops and timings come with the admission form.',
      },
      class: {
        choices: {
          nursery: { note: 'Age three by January' },
          kg: { note: 'Age four by January' },
          one: { label: 'Standard 1', typed: 'first, standard one, std 1, class 1' },
          five: { label: 'Standard 5', typed: 'fifth, standard five, std 5, class 5' },
          six: { label: 'Standard 6', typed: 'sixth, standard six, std 6, class 6' },
          nine: { label: 'Form 1', note: 'By Standard 7 results', typed: 'form one, form i' },
          eleven: { label: 'Form 5', note: 'By Form 4 results', typed: 'form five, form v' },
        },
      },
      name: { example: 'Baraka Mushi' },
      where: {
        tile: { title: 'Tumaini School, Gate 2', note: 'Nyakato, Mwanza. Ask for the admission desk.' },
      },
    },
    templates: {
      reminder: { text: 'Reminder from Tumaini School: your visit is on {visit}, at Gate 2. Will you come?' },
      offer: {
        text: 'Tumaini School: our holiday camp is open to children of other schools too. Reply STOP for no more offers.',
      },
    },
  },
  shop: {
    answers: {
      cash: { text: 'Yes, you can pay when it comes. You can also pay by M-Pesa or card before it leaves.' },
      returns: { text: 'Uncut and with the receipt, you can return or exchange it within a week.' },
      delivery: {
        text: 'We deliver all over Tanzania. It leaves the same day and reaches you within a week, at no charge.',
      },
      address: { text: 'Neema Vitenge, Msimbazi Street, Kariakoo, Dar es Salaam.' },
      price: { text: '{prices}. Each is for one dress length.' },
    },
    steps: {
      menu: { text: 'Karibu Neema Vitenge. How can I help?', choices: again },
      order: {
        text: 'Order 2417 left Kariakoo on Tuesday and should reach you tomorrow by evening.',
        choices: again,
      },
      item: {
        open: 'See the fabrics',
        choices: {
          rose: { label: 'Kitenge, rose', note: '{amount}, pure cotton', typed: 'rose, pink' },
          red: {
            label: 'Doti of kanga, red',
            note: '{amount}, for weddings',
            typed: 'kanga, doti, red, wedding',
          },
          mint: { label: 'Dera, green', note: '{amount}, light', typed: 'dera, green, mint, light' },
          yellow: { label: 'Batik, yellow', note: '{amount}, dyed by hand', typed: 'batik, yellow' },
          indigo: {
            label: 'Kitenge, indigo',
            note: '{amount}, for the office',
            typed: 'indigo, blue, office',
          },
          black: { label: 'Wax print, black', note: '{amount}, six yards', typed: 'wax, black' },
        },
      },
      picture: { text: '{item}, {amount}. One dress length.', tile: { title: 'Photo of the fabric' } },
      area: {
        text: 'Where shall we send it? Area and street are enough for now.',
        example: 'Sinza, Shekilango',
      },
      pay: {
        tile: { note: 'M-Pesa or card' },
        choices: { paid: { typed: 'paid, done, sent, mpesa' } },
      },
    },
    templates: {
      reminder: { text: 'Neema Vitenge: your order ({item}) arrives today. Will someone be at home?' },
      offer: {
        text: 'Neema Vitenge: the Eid collection is in the shop from Friday, and you may see it first. Reply STOP for no more offers.',
      },
    },
  },
}
