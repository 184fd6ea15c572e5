import type { CallNotes } from '#content/call-scene.ts'

export const callNotes: CallNotes<'en'> = {
  hi: {
    clinic: {
      rings: '9:42 pm',
      glosses: [
        'Namaste, Asha Clinic. This call is recorded. Tell me, how can I help?',
        'Yes, um… is the doctor in tomorrow? My mother’s knee is hurting a lot.',
        'Yes, the doctor is in tomorrow, Thursday. 10:20 in the morning and 5:40 in the evening are free.',
        '10:20 is fine.',
        'Tomorrow morning, 10:20. What name shall I write?',
        'My mother’s, Shakuntala Rawat. Oh wait, I have office in the morning… make it the evening one.',
        'No problem, I have made it 5:40 tomorrow evening.',
        'Okay, and will her old X-ray do?',
        'Only the doctor can say that. I have noted your question, and the clinic will ring you. Namaste.',
      ],
      diary: {
        name: ['Shakuntala Rawat'],
        when: ['Thursday, 10:20 am', 'Thursday, 5:40 pm'],
        what: ['Knee pain'],
      },
      summary: {
        time: '9:43 pm',
        lines: [
          'Shakuntala Rawat, Thursday 5:40 pm, knee pain.',
          'Her daughter rang, and moved it from 10:20 am.',
        ],
        forYou: 'Will her old X-ray do? Please ring back.',
      },
    },
    school: {
      rings: '1:15 pm',
      glosses: [
        'Namaste, Nav Jyoti Public School. This call is recorded. Yes, please?',
        'Hello, I wanted to ask about admission… my daughter is to join Class 6.',
        'Yes, forms for Class 6 are available now. When could you come and see the school?',
        'On Friday… I mean, around eleven?',
        'Please come on Friday at eleven. Your name?',
        'Rakesh Verma. One minute… I am on duty on Friday. Will Saturday do?',
        'It will. Saturday at eleven in the morning, for Class 6.',
        'And listen, her elder brother is already with you. Is there something off the fees?',
        'I cannot promise that. I have left a note for the principal, and she will ring you. Thank you.',
      ],
      diary: {
        name: ['Rakesh Verma'],
        when: ['Friday, 11:00 am', 'Saturday, 11:00 am'],
        what: ['School visit, Class 6'],
      },
      summary: {
        time: '1:17 pm',
        lines: ['Rakesh Verma, Saturday 11:00 am, daughter for Class 6.', 'Friday does not suit him.'],
        forYou: 'Asks for a sibling discount. He expects the principal’s call.',
      },
    },
    hotel: {
      rings: '7:20 am',
      glosses: [
        'Namaste, Ganga View Guest House, Rishikesh. This call is recorded. Yes, please?',
        'Namaste, I wanted a room for two… from Friday, two nights.',
        'Friday to Sunday, two guests. A room facing the Ganga is free. Under what name?',
        'Mohit Saxena. Oh yes, my mother is coming too… make it three people.',
        'Three guests, done. By what time will you reach?',
        'By 10:30 at night, later if the train is late. And my mother cannot climb stairs, can we get a room downstairs?',
        'Only the manager can confirm a room downstairs. I have noted it, and he will ring you today.',
        'All right, please let me know soon.',
        'Of course. Mohit ji, two nights from Friday, three guests. Thank you.',
      ],
      diary: {
        name: ['Mohit Saxena'],
        when: ['Friday to Sunday, 2 nights'],
        what: ['Room for 2', 'Room for 3'],
      },
      summary: {
        time: '7:22 am',
        lines: [
          'Mohit Saxena, Friday to Sunday, 3 guests.',
          'Arrives by 10:30 pm, later if the train is late.',
        ],
        forYou: 'His mother cannot climb stairs: is a room free downstairs?',
      },
    },
  },
  en: {
    clinic: {
      rings: '8:10 pm',
      diary: {
        name: ['Prakash Joshi'],
        when: ['Monday, 11:20 am', 'Wednesday, 11:20 am'],
        what: ['Cataract check-up'],
      },
      summary: {
        time: '8:11 pm',
        lines: [
          'Prakash Joshi, Wednesday 11:20 am, cataract check-up.',
          'His son called. Monday does not suit them.',
        ],
        forYou: 'He takes blood thinners: should he stop? Please call in the morning.',
      },
    },
    school: {
      rings: '12:40 pm',
      diary: {
        name: ['Neema Mushi'],
        when: ['Tuesday, 4:00 pm', 'Tuesday, 11:00 am'],
        what: ['School visit, Standard 4'],
      },
      summary: {
        time: '12:42 pm',
        lines: ['Neema Mushi, Tuesday 11:00 am, son for Standard 4.', 'She is taking time off work to come.'],
        forYou: 'Does the bus go to Njiro? Please call before Tuesday.',
      },
    },
    hotel: {
      rings: '5:15 am',
      diary: {
        name: ['Grace Turner'],
        when: ['12th to 16th, 4 nights', '13th to 16th, 3 nights'],
        what: ['Double room for 2'],
      },
      summary: {
        time: '5:17 am',
        lines: [
          'Grace Turner, 13th to 16th, 2 guests, double room.',
          'Lands at 3 am, so the night desk should expect them.',
        ],
        forYou: 'Wants a better price for a week. She expects Salma’s message today.',
      },
    },
  },
  sw: {
    clinic: {
      rings: '8:05 am',
      glosses: [
        'Good morning, Amani Clinic, Kinondoni. This call is recorded. How can I help you?',
        'Fine. Er, my child has had a fever since last night… can I bring him today?',
        'I am sorry to hear that. Today there is 11 am and 4 pm. Which suits you?',
        'Four o’clock, when I leave work.',
        'All right, today at 4 pm. What is the child’s name?',
        'Baraka Mollel. No, wait… the fever is going up, I won’t wait. Put me down for eleven.',
        'I have changed it, today at 11 am. If he gets worse, bring him at once.',
        'Okay. Should I give him fever medicine before we come?',
        'I cannot advise you on medicine. I have written to the nurse, and she will ring you right away.',
      ],
      diary: {
        name: ['Baraka Mollel'],
        when: ['Today, 4:00 pm', 'Today, 11:00 am'],
        what: ['Fever since last night'],
      },
      summary: {
        time: '8:06 am',
        lines: [
          'Baraka Mollel, a child, today 11:00 am, fever since last night.',
          'Moved up from 4:00 pm: the fever is rising.',
        ],
        forYou: 'Ring now, please: may he have fever medicine before coming?',
      },
    },
    school: {
      rings: '10:30 am',
      glosses: [
        'Welcome, Tumaini Primary School, Mwanza. The call is recorded. How can I help?',
        'Hello. I’m asking about a place in Standard Five… my daughter is moving here from Geita.',
        'Welcome to Mwanza. We are taking applications for Standard Five. Which day will you come and see the school?',
        'Wednesday, nine in the morning… is that possible?',
        'It is. Wednesday at nine in the morning. Your name, please.',
        'Joyce Masanja. Sorry, on Wednesday I’m at the clinic… let’s make it Thursday, same time.',
        'No problem. Thursday at nine in the morning, Standard Five.',
        'And the fees, may I pay in four parts?',
        'That is for the accountant, and I don’t want to give you a wrong answer. I’ve noted it, and he will ring before Thursday. Thank you, Joyce.',
      ],
      diary: {
        name: ['Joyce Masanja'],
        when: ['Wednesday, 9:00 am', 'Thursday, 9:00 am'],
        what: ['School visit, Standard 5'],
      },
      summary: {
        time: '10:32 am',
        lines: [
          'Joyce Masanja, Thursday 9:00 am, daughter for Standard 5.',
          'The family is moving from Geita.',
        ],
        forYou: 'Can she pay the fees in four parts? The accountant should ring before Thursday.',
      },
    },
    hotel: {
      rings: '6:50 pm',
      glosses: [
        'Welcome to Jahazi Guest House, Stone Town. The call is recorded. How can I help you?',
        'Hello. I need a room… this Friday, two days. There are two of us.',
        'Fine, thank you. Friday to Sunday, two people. There is a room. What name shall I write?',
        'Hamisi Juma. Wait a little… Friday’s ferry is full. We’ll come on Saturday.',
        'All right, Saturday to Monday. What time will you arrive?',
        'Around half past nine in the morning. Can we leave our bags?',
        'Yes, you can leave your bags at reception. The room is ready at two in the afternoon.',
        'Okay. And a boat to Prison Island, can you arrange it for us?',
        'The manager arranges those, so I can’t promise. I’ve written to her, and she will ring you today. You are most welcome.',
      ],
      diary: {
        name: ['Hamisi Juma'],
        when: ['Friday to Sunday, 2 nights', 'Saturday to Monday, 2 nights'],
        what: ['Room for 2'],
      },
      summary: {
        time: '6:52 pm',
        lines: [
          'Hamisi Juma, Saturday to Monday, 2 guests.',
          'Arrives about 9:30 am, leaves bags at reception.',
        ],
        forYou: 'Wants a boat to Prison Island. Please ring today.',
      },
    },
  },
}
