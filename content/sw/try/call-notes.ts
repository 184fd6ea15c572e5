import type { CallNotes } from '#content/call-scene.ts'

/** Figures are by the clock of 24 hours, as on the whole site; hours in words are told from sunrise, as people say them. */
export const callNotes: CallNotes<'sw'> = {
  hi: {
    clinic: {
      rings: '21:42',
      glosses: [
        'Namaste, Asha Clinic. Simu hii inarekodiwa. Niambie, nikusaidie nini?',
        'Ndiyo, eee… daktari yupo kesho? Goti la mama linamuuma sana.',
        'Ndiyo, kesho Alhamisi daktari yupo. Kuna nafasi saa 10:20 na saa 17:40.',
        'Saa 10:20 ni sawa.',
        'Kesho asubuhi, saa 10:20. Niandike jina gani?',
        'La mama, Shakuntala Rawat. Ah, ngoja, asubuhi niko ofisini… weka ile ya jioni.',
        'Haina shida, nimeweka kesho jioni saa 17:40.',
        'Sawa, na eksirei yake ya zamani itafaa?',
        'Hilo daktari tu ndiye anayeweza kusema. Nimeandika swali lako, kliniki itakupigia. Namaste.',
      ],
      diary: {
        name: ['Shakuntala Rawat'],
        when: ['Alhamisi, saa 10:20', 'Alhamisi, saa 17:40'],
        what: ['Maumivu ya goti'],
      },
      summary: {
        time: '21:43',
        lines: [
          'Shakuntala Rawat, Alhamisi saa 17:40, maumivu ya goti.',
          'Binti yake ndiye aliyepiga. Alibadilisha kutoka saa 10:20.',
        ],
        forYou: 'Je, eksirei yake ya zamani itafaa? Tafadhali mpigie.',
      },
    },
    school: {
      rings: '13:15',
      glosses: [
        'Namaste, Nav Jyoti Public School. Simu hii inarekodiwa. Ndiyo, karibu?',
        'Haloo, nilitaka kuuliza kuhusu nafasi… binti yangu aingie darasa la 6.',
        'Ndiyo, fomu za darasa la 6 zinapatikana sasa. Unaweza kuja lini kuiona shule?',
        'Ijumaa… yaani, kama saa tano hivi asubuhi?',
        'Karibu Ijumaa saa tano asubuhi. Jina lako?',
        'Rakesh Verma. Dakika moja… Ijumaa niko zamu. Jumamosi itafaa?',
        'Itafaa. Jumamosi saa tano asubuhi, kwa ajili ya darasa la 6.',
        'Na sikia, kaka yake tayari anasoma kwenu. Kuna punguzo la ada?',
        'Hilo siwezi kuahidi. Nimemwandikia mkuu wa shule, naye atakupigia. Asante.',
      ],
      diary: {
        name: ['Rakesh Verma'],
        when: ['Ijumaa, saa 11:00', 'Jumamosi, saa 11:00'],
        what: ['Kuona shule, darasa la 6'],
      },
      summary: {
        time: '13:17',
        lines: ['Rakesh Verma, Jumamosi saa 11:00, binti wa darasa la 6.', 'Ijumaa haimfai.'],
        forYou: 'Anaomba punguzo la ada, kaka yake anasoma hapa. Anasubiri simu ya mkuu wa shule.',
      },
    },
    hotel: {
      rings: '07:20',
      glosses: [
        'Namaste, Ganga View Guest House, Rishikesh. Simu hii inarekodiwa. Ndiyo, karibu?',
        'Namaste, nilitaka chumba cha watu wawili… kuanzia Ijumaa, siku mbili.',
        'Ijumaa hadi Jumapili, wageni wawili. Kuna chumba kinachotazama mto Ganga. Kwa jina gani?',
        'Mohit Saxena. Ah ndiyo, mama anakuja pia… fanya watu watatu.',
        'Wageni watatu, tayari. Mtafika saa ngapi?',
        'Kufikia saa 22:30, baadaye zaidi treni ikichelewa. Na mama hawezi kupanda ngazi, tunaweza kupata chumba cha chini?',
        'Chumba cha chini meneja tu ndiye anayeweza kuthibitisha. Nimeandika, naye atakupigia leo.',
        'Sawa, tafadhali nijulishe mapema.',
        'Bila shaka. Mohit ji, siku mbili kuanzia Ijumaa, wageni watatu. Asante.',
      ],
      diary: {
        name: ['Mohit Saxena'],
        when: ['Ijumaa hadi Jumapili, usiku 2'],
        what: ['Chumba cha watu 2', 'Chumba cha watu 3'],
      },
      summary: {
        time: '07:22',
        lines: [
          'Mohit Saxena, Ijumaa hadi Jumapili, wageni 3.',
          'Watafika kufikia saa 22:30, baadaye zaidi treni ikichelewa.',
        ],
        forYou: 'Mama yake hawezi kupanda ngazi: kuna chumba cha chini?',
      },
    },
  },
  en: {
    clinic: {
      rings: '20:10',
      glosses: [
        'Habari za jioni, Kulkarni Eye Clinic. Simu hii inarekodiwa. Nikusaidie nini?',
        'Ndiyo, haloo… nilitaka miadi, eee, ya baba yangu. Uchunguzi wa mtoto wa jicho tu.',
        'Uchunguzi wa mtoto wa jicho, sawa. Daktari yupo Jumatatu na Jumatano. Jumatatu kuna nafasi saa 11:20 au saa 16:40.',
        'Jumatatu, saa 11:20. Anatembea polepole, kwa hiyo asubuhi ni bora.',
        'Jumatatu, saa 11:20. Na jina lake, tafadhali?',
        'Prakash Joshi. Ah, ngoja… Jumatatu gari analo kaka yangu. Jumatano, saa hiyo hiyo?',
        'Jumatano saa 11:20 nayo ipo, kwa hiyo nimebadilisha. Prakash Joshi, uchunguzi wa mtoto wa jicho.',
        'Na anatumia dawa za kuzuia damu kuganda. Aziache kabla ya kuja?',
        'Hilo daktari tu ndiye anayeweza kujibu, kwa hiyo tafadhali asiache dawa yoyote kwa sasa. Nimeandika, na kliniki itakupigia kesho asubuhi.',
      ],
      diary: {
        name: ['Prakash Joshi'],
        when: ['Jumatatu, saa 11:20', 'Jumatano, saa 11:20'],
        what: ['Uchunguzi wa mtoto wa jicho'],
      },
      summary: {
        time: '20:11',
        lines: [
          'Prakash Joshi, Jumatano saa 11:20, uchunguzi wa mtoto wa jicho.',
          'Mwanawe ndiye aliyepiga. Jumatatu haiwafai.',
        ],
        forYou: 'Anatumia dawa za kuzuia damu kuganda: aziache? Tafadhali piga simu asubuhi.',
      },
    },
    school: {
      rings: '12:40',
      glosses: [
        'Habari za mchana, Kilimani Academy. Simu zinarekodiwa. Nikusaidie nini?',
        'Haloo, ndiyo… naulizia nafasi ya mtoto wangu wa kiume. Sasa anamaliza darasa la tatu.',
        'Kwa hiyo ataingia darasa la nne. Karibu uione shule kwanza. Siku gani inakufaa?',
        'Jumanne? Naweza kuja baada ya kazi, kama… saa kumi.',
        'Samahani, kuona shule kunaisha saa tisa. Jumanne kuna saa tano asubuhi, au saa saba na nusu mchana.',
        'Sawa, saa saba na nusu. Hapana, samahani, saa tano. Saa tano ni bora.',
        'Jumanne saa tano, kuhusu darasa la nne. Naomba jina lako.',
        'Neema Mushi. Na basi la shule, linafika Njiro?',
        'Sina ratiba ya njia za basi, kwa hiyo sitakisia. Ofisi itakupigia kuhusu Njiro kabla ya Jumanne. Asante, Neema.',
      ],
      diary: {
        name: ['Neema Mushi'],
        when: ['Jumanne, saa 16:00', 'Jumanne, saa 11:00'],
        what: ['Kuona shule, darasa la 4'],
      },
      summary: {
        time: '12:42',
        lines: [
          'Neema Mushi, Jumanne saa 11:00, mtoto wa kiume wa darasa la 4.',
          'Anaomba ruhusa kazini ili aje.',
        ],
        forYou: 'Basi linafika Njiro? Tafadhali mpigie kabla ya Jumanne.',
      },
    },
    hotel: {
      rings: '05:15',
      glosses: [
        'Habari za asubuhi, Jahazi Guest House, Mji Mkongwe. Simu hii inarekodiwa. Nikusaidie nini?',
        'Habari! Eee, mna chumba cha watu wawili kuanzia tarehe kumi na mbili? Kwa, hebu nione, siku nne.',
        'Tarehe kumi na mbili hadi kumi na sita, watu wawili. Ndiyo, kuna chumba kinachotazama bahari.',
        'Vizuri. Ah… tunatua tarehe kumi na tatu, si kumi na mbili. Samahani. Basi siku tatu.',
        'Haina shida: tarehe kumi na tatu hadi kumi na sita, siku tatu. Niandike jina gani?',
        'Grace Turner. Tunatua saa tisa usiku, kuna mtu… atakayekuwa macho?',
        'Mapokezi kuna mtu usiku kucha. Nimeandika saa tisa usiku.',
        'Safi. Na mnaweza kutupunguzia bei tukikaa wiki nzima?',
        'Bei anaamua meneja, kwa hiyo nimemfikishia. Salma atakuandikia leo. Karibu tarehe kumi na tatu, Grace.',
      ],
      diary: {
        name: ['Grace Turner'],
        when: ['Tarehe 12 hadi 16, usiku 4', 'Tarehe 13 hadi 16, usiku 3'],
        what: ['Chumba cha watu 2'],
      },
      summary: {
        time: '05:17',
        lines: [
          'Grace Turner, tarehe 13 hadi 16, chumba cha wageni 2.',
          'Wanatua saa 03:00, mapokezi ya usiku yawatarajie.',
        ],
        forYou: 'Anaomba bei nafuu kwa wiki nzima. Anasubiri ujumbe wa Salma leo.',
      },
    },
  },
  sw: {
    clinic: {
      rings: '08:05',
      diary: {
        name: ['Baraka Mollel'],
        when: ['Leo, saa 16:00', 'Leo, saa 11:00'],
        what: ['Homa tangu jana usiku'],
      },
      summary: {
        time: '08:06',
        lines: [
          'Baraka Mollel, mtoto, leo saa 11:00, homa tangu jana usiku.',
          'Ilikuwa saa 16:00, imewahishwa: homa inapanda.',
        ],
        forYou: 'Tafadhali piga simu sasa: apewe dawa ya homa kabla ya kuja?',
      },
    },
    school: {
      rings: '10:30',
      diary: {
        name: ['Joyce Masanja'],
        when: ['Jumatano, saa 09:00', 'Alhamisi, saa 09:00'],
        what: ['Kuona shule, darasa la 5'],
      },
      summary: {
        time: '10:32',
        lines: ['Joyce Masanja, Alhamisi saa 09:00, binti wa darasa la 5.', 'Familia inahamia kutoka Geita.'],
        forYou: 'Anaweza kulipa ada kwa awamu nne? Mhasibu ampigie kabla ya Alhamisi.',
      },
    },
    hotel: {
      rings: '18:50',
      diary: {
        name: ['Hamisi Juma'],
        when: ['Ijumaa hadi Jumapili, usiku 2', 'Jumamosi hadi Jumatatu, usiku 2'],
        what: ['Chumba cha watu 2'],
      },
      summary: {
        time: '18:52',
        lines: [
          'Hamisi Juma, Jumamosi hadi Jumatatu, wageni 2.',
          'Watafika kama saa 09:30, wataacha mizigo mapokezi.',
        ],
        forYou: 'Wanataka boti ya kwenda Prison Island. Tafadhali mpigie leo.',
      },
    },
  },
}
