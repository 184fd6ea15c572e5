import type { CallSceneId, PlayedCall } from '#content/call-scene.ts'

/** Calls as people in Dar es Salaam, Mwanza and Zanzibar make them. What the owner gets is in English. */
export const calls: Record<CallSceneId, PlayedCall> = {
  clinic: {
    business: 'Amani Clinic, Dar es Salaam',
    rings: 'Incoming call, 8:05 am',
    lines: [
      {
        kind: 'agent',
        text: 'Habari za asubuhi, Amani Clinic, Kinondoni. Simu hii inarekodiwa. Nikusaidie nini?',
        gloss: 'Good morning, Amani Clinic, Kinondoni. This call is recorded. How can I help you?',
      },
      {
        kind: 'caller',
        text: 'Nzuri. Eee, mtoto wangu ana homa tangu jana usiku… naweza kumleta leo?',
        gloss: 'Fine. Er, my child has had a fever since last night… can I bring him today?',
      },
      {
        kind: 'agent',
        text: 'Pole sana. Leo kuna nafasi saa tano asubuhi na saa kumi jioni. Ipi inakufaa?',
        gloss: 'I am sorry to hear that. Today there is 11 am and 4 pm. Which suits you?',
      },
      { kind: 'caller', text: 'Saa kumi, nikitoka kazini.', gloss: 'Four o’clock, when I leave work.' },
      {
        kind: 'agent',
        text: 'Sawa, leo saa kumi jioni. Jina la mtoto ni nani?',
        gloss: 'All right, today at 4 pm. What is the child’s name?',
      },
      {
        kind: 'caller',
        text: 'Baraka Mollel. Hapana, ngoja… homa inapanda, sitasubiri. Niwekee saa tano.',
        gloss: 'Baraka Mollel. No, wait… the fever is going up, I won’t wait. Put me down for eleven.',
      },
      {
        kind: 'agent',
        text: 'Nimebadilisha, leo saa tano asubuhi. Akizidiwa, mlete mara moja.',
        gloss: 'I have changed it, today at 11 am. If he gets worse, bring him at once.',
      },
      {
        kind: 'caller',
        text: 'Haya. Nimpe dawa ya homa kabla ya kuja?',
        gloss: 'Okay. Should I give him fever medicine before we come?',
      },
      {
        kind: 'agent',
        text: 'Mambo ya dawa siwezi kukushauri. Nimemwandikia nesi, atakupigia sasa hivi.',
        gloss:
          'I cannot advise you on medicine. I have written to the nurse, and she will ring you right away.',
      },
    ],
    diary: {
      name: [{ at: 5, text: 'Baraka Mollel' }],
      when: [
        { at: 3, text: 'Today, 4:00 pm' },
        { at: 6, text: 'Today, 11:00 am' },
      ],
      what: [{ at: 1, text: 'Fever since last night' }],
    },
    summary: {
      time: '8:06 am',
      title: 'New appointment',
      lines: [
        'Baraka Mollel, a child, today 11:00 am, fever since last night.',
        'Moved up from 4:00 pm: the fever is rising.',
      ],
      forYou: 'Ring now, please: may he have fever medicine before coming?',
    },
  },
  school: {
    business: 'Tumaini Primary School, Mwanza',
    rings: 'Incoming call, 10:30 am',
    lines: [
      {
        kind: 'agent',
        text: 'Karibu, Shule ya Msingi Tumaini, Mwanza. Simu inarekodiwa. Nikusaidie?',
        gloss: 'Welcome, Tumaini Primary School, Mwanza. The call is recorded. How can I help?',
      },
      {
        kind: 'caller',
        text: 'Habari. Nauliza nafasi ya darasa la tano… binti yangu anahamia kutoka Geita.',
        gloss: 'Hello. I’m asking about a place in Standard Five… my daughter is moving here from Geita.',
      },
      {
        kind: 'agent',
        text: 'Karibuni Mwanza. Maombi ya darasa la tano tunapokea. Utakuja kuona shule siku gani?',
        gloss:
          'Welcome to Mwanza. We are taking applications for Standard Five. Which day will you come and see the school?',
      },
      {
        kind: 'caller',
        text: 'Jumatano, saa tatu asubuhi… inawezekana?',
        gloss: 'Wednesday, nine in the morning… is that possible?',
      },
      {
        kind: 'agent',
        text: 'Inawezekana. Jumatano saa tatu asubuhi. Naomba jina lako.',
        gloss: 'It is. Wednesday at nine in the morning. Your name, please.',
      },
      {
        kind: 'caller',
        text: 'Joyce Masanja. Samahani, Jumatano nina kliniki… tufanye Alhamisi, saa hiyo hiyo.',
        gloss: 'Joyce Masanja. Sorry, on Wednesday I’m at the clinic… let’s make it Thursday, same time.',
      },
      {
        kind: 'agent',
        text: 'Haina shida. Alhamisi saa tatu asubuhi, darasa la tano.',
        gloss: 'No problem. Thursday at nine in the morning, Standard Five.',
      },
      {
        kind: 'caller',
        text: 'Na ada, naweza kulipa kwa awamu nne?',
        gloss: 'And the fees, may I pay in four parts?',
      },
      {
        kind: 'agent',
        text: 'Hilo ni la mhasibu, sitaki kukupa jibu lisilo sahihi. Nimeliandika, atakupigia kabla ya Alhamisi. Asante, Joyce.',
        gloss:
          'That is for the accountant, and I don’t want to give you a wrong answer. I’ve noted it, and he will ring before Thursday. Thank you, Joyce.',
      },
    ],
    diary: {
      name: [{ at: 5, text: 'Joyce Masanja' }],
      when: [
        { at: 4, text: 'Wednesday, 9:00 am' },
        { at: 6, text: 'Thursday, 9:00 am' },
      ],
      what: [{ at: 1, text: 'School visit, Standard 5' }],
    },
    summary: {
      time: '10:32 am',
      title: 'School visit',
      lines: [
        'Joyce Masanja, Thursday 9:00 am, daughter for Standard 5.',
        'The family is moving from Geita.',
      ],
      forYou: 'Can she pay the fees in four parts? The accountant should ring before Thursday.',
    },
  },
  hotel: {
    business: 'Jahazi Guest House, Zanzibar',
    rings: 'Incoming call, 6:50 pm',
    lines: [
      {
        kind: 'agent',
        text: 'Karibu Jahazi Guest House, Mji Mkongwe. Simu inarekodiwa. Nikusaidie nini?',
        gloss: 'Welcome to Jahazi Guest House, Stone Town. The call is recorded. How can I help you?',
      },
      {
        kind: 'caller',
        text: 'Habari yako. Nahitaji chumba… Ijumaa hii, siku mbili. Tuko wawili.',
        gloss: 'Hello. I need a room… this Friday, two days. There are two of us.',
      },
      {
        kind: 'agent',
        text: 'Nzuri. Ijumaa hadi Jumapili, watu wawili. Chumba kipo. Niandike jina gani?',
        gloss: 'Fine, thank you. Friday to Sunday, two people. There is a room. What name shall I write?',
      },
      {
        kind: 'caller',
        text: 'Hamisi Juma. Subiri kidogo… boti ya Ijumaa imejaa. Tutafika Jumamosi.',
        gloss: 'Hamisi Juma. Wait a little… Friday’s ferry is full. We’ll come on Saturday.',
      },
      {
        kind: 'agent',
        text: 'Sawa, Jumamosi hadi Jumatatu. Mtafika saa ngapi?',
        gloss: 'All right, Saturday to Monday. What time will you arrive?',
      },
      {
        kind: 'caller',
        text: 'Kama saa tatu na nusu asubuhi hivi. Tunaweza kuacha mizigo?',
        gloss: 'Around half past nine in the morning. Can we leave our bags?',
      },
      {
        kind: 'agent',
        text: 'Ndiyo, mizigo mtaacha mapokezi. Chumba kitakuwa tayari saa nane mchana.',
        gloss: 'Yes, you can leave your bags at reception. The room is ready at two in the afternoon.',
      },
      {
        kind: 'caller',
        text: 'Sawa. Na boti ya kwenda Prison Island, mnaweza kutupangia?',
        gloss: 'Okay. And a boat to Prison Island, can you arrange it for us?',
      },
      {
        kind: 'agent',
        text: 'Hayo anapanga meneja, siwezi kuahidi. Nimemwandikia, atakupigia leo. Karibuni sana.',
        gloss:
          'The manager arranges those, so I can’t promise. I’ve written to her, and she will ring you today. You are most welcome.',
      },
    ],
    diary: {
      name: [{ at: 3, text: 'Hamisi Juma' }],
      when: [
        { at: 1, text: 'Friday to Sunday, 2 nights' },
        { at: 4, text: 'Saturday to Monday, 2 nights' },
      ],
      what: [{ at: 1, text: 'Room for 2' }],
    },
    summary: {
      time: '6:52 pm',
      title: 'Room enquiry',
      lines: [
        'Hamisi Juma, Saturday to Monday, 2 guests.',
        'Arrives about 9:30 am, leaves bags at reception.',
      ],
      forYou: 'Wants a boat to Prison Island. Please ring today.',
    },
  },
}
