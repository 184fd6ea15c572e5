import type { ChatTexts } from '#content/whatsapp-flows.ts'

const person = { label: 'Ongea na mtu', typed: 'ongea, kuongea, simu' }
const yes = 'ndiyo, ndio, sawa, haya, naam, yes, ok'
const consent = {
  consent: {
    text: 'La mwisho: tunaweza kukuandikia mara moja moja kuhusu ofa? Andika STOP wakati wowote, nasi tutaacha.',
    choices: {
      yes: { label: 'Ndiyo, mnaweza', typed: yes },
      no: { label: 'Hapana, asante', typed: 'hapana, sitaki, no' },
    },
  },
  done: { text: 'Asante. Andika wakati wowote, mchana au usiku.' },
}

/** What the agent of the try-it page says and understands in Swahili. */
export const chatTexts: ChatTexts = {
  typed: 'kiswahili, swahili, habari, jambo, mambo, hujambo, nataka, naomba, shikamoo',
  understood: {
    stop: 'acha, acheni, acha kutuma, simamisha, ondoa namba yangu',
    person: 'binadamu, mtu halisi, niongee na mtu, kuongea na mtu, mhudumu, meneja',
    rude: 'mjinga, wajinga, mpumbavu, wapumbavu, matapeli, tapeli, wezi, mwizi, upuuzi',
    leave: 'achana nayo, basi tu, usijali, si sasa, hapana asante, sitaki, hakuna kitu',
    no: 'hapana, la, siyo',
  },
  phrases: {
    unclear: 'Samahani, sijaelewa. Tafadhali chagua moja kati ya hizi, au andika kwa namna nyingine.',
    onlySigns: 'Umenifurahisha, lakini sijui unahitaji nini. Tafadhali chagua moja kati ya hizi.',
    link: 'Sifungui viungo vinavyotumwa kwenye mazungumzo. Kama ni kwa timu, andika “mhudumu”.',
    number: 'Tayari tuna namba unayoandikia. Huna haja ya kuiandika.',
    already: 'Hilo umeshalijibu. Sasa tuko hapa:',
    stopped:
      'Sawa, hatutakutumia ofa tena. Tutakuandikia tu kuhusu ulichoweka nafasi. Uliza lolote, wakati wowote.',
    person: 'Nakuunganisha na timu yetu sasa. Wanaweza kusoma yote ya juu, huna haja ya kurudia.',
    calm: 'Samahani kwa usumbufu. Mtu wa timu yetu atachukua mazungumzo haya na kurekebisha.',
    lost: 'Sitaki kukupotezea muda. Mtu wa timu yetu atakujibu hapa hapa.',
    again: 'Karibu tena.',
    confirmed: 'Asante, nimeandika. Tutaonana.',
    shifting: 'Hakuna shida. Timu yetu itakutafutia muda mwingine, hapa hapa.',
    left: 'Hakuna shida. Andika wakati wowote.',
  },
  trades: {
    clinic: {
      steps: {
        menu: {
          text: 'Habari, hii ni Asha Dental Clinic. Nikusaidie nini?',
          choices: {
            book: { label: 'Weka miadi', typed: 'miadi, daktari, nafasi, kuonana, book' },
            where: { label: 'Saa na mahali', typed: 'saa, wapi, mahali, mpo wapi, anwani' },
            person,
          },
        },
        place: {
          tile: { title: 'Asha Dental Clinic', note: 'Karibu na metro, Lajpat Nagar. Jumapili tumefunga.' },
        },
        after: {
          text: 'Tuko wazi Jumatatu hadi Jumamosi, asubuhi hadi jioni. Nikutafutie nafasi?',
          choices: { book: { label: 'Weka miadi', typed: `miadi, nafasi, ${yes}` }, person },
        },
        need: {
          text: 'Unakuja kwa sababu gani?',
          open: 'Chagua sababu',
          choices: {
            pain: {
              label: 'Maumivu ya jino',
              note: 'Kila siku tunaacha nafasi moja',
              typed: 'maumivu, linauma, jino, kuvimba',
            },
            cleaning: { label: 'Kusafisha meno', note: 'Nusu saa', typed: 'kusafisha, safisha, usafi' },
            braces: {
              label: 'Nyaya za meno',
              note: 'Uchunguzi wa kwanza na ushauri',
              typed: 'nyaya, waya, yamepinda',
            },
            child: { label: 'Meno ya mtoto', note: 'Njoo na mzazi', typed: 'mtoto, mwanangu' },
            report: { label: 'Kuonyesha eksirei', note: 'Ilete kwenye simu', typed: 'eksirei, xray, ripoti' },
          },
        },
        day: {
          text: 'Siku gani inakufaa?',
          choices: {
            today: { label: 'Leo', typed: 'sasa' },
            tomorrow: { label: 'Kesho', typed: 'tomorrow' },
            saturday: { label: 'Jumamosi', typed: 'wikendi' },
          },
        },
        time: {
          text: 'Dkt. Mehta ana nafasi hizi:',
          open: 'Tazama nafasi',
          choices: {
            first: { label: '10:20 asubuhi', typed: '10 20, mapema' },
            second: { label: '11:10 asubuhi', typed: '11 10' },
            third: { label: '12:40 mchana', typed: '12 40, mchana' },
            fourth: { label: '17:30 jioni', typed: '17 30, 5 30, jioni' },
            fifth: { label: '18:10 jioni', typed: '18 10, 6 10' },
          },
        },
        name: { text: 'Niandike jina gani?', example: 'Rehema Juma' },
        confirm: {
          text: '{need}, {day} {time}, kwa jina la {name}. Niweke miadi?',
          choices: {
            yes: { label: 'Ndiyo, weka', typed: `weka, ${yes}` },
            change: { label: 'Muda mwingine', typed: 'hapana, mwingine, badilisha' },
            person,
          },
        },
        booked: {
          text: 'Miadi imewekwa: {day} {time} kwa Dkt. Mehta. Karatasi hii inasema ulete nini.',
          tile: { title: 'Kabla ya kuja.pdf', note: 'Ukurasa mmoja' },
        },
        where: {
          tile: { title: 'Asha Dental Clinic', note: 'Karibu na metro, Lajpat Nagar. Maegesho yapo nyuma.' },
        },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Kikumbusho kutoka Asha Dental Clinic: miadi yako na Dkt. Mehta ni {time}. Utakuja?',
          choices: { confirm: { label: 'Nitakuja' }, shift: { label: 'Muda mwingine' } },
        },
        offer: {
          text: 'Asha Dental Clinic: wiki ya familia. Njoo na mtu wa nyumbani, tuwachunguze wote wawili. Hutaki ofa? Andika STOP.',
        },
      },
    },
    school: {
      steps: {
        menu: {
          text: 'Habari, hii ni ofisi ya usajili ya Neem Tree School. Nikusaidie nini?',
          choices: {
            admission: { label: 'Kujiunga', typed: 'usajili, udahili, kujiunga, nafasi, fomu, admission' },
            bus: { label: 'Njia za basi', typed: 'basi, usafiri, njia' },
            person,
          },
        },
        bus: {
          text: 'Mabasi yetu hutoka Dwarka, Janakpuri, Vikaspuri na Uttam Nagar. Vituo na saa vimo kwenye fomu ya kujiunga.',
          choices: { admission: { label: 'Kujiunga', typed: `usajili, fomu, ${yes}` }, person },
        },
        class: {
          text: 'Unahitaji nafasi darasa gani?',
          open: 'Chagua darasa',
          choices: {
            nursery: { label: 'Nursery', note: 'Miaka mitatu kufikia 31 Machi', typed: 'nasari' },
            kg: { label: 'KG', note: 'Miaka minne kufikia 31 Machi', typed: 'chekechea' },
            one: { label: 'Darasa la 1', typed: 'la kwanza' },
            five: { label: 'Darasa la 5', typed: 'la tano' },
            six: { label: 'Darasa la 6', note: 'Mtihani mfupi wa kuandika', typed: 'la sita' },
            nine: { label: 'Darasa la 9', note: 'Mtihani mfupi wa kuandika', typed: 'la tisa' },
            eleven: { label: 'Darasa la 11', note: 'Kwa alama za darasa la 10', typed: 'la kumi na moja' },
          },
        },
        prospectus: {
          text: 'Nafasi zipo: {class}. Huu ni mwongozo wenye ada na tarehe.',
          tile: { title: 'Mwongozo wa shule.pdf', note: 'Kurasa kumi na mbili' },
        },
        name: { text: 'Mtoto anaitwa nani?', example: 'Baraka Mushi' },
        visit: {
          text: 'Ungependa kuiona shule? Mkuu wa shule hukutana na wazazi siku hizi:',
          choices: {
            thursday: { label: 'Alhamisi asubuhi', typed: 'alhamisi' },
            friday: { label: 'Ijumaa jioni', typed: 'ijumaa' },
            saturday: { label: 'Jumamosi asubuhi', typed: 'jumamosi' },
          },
        },
        confirm: {
          text: 'Kutembelea shule {visit} kuhusu {class}, kwa ajili ya {name}. Ni sawa?',
          choices: {
            yes: { label: 'Ndiyo, ni sawa', typed: yes },
            change: { label: 'Siku nyingine', typed: 'hapana, nyingine, badilisha' },
            person,
          },
        },
        booked: { text: 'Tunakusubiri {visit}. Tafadhali leta cheti cha kuzaliwa na picha mbili.' },
        where: {
          tile: {
            title: 'Neem Tree School, lango la 2',
            note: 'Sector 11, Dwarka. Uliza ofisi ya usajili.',
          },
        },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Kikumbusho kutoka Neem Tree School: tunakusubiri {visit}, lango la pili. Utakuja?',
          choices: { confirm: { label: 'Tutakuja' }, shift: { label: 'Siku nyingine' } },
        },
        offer: {
          text: 'Neem Tree School: kambi ya likizo iko wazi kwa watoto wa shule nyingine pia. Hutaki ofa? Andika STOP.',
        },
      },
    },
    shop: {
      answers: {
        cash: {
          typed: 'kulipa ikifika, nikipokea, taslimu, malipo ikifika, lipa ikifika',
          text: 'Ndiyo, unaweza kulipa ikifika. Ukipenda, lipa mapema kwa UPI au kadi.',
        },
        returns: {
          typed: 'kurudisha, rudisha, kubadilisha, badilisha, kurudishiwa',
          text: 'Ikiwa haijavaliwa na una risiti, unaweza kuirudisha au kuibadilisha ndani ya wiki moja.',
        },
        delivery: {
          typed: 'mnafikisha, kufikisha, mnaleta, mnasafirisha, kuletewa, siku ngapi, itafika lini',
          text: 'Tunatuma India nzima. Inatoka siku hiyo hiyo na kufika ndani ya wiki moja, bila gharama ya kutuma.',
        },
        timings: {
          typed: 'mnafungua, mnafunga, saa ngapi, jumapili, mko wazi',
          text: 'Duka liko wazi kila siku kuanzia saa 11:00 hadi 20:00, hata Jumapili.',
        },
        address: {
          typed: 'duka liko wapi, mko wapi, anwani, mnapatikana wapi',
          text: 'Meera Sarees, Central Market, Lajpat Nagar, New Delhi.',
        },
        price: {
          typed: 'bei, bei gani, kiasi gani, shilingi ngapi, ngapi',
          text: '{prices}. Kitambaa cha blauzi kimo.',
        },
      },
      steps: {
        menu: {
          text: 'Habari kutoka Meera Sarees. Nikusaidie nini?',
          choices: {
            see: { label: 'Tazama sari mpya', typed: 'sari, mpya, onyesha, bei, kununua' },
            order: { label: 'Oda yangu iko wapi?', typed: 'oda, mzigo, iko wapi, wapi' },
            person,
          },
        },
        order: {
          text: 'Oda 2417 imetoka Surat Jumanne na itakufikia kesho jioni.',
          choices: { see: { label: 'Tazama sari mpya', typed: `sari, mpya, ${yes}` }, person },
        },
        item: {
          text: 'Zimeingia wiki hii:',
          open: 'Tazama sari',
          choices: {
            chanderi: {
              label: 'Chanderi, waridi',
              note: '{amount}, hariri na pamba',
              typed: 'chanderi, waridi',
            },
            banarasi: {
              label: 'Banarasi, nyekundu',
              note: '{amount}, ya harusi',
              typed: 'banarasi, nyekundu, harusi',
            },
            kota: { label: 'Kota Doria, kijani', note: '{amount}, nyepesi', typed: 'kota, kijani, nyepesi' },
            bandhani: {
              label: 'Bandhani, njano',
              note: '{amount}, imefungwa kwa mkono',
              typed: 'bandhani, njano',
            },
            linen: { label: 'Kitani, bluu', note: '{amount}, ya ofisini', typed: 'kitani, bluu, ofisi' },
            ikat: { label: 'Ikat, nyeusi', note: '{amount}, kutoka Pochampally', typed: 'ikat, nyeusi' },
          },
        },
        picture: {
          text: '{item}, {amount}. Kitambaa cha blauzi kimo.',
          tile: { title: 'Picha ya sari', note: 'Hapa ni mchoro wa rangi yake' },
          choices: {
            take: { label: 'Naichukua', typed: `nachukua, naitaka, nataka, ${yes}` },
            another: { label: 'Onyesha nyingine', typed: 'hapana, nyingine' },
            person,
          },
        },
        area: {
          text: 'Tuipeleke wapi? Eneo na msimbo wa posta vinatosha kwa sasa.',
          example: 'Malviya Nagar, 110017',
        },
        pay: {
          text: 'Asante. Lipa kwa kiungo hiki itoke leo, au lipa ikifika.',
          tile: { title: 'Lipa {amount}', note: 'UPI au kadi' },
          choices: {
            paid: { label: 'Nimelipa', typed: 'tayari, nimetuma' },
            cash: { label: 'Nitalipa ikifika', typed: 'taslimu, baadaye, ikifika' },
            person,
          },
        },
        booked: { text: 'Oda imeandikwa: {item}, kwenda {area}. Namba ya msafirishaji utaipata hapa.' },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Meera Sarees: oda yako ({item}) inakuja leo. Kutakuwa na mtu nyumbani?',
          choices: { confirm: { label: 'Ndiyo, ileteni' }, shift: { label: 'Siku nyingine' } },
        },
        offer: {
          text: 'Meera Sarees: sari za Diwali ziko dukani kuanzia Ijumaa, nawe unaweza kuziona kwanza. Hutaki ofa? Andika STOP.',
        },
      },
    },
    hotel: {
      steps: {
        menu: {
          text: 'Karibu Baraza House, Mji Mkongwe. Nikusaidie nini?',
          choices: {
            book: { label: 'Weka chumba', typed: 'chumba, vyumba, kulala, usiku, nafasi' },
            where: { label: 'Mko wapi?', typed: 'wapi, mahali, anwani, bandari, feri' },
            person,
          },
        },
        place: {
          tile: { title: 'Baraza House', note: 'Hatua chache kutoka bandarini, nyuma ya Ngome Kongwe' },
        },
        after: {
          text: 'Mtu wetu anaweza kukupokea bandarini na mkokoteni wa mizigo. Nikutafutie chumba?',
          choices: { book: { label: 'Weka chumba', typed: `chumba, ${yes}` }, person },
        },
        dates: {
          text: 'Ungependa kuja lini?',
          choices: {
            this: { label: 'Wikendi hii', typed: 'hii' },
            next: { label: 'Wikendi ijayo', typed: 'ijayo' },
            other: { label: 'Tarehe nyingine', typed: 'nyingine, tarehe, mwezi' },
          },
        },
        otherDates: { text: 'Tarehe zipi? Ziandike upendavyo.', example: '12 hadi 15 Desemba' },
        room: {
          text: 'Vyumba vilivyo wazi siku hizo:',
          open: 'Tazama vyumba',
          choices: {
            courtyard: {
              label: 'Chumba cha uani',
              note: '{amount} kwa usiku, kimya',
              typed: 'uani, kimya, rahisi',
            },
            sea: {
              label: 'Chumba cha baharini',
              note: '{amount} kwa usiku, roshani',
              typed: 'bahari, baharini, roshani',
            },
            family: {
              label: 'Chumba cha familia',
              note: '{amount} kwa usiku, vitanda vinne',
              typed: 'familia, watoto',
            },
            roof: { label: 'Chumba cha juu', note: '{amount} kwa usiku, ngazi nyingi', typed: 'juu, darini' },
          },
        },
        picture: {
          text: '{room}, {amount} kwa usiku pamoja na kifungua kinywa.',
          tile: { title: 'Picha ya chumba', note: 'Hapa ni mchoro tu' },
          choices: {
            take: { label: 'Nakichukua', typed: `nachukua, nakitaka, nataka, ${yes}` },
            another: { label: 'Chumba kingine', typed: 'hapana, kingine' },
            person,
          },
        },
        guests: {
          text: 'Mnakuja wangapi?',
          choices: {
            one: { label: 'Mmoja', typed: 'peke yangu, moja' },
            two: { label: 'Wawili', typed: 'mbili' },
            more: { label: 'Watatu au zaidi', typed: 'watatu, wanne, familia' },
          },
        },
        name: { text: 'Nikiweke kwa jina gani?', example: 'Neema Salum' },
        pay: {
          text: 'Malipo ya usiku wa kwanza hushikilia chumba. Lipa kwa kiungo hiki, au ukifika kabla ya jioni.',
          tile: { title: 'Lipa {amount}', note: 'Kadi au M-Pesa' },
          choices: {
            paid: { label: 'Nimelipa', typed: 'tayari, nimetuma, mpesa' },
            arrival: { label: 'Nitalipa nikifika', typed: 'baadaye, nikifika, taslimu' },
            person,
          },
        },
        booked: { text: 'Chumba ni chako: {room}, {dates}, kwa jina la {name}. Karibu kuanzia mchana.' },
        where: {
          tile: { title: 'Baraza House', note: 'Nyuma ya Ngome Kongwe, Mji Mkongwe. Tutakupokea bandarini.' },
        },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'Baraza House: tunakusubiri ({dates}). Tuje kukupokea bandarini?',
          choices: { confirm: { label: 'Ndiyo, tafadhali' }, shift: { label: 'Nimebadili mpango' } },
        },
        offer: {
          text: 'Baraza House: kaa nasi baada ya tamasha na safari ya viungo ni juu yetu. Hutaki ofa? Andika STOP.',
        },
      },
    },
  },
}
