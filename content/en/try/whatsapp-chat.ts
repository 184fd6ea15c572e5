import type { ChatTexts } from '#content/whatsapp-flows.ts'

const person = { label: 'Talk to a person', typed: 'talk, speak, call me' }
const yes = 'yes, ok, okay, sure, book it, confirm, haan, ji'
const consent = {
  consent: {
    text: 'One last thing: may we message you now and then about offers? Say STOP any time and we’ll stop.',
    choices: {
      yes: { label: 'Yes, you may', typed: yes },
      no: { label: 'No, thanks', typed: 'no, not now, nahi' },
    },
  },
  done: { text: 'Thank you. Write any time, day or night.' },
}

/** What the agent says and understands in English. */
export const chatTexts: ChatTexts = {
  typed: 'english, angrezi',
  understood: {
    stop: 'stop, unsubscribe, opt out, no more messages, do not message me, band karo',
    person:
      'human, human please, a person, real person, someone, somebody, manager, receptionist, customer care, talk to staff, insaan, kisi se baat',
    rude: 'idiot, idiots, stupid, useless, fools, fool, cheats, fraud, shut up, rubbish, bakwas, bewakoof, pagal, damn',
    leave:
      'leave it, leave, no thanks, no thank you, not interested, nothing, nothing else, forget it, never mind, not now',
    no: 'no, nope, nah',
  },
  phrases: {
    unclear: 'Sorry, I did not follow that. Please choose one of these, or say it another way.',
    onlySigns: 'That made me smile, but I can’t tell what you need. Please choose one of these.',
    link: 'I don’t open links that come in a chat. If it is for the team, write “human please”.',
    number: 'We already have the number you are writing from. No need to type it.',
    already: 'You have answered that one already. This is where we are now:',
    stopped:
      'Done. No more offers from us. We will still write about anything you have booked, and you can ask us anything, any time.',
    person: 'I am passing you to our team now. They can read everything above, so no need to repeat it.',
    calm: 'I am sorry this is going badly. Someone from our team will take over and put it right.',
    lost: 'I don’t want to waste your time. A person from our team will answer you here.',
    again: 'Glad to help again.',
    confirmed: 'Thank you, noted. See you then.',
    shifting: 'No problem. Our team will find you another time, right here.',
    left: 'No problem at all. Write any time you like.',
  },
  trades: {
    clinic: {
      steps: {
        menu: {
          text: 'Namaste, this is Asha Dental Clinic. How can I help?',
          choices: {
            book: {
              label: 'Book a visit',
              typed: 'book, appointment, appoint, visit, doctor, dentist, slot',
            },
            where: {
              label: 'Timings and place',
              typed: 'timing, timings, time, open, sunday, where, address, place',
            },
            person,
          },
        },
        place: {
          tile: { title: 'Asha Dental Clinic', note: 'Near the metro, Lajpat Nagar. Closed on Sunday.' },
        },
        after: {
          text: 'We are open Monday to Saturday, 10 am to 7 pm. Shall I find you a slot?',
          choices: { book: { label: 'Book a visit', typed: `book, appointment, ${yes}` }, person },
        },
        need: {
          text: 'What is the visit for?',
          open: 'Choose a reason',
          choices: {
            pain: {
              label: 'Tooth pain',
              note: 'We keep a slot free every day',
              typed: 'pain, paining, hurts, ache, toothache, swelling, dard',
            },
            cleaning: {
              label: 'Cleaning',
              note: 'Half an hour',
              typed: 'clean, cleaning, scaling, stains, polish',
            },
            braces: {
              label: 'Braces',
              note: 'First look and advice',
              typed: 'braces, aligner, crooked, wire',
            },
            child: {
              label: 'A child’s teeth',
              note: 'Come with a parent',
              typed: 'child, son, daughter, kid, baby',
            },
            report: {
              label: 'Show an X-ray',
              note: 'Bring it on your phone',
              typed: 'x ray, xray, report, scan',
            },
          },
        },
        day: {
          text: 'Which day suits you?',
          choices: {
            today: { label: 'Today', typed: 'today, now, urgent, aaj' },
            tomorrow: { label: 'Tomorrow', typed: 'tomorrow, kal' },
            saturday: { label: 'Saturday', typed: 'saturday, sat, weekend' },
          },
        },
        time: {
          text: 'These times are free with Dr. Mehta:',
          open: 'See free times',
          choices: {
            first: { label: '10:20 am', typed: 'ten, 10 20, 10, early, morning' },
            second: { label: '11:10 am', typed: 'eleven, 11 10, 11' },
            third: { label: '12:40 pm', typed: 'noon, 12 40, 12' },
            fourth: { label: '5:30 pm', typed: 'five, 5 30, evening' },
            fifth: { label: '6:10 pm', typed: 'six, 6 10, late' },
          },
        },
        name: { text: 'What name shall I write down?', example: 'Kavita Sharma' },
        confirm: {
          text: '{need}, {day} at {time}, for {name}. Shall I book it?',
          choices: {
            yes: { label: 'Yes, book it', typed: yes },
            change: { label: 'Another time', typed: 'no, change, other, another, different' },
            person,
          },
        },
        booked: {
          text: 'Booked: {day} at {time} with Dr. Mehta. This sheet says what to bring.',
          tile: { title: 'Before your visit.pdf', note: 'One page' },
        },
        where: {
          tile: { title: 'Asha Dental Clinic', note: 'Near the metro, Lajpat Nagar. Parking at the back.' },
        },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Reminder from Asha Dental Clinic: your visit with Dr. Mehta is at {time}. Will you come?',
          choices: { confirm: { label: 'I will come' }, shift: { label: 'Another time' } },
        },
        offer: {
          text: 'Asha Dental Clinic: family check-up week. Bring someone from home and we’ll check both of you. Reply STOP for no more offers.',
        },
      },
    },
    school: {
      steps: {
        menu: {
          text: 'Namaste, this is the admission desk of Neem Tree School. How can I help?',
          choices: {
            admission: {
              label: 'Admission',
              typed: 'admission, admissions, admit, seat, seats, form, join, apply, enquiry',
            },
            bus: { label: 'Bus routes', typed: 'bus, transport, van, route, pick up, pickup' },
            person,
          },
        },
        bus: {
          text: 'Our buses run from Dwarka, Janakpuri, Vikaspuri and Uttam Nagar. Stops and timings come with the admission form.',
          choices: { admission: { label: 'Admission', typed: `admission, form, ${yes}` }, person },
        },
        class: {
          text: 'Which class do you need a seat in?',
          open: 'Choose a class',
          choices: {
            nursery: { label: 'Nursery', note: 'Age three by 31 March', typed: 'nursery' },
            kg: { label: 'KG', note: 'Age four by 31 March', typed: 'kg, kindergarten, lkg, ukg' },
            one: { label: 'Class 1', typed: 'first, class one, 1st' },
            five: { label: 'Class 5', typed: 'fifth, class five, class 5, 5th' },
            six: { label: 'Class 6', note: 'A short written test', typed: 'sixth, class six, class 6, 6th' },
            nine: {
              label: 'Class 9',
              note: 'A short written test',
              typed: 'ninth, class nine, class 9, 9th',
            },
            eleven: {
              label: 'Class 11',
              note: 'By Class 10 marks',
              typed: 'eleventh, class eleven, class 11, 11th',
            },
          },
        },
        prospectus: {
          text: 'Seats are open in {class}. Here is the prospectus with the fees and dates.',
          tile: { title: 'Prospectus.pdf', note: 'Twelve pages' },
        },
        name: { text: 'What is your child’s name?', example: 'Aarav Gupta' },
        visit: {
          text: 'Would you like to see the school? The principal meets parents on these days:',
          choices: {
            thursday: { label: 'Thursday, 10 am', typed: 'thursday, thu' },
            friday: { label: 'Friday, 4 pm', typed: 'friday, fri' },
            saturday: { label: 'Saturday, 11 am', typed: 'saturday, sat, weekend' },
          },
        },
        confirm: {
          text: 'A visit on {visit} about {class}, for {name}. Is that right?',
          choices: {
            yes: { label: 'Yes, that’s right', typed: `right, correct, ${yes}` },
            change: { label: 'Another day', typed: 'no, change, other, another, different' },
            person,
          },
        },
        booked: {
          text: 'We look forward to seeing you on {visit}. Please bring the birth certificate and two photographs.',
        },
        where: {
          tile: { title: 'Neem Tree School, Gate 2', note: 'Sector 11, Dwarka. Ask for the admission desk.' },
        },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Reminder from Neem Tree School: your visit is on {visit}, at Gate 2. Will you come?',
          choices: { confirm: { label: 'We will come' }, shift: { label: 'Another day' } },
        },
        offer: {
          text: 'Neem Tree School: our summer camp is open to children of other schools too. Reply STOP for no more offers.',
        },
      },
    },
    shop: {
      answers: {
        cash: {
          typed: 'cash on delivery, cod, pay on delivery, pay cash, pay when it comes',
          text: 'Yes, cash on delivery too. You can also pay by UPI or card before it leaves.',
        },
        returns: {
          typed: 'return, returns, exchange, refund, replace, change it later',
          text: 'Unworn and with the bill, you can return or exchange it within a week.',
        },
        delivery: {
          typed:
            'deliver, delivery charge, delivery charges, home delivery, how many days, ship, shipping, when will it come, when will i get',
          text: 'We deliver all over India. It leaves the same day and reaches you within a week, at no charge.',
        },
        timings: {
          typed: 'timing, timings, what time, open, close, closed, opening, sunday',
          text: 'The shop is open every day from 11 am to 8 pm, Sundays too.',
        },
        address: {
          typed:
            'your address, shop address, where is the shop, where is your shop, where are you, location, visit the shop',
          text: 'Meera Sarees, Central Market, Lajpat Nagar, New Delhi.',
        },
        price: {
          typed: 'price, prices, cost, rate, how much, kitne ki, kitne ka, kitna, daam',
          text: '{prices}. A blouse piece is included.',
        },
      },
      steps: {
        menu: {
          text: 'Namaste from Meera Sarees. How can I help?',
          choices: {
            see: { label: 'See new sarees', typed: 'saree, sarees, new, show, see, catalogue, price, buy' },
            order: {
              label: 'Where is my order?',
              typed: 'order, parcel, courier, where, status, track',
            },
            person,
          },
        },
        order: {
          text: 'Order 2417 left Surat on Tuesday and should reach you tomorrow by evening.',
          choices: { see: { label: 'See new sarees', typed: `saree, sarees, new, show, ${yes}` }, person },
        },
        item: {
          text: 'New this week:',
          open: 'See the sarees',
          choices: {
            chanderi: {
              label: 'Chanderi, rose',
              note: '{amount}, silk and cotton',
              typed: 'chanderi, rose, pink',
            },
            banarasi: {
              label: 'Banarasi, red',
              note: '{amount}, for weddings',
              typed: 'banarasi, benarasi, red, wedding',
            },
            kota: {
              label: 'Kota Doria, mint',
              note: '{amount}, light for summer',
              typed: 'kota, mint, green, light',
            },
            bandhani: {
              label: 'Bandhani, yellow',
              note: '{amount}, tied by hand',
              typed: 'bandhani, bandhej, yellow',
            },
            linen: {
              label: 'Linen, indigo',
              note: '{amount}, for the office',
              typed: 'linen, indigo, blue, office',
            },
            ikat: {
              label: 'Ikat, black',
              note: '{amount}, from Pochampally',
              typed: 'ikat, black, pochampally',
            },
          },
        },
        picture: {
          text: '{item}, {amount}. Blouse piece included.',
          tile: { title: 'Photo of the saree', note: 'Shown here as a sketch in its colour' },
          choices: {
            take: { label: 'I’ll take it', typed: `take, buy, want, order, ${yes}` },
            another: { label: 'Show another', typed: 'no, another, other, more, different' },
            person,
          },
        },
        area: {
          text: 'Where shall we send it? Area and PIN code are enough for now.',
          example: 'Malviya Nagar, 110017',
        },
        pay: {
          text: 'Thank you. Pay with this link and we’ll send it today, or pay on delivery.',
          tile: { title: 'Pay {amount}', note: 'UPI or card' },
          choices: {
            paid: { label: 'I have paid', typed: 'paid, done, sent, upi' },
            cash: { label: 'Cash on delivery', typed: 'cash, cod, delivery, later' },
            person,
          },
        },
        booked: { text: 'Order noted: {item} to {area}. You will get the courier’s number here.' },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Meera Sarees: your order ({item}) arrives today. Will someone be at home?',
          choices: { confirm: { label: 'Yes, come' }, shift: { label: 'Another day' } },
        },
        offer: {
          text: 'Meera Sarees: the Diwali collection is in the shop from Friday, and you may see it first. Reply STOP for no more offers.',
        },
      },
    },
    hotel: {
      steps: {
        menu: {
          text: 'Karibu! Baraza House, Stone Town. How can I help?',
          choices: {
            book: { label: 'Book a room', typed: 'book, room, rooms, stay, night, nights, available' },
            where: { label: 'Where are you?', typed: 'where, address, location, airport, ferry, far' },
            person,
          },
        },
        place: {
          tile: { title: 'Baraza House', note: 'Ten minutes on foot from the ferry, behind the old fort' },
        },
        after: {
          text: 'We can send someone to the ferry with a sign and a trolley. Shall I look for a room?',
          choices: { book: { label: 'Book a room', typed: `book, room, ${yes}` }, person },
        },
        dates: {
          text: 'When would you like to stay?',
          choices: {
            this: { label: 'This weekend', typed: 'this, weekend, friday' },
            next: { label: 'Next weekend', typed: 'next' },
            other: { label: 'Other dates', typed: 'other, different, dates, month' },
          },
        },
        otherDates: { text: 'Which dates? Write them as you like.', example: '12 to 15 December' },
        room: {
          text: 'Free on those dates:',
          open: 'See the rooms',
          choices: {
            courtyard: {
              label: 'Courtyard room',
              note: '{amount} a night, quiet',
              typed: 'courtyard, quiet, cheap, cheapest',
            },
            sea: {
              label: 'Sea view room',
              note: '{amount} a night, balcony',
              typed: 'sea, view, balcony, ocean',
            },
            family: {
              label: 'Family room',
              note: '{amount} a night, four beds',
              typed: 'family, children, kids, four',
            },
            roof: {
              label: 'Rooftop room',
              note: '{amount} a night, many stairs',
              typed: 'roof, rooftop, top',
            },
          },
        },
        picture: {
          text: '{room}, {amount} a night with breakfast.',
          tile: { title: 'Photo of the room', note: 'Shown here as a sketch' },
          choices: {
            take: { label: 'I’ll take it', typed: `take, book, want, ${yes}` },
            another: { label: 'Another room', typed: 'no, another, other, more, different' },
            person,
          },
        },
        guests: {
          text: 'How many of you are coming?',
          choices: {
            one: { label: 'One', typed: 'one, alone, me, just me, single' },
            two: { label: 'Two', typed: 'two, couple, both, double' },
            more: { label: 'Three or more', typed: 'three, four, five, family, group' },
          },
        },
        name: { text: 'What name shall I book it under?', example: 'Neha Joshi' },
        pay: {
          text: 'The first night holds the room. Pay with this link, or when you arrive before 6 pm.',
          tile: { title: 'Pay {amount}', note: 'Card or M-Pesa' },
          choices: {
            paid: { label: 'I have paid', typed: 'paid, done, sent, mpesa' },
            arrival: { label: 'I’ll pay on arrival', typed: 'arrival, later, cash, there' },
            person,
          },
        },
        booked: { text: 'The room is yours: {room}, {dates}, in the name of {name}. Check-in from 2 pm.' },
        where: {
          tile: { title: 'Baraza House', note: 'Behind the old fort, Stone Town. We meet you at the ferry.' },
        },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Baraza House: we look forward to your stay ({dates}). Shall someone meet you at the ferry?',
          choices: { confirm: { label: 'Yes, please' }, shift: { label: 'My plans changed' } },
        },
        offer: {
          text: 'Baraza House: stay on after the festival and the spice tour is on us. Reply STOP for no more offers.',
        },
      },
    },
  },
}
