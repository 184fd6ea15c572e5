import type { ChatTexts } from '#content/whatsapp-flows.ts'

const person = { label: 'किसी से बात करें', typed: 'बात, बात करनी है, फ़ोन' }
const yes = 'हाँ, हां, जी, ठीक, ठीक है, haan, han, ji, theek hai, yes, ok'
const consent = {
  consent: {
    text: 'आख़िरी बात: क्या कभी-कभार ऑफ़र के बारे में लिख सकते हैं? जब चाहें STOP लिखिए, हम बंद कर देंगे।',
    choices: {
      yes: { label: 'हाँ, लिखिए', typed: yes },
      no: { label: 'नहीं, शुक्रिया', typed: 'नहीं, ना, nahi, no' },
    },
  },
  done: { text: 'धन्यवाद। दिन हो या रात, जब चाहें लिखिए।' },
}

/** What the agent of the try-it page says and understands in Hindi. */
export const chatTexts: ChatTexts = {
  typed: 'हिंदी, हिन्दी, hindi',
  understood: {
    stop: 'बंद करो, बंद करें, बंद कीजिए, मैसेज मत भेजो, मैसेज मत भेजिए, रोकिए, स्टॉप',
    person: 'इंसान, इंसान से बात, किसी से बात, आदमी से बात, मैनेजर, स्टाफ़ से बात',
    rude: 'बेवकूफ, बेवकूफ़, पागल, गधा, गधे, बकवास, धोखा, चोर, निकम्मे',
  },
  phrases: {
    unclear: 'माफ़ कीजिए, समझ नहीं पाया। इनमें से एक चुन लीजिए, या दूसरे शब्दों में लिखिए।',
    onlySigns: 'मुस्कुरा तो दिए, पर आपको क्या चाहिए यह समझ नहीं आया। इनमें से एक चुन लीजिए।',
    link: 'चैट में आए लिंक मैं नहीं खोलता। टीम के लिए है तो लिखिए: “किसी से बात”।',
    number: 'जिस नंबर से आप लिख रहे हैं, वह हमारे पास है। लिखने की ज़रूरत नहीं।',
    already: 'इसका जवाब आप दे चुके हैं। अभी हम यहाँ हैं:',
    stopped: 'ठीक है, अब कोई ऑफ़र नहीं आएगा। जो बुक किया है उसके बारे में हम लिखेंगे। आप जब चाहें कुछ भी पूछ सकते हैं।',
    person: 'आपको हमारी टीम से जोड़ रहा हूँ। ऊपर की पूरी बात वे पढ़ सकते हैं, दोहराने की ज़रूरत नहीं।',
    calm: 'माफ़ कीजिए, आपको परेशानी हुई। अब हमारी टीम से कोई बात करेगा और इसे ठीक करेगा।',
    lost: 'आपका समय ख़राब नहीं करना चाहता। हमारी टीम से कोई आपको यहीं जवाब देगा।',
    again: 'ख़ुशी है कि आपने फिर लिखा।',
    confirmed: 'धन्यवाद, लिख लिया। मिलते हैं।',
    shifting: 'कोई बात नहीं। हमारी टीम आपको यहीं दूसरा समय बताएगी।',
  },
  trades: {
    clinic: {
      steps: {
        menu: {
          text: 'नमस्ते, आशा डेंटल क्लिनिक। बताइए, क्या मदद करूँ?',
          choices: {
            book: {
              label: 'समय बुक करें',
              typed: 'बुक, अपॉइंटमेंट, समय चाहिए, डॉक्टर, दिखाना, दिखाना है, book, appointment',
            },
            where: { label: 'समय और पता', typed: 'पता, कहाँ, कहां, कब खुलता, खुला, timing, address' },
            person,
          },
        },
        place: { tile: { title: 'आशा डेंटल क्लिनिक', note: 'लाजपत नगर, मेट्रो के पास। रविवार बंद।' } },
        after: {
          text: 'सोमवार से शनिवार, सुबह 10 से शाम 7 बजे तक खुले हैं। आपके लिए समय देखूँ?',
          choices: { book: { label: 'समय बुक करें', typed: `बुक, book, ${yes}` }, person },
        },
        need: {
          text: 'किसलिए आना है?',
          open: 'वजह चुनिए',
          choices: {
            pain: {
              label: 'दाँत में दर्द',
              note: 'रोज़ एक समय ख़ाली रखते हैं',
              typed: 'दर्द, दुख रहा, सूजन, dard, pain',
            },
            cleaning: { label: 'सफ़ाई', note: 'आधा घंटा लगता है', typed: 'सफाई, सफ़ाई, safai, cleaning' },
            braces: { label: 'तार (ब्रेसेज़)', note: 'पहली जाँच और सलाह', typed: 'तार, ब्रेसेज़, ब्रेसेस, टेढ़े, braces' },
            child: {
              label: 'बच्चे के दाँत',
              note: 'माता या पिता साथ आएँ',
              typed: 'बच्चा, बच्चे, बेटा, बेटे, बेटी, child',
            },
            report: { label: 'एक्स-रे दिखाना', note: 'फ़ोन में ले आइए', typed: 'एक्स रे, रिपोर्ट, report, xray' },
          },
        },
        day: {
          text: 'कौन-सा दिन ठीक रहेगा?',
          choices: {
            today: { label: 'आज', typed: 'अभी, aaj, today' },
            tomorrow: { label: 'कल', typed: 'kal, tomorrow' },
            saturday: { label: 'शनिवार', typed: 'शनि, shanivar, saturday' },
          },
        },
        time: {
          text: 'डॉ. मेहता के पास ये समय ख़ाली हैं:',
          open: 'ख़ाली समय देखें',
          choices: {
            first: { label: 'सुबह 10:20', typed: 'दस, 10 20, 10' },
            second: { label: 'सुबह 11:10', typed: 'ग्यारह, 11 10, 11' },
            third: { label: 'दोपहर 12:40', typed: 'दोपहर, 12 40, 12' },
            fourth: { label: 'शाम 5:30', typed: 'पाँच, साढ़े पाँच, 5 30' },
            fifth: { label: 'शाम 6:10', typed: 'छह, छः, 6 10' },
          },
        },
        name: { text: 'किस नाम से लिखूँ?', example: 'कविता शर्मा' },
        confirm: {
          text: '{need}, {day} {time}, नाम {name}। बुक कर दूँ?',
          choices: {
            yes: { label: 'हाँ, बुक कर दें', typed: `बुक, ${yes}` },
            change: { label: 'दूसरा समय', typed: 'नहीं, दूसरा, बदलना, कोई और, nahi' },
            person,
          },
        },
        booked: {
          text: 'बुक हो गया: {day} {time}, डॉ. मेहता। क्या साथ लाना है, इस काग़ज़ में लिखा है।',
          tile: { title: 'आने से पहले.pdf', note: 'एक पन्ना' },
        },
        where: { tile: { title: 'आशा डेंटल क्लिनिक', note: 'लाजपत नगर, मेट्रो के पास। गाड़ी पीछे खड़ी कर सकते हैं।' } },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'आशा डेंटल क्लिनिक से याद दिला रहे हैं: डॉ. मेहता के साथ आपका समय {time} है। आएँगे?',
          choices: { confirm: { label: 'हाँ, आएँगे' }, shift: { label: 'दूसरा समय' } },
        },
        offer: {
          text: 'आशा डेंटल क्लिनिक: परिवार जाँच सप्ताह। घर से किसी को साथ लाइए, दोनों की जाँच होगी। ऑफ़र न चाहिए तो STOP लिखिए।',
        },
      },
    },
    school: {
      steps: {
        menu: {
          text: 'नमस्ते, नीम ट्री स्कूल का एडमिशन डेस्क। बताइए, क्या मदद करूँ?',
          choices: {
            admission: { label: 'एडमिशन', typed: 'दाखिला, दाख़िला, प्रवेश, फॉर्म, फ़ॉर्म, सीट, admission' },
            bus: { label: 'बस के रूट', typed: 'बस, गाड़ी, वैन, रूट, bus' },
            person,
          },
        },
        bus: {
          text: 'हमारी बसें द्वारका, जनकपुरी, विकासपुरी और उत्तम नगर से चलती हैं। स्टॉप और समय एडमिशन फ़ॉर्म के साथ मिलते हैं।',
          choices: { admission: { label: 'एडमिशन', typed: `दाखिला, फॉर्म, ${yes}` }, person },
        },
        class: {
          text: 'किस क्लास में सीट चाहिए?',
          open: 'क्लास चुनिए',
          choices: {
            nursery: { label: 'नर्सरी', note: '31 मार्च तक तीन साल', typed: 'nursery' },
            kg: { label: 'के.जी.', note: '31 मार्च तक चार साल', typed: 'केजी, kg' },
            one: { label: 'क्लास 1', typed: 'कक्षा 1, पहली, पहली कक्षा' },
            five: { label: 'क्लास 5', typed: 'कक्षा 5, पाँचवीं, पांचवी, class 5' },
            six: { label: 'क्लास 6', note: 'छोटी लिखित परीक्षा', typed: 'कक्षा 6, छठी, छठवीं, class 6' },
            nine: { label: 'क्लास 9', note: 'छोटी लिखित परीक्षा', typed: 'कक्षा 9, नौवीं, नवीं, class 9' },
            eleven: { label: 'क्लास 11', note: 'दसवीं के अंकों से', typed: 'कक्षा 11, ग्यारहवीं, class 11' },
          },
        },
        prospectus: {
          text: '{class} में सीटें हैं। फ़ीस और तारीख़ें इस प्रॉस्पेक्टस में हैं।',
          tile: { title: 'प्रॉस्पेक्टस.pdf', note: 'बारह पन्ने' },
        },
        name: { text: 'बच्चे का नाम बताइए।', example: 'आरव गुप्ता' },
        visit: {
          text: 'स्कूल देखने आएँगे? प्रिंसिपल इन दिनों माता-पिता से मिलते हैं:',
          choices: {
            thursday: { label: 'गुरुवार, सुबह 10', typed: 'गुरुवार, बृहस्पति, thursday' },
            friday: { label: 'शुक्रवार, शाम 4', typed: 'शुक्रवार, friday' },
            saturday: { label: 'शनिवार, सुबह 11', typed: 'शनिवार, saturday' },
          },
        },
        confirm: {
          text: '{class} के लिए {visit} बजे मुलाक़ात, बच्चे का नाम {name}। ठीक है?',
          choices: {
            yes: { label: 'हाँ, ठीक है', typed: `सही, ${yes}` },
            change: { label: 'दूसरा दिन', typed: 'नहीं, दूसरा, बदलना, कोई और, nahi' },
            person,
          },
        },
        booked: { text: '{visit} बजे मिलते हैं। जन्म प्रमाणपत्र और दो फ़ोटो साथ लाइए।' },
        where: { tile: { title: 'नीम ट्री स्कूल, गेट 2', note: 'सेक्टर 11, द्वारका। एडमिशन डेस्क पूछ लीजिए।' } },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'नीम ट्री स्कूल से याद दिला रहे हैं: आपकी मुलाक़ात {visit} बजे, गेट 2 पर है। आएँगे?',
          choices: { confirm: { label: 'हाँ, आएँगे' }, shift: { label: 'दूसरा दिन' } },
        },
        offer: {
          text: 'नीम ट्री स्कूल: हमारे समर कैंप में दूसरे स्कूलों के बच्चे भी आ सकते हैं। ऑफ़र न चाहिए तो STOP लिखिए।',
        },
      },
    },
    shop: {
      steps: {
        menu: {
          text: 'नमस्ते, मीरा साड़ीज़ से। बताइए, क्या दिखाऊँ?',
          choices: {
            see: { label: 'नई साड़ियाँ देखें', typed: 'साड़ी, साड़ियाँ, नई, दिखाओ, दिखाइए, दाम, saree' },
            order: { label: 'मेरा ऑर्डर कहाँ है?', typed: 'ऑर्डर, पार्सल, कूरियर, कहाँ, कब आएगा, order' },
            person,
          },
        },
        order: {
          text: 'ऑर्डर 2417 मंगलवार को सूरत से निकला है। कल शाम तक आपके पास होगा।',
          choices: { see: { label: 'नई साड़ियाँ देखें', typed: `साड़ी, नई, दिखाइए, ${yes}` }, person },
        },
        item: {
          text: 'इस हफ़्ते आई हैं:',
          open: 'साड़ियाँ देखें',
          choices: {
            chanderi: { label: 'चंदेरी, गुलाबी', note: '{amount}, रेशम और सूत', typed: 'चंदेरी, गुलाबी' },
            banarasi: { label: 'बनारसी, लाल', note: '{amount}, शादी के लिए', typed: 'बनारसी, लाल, शादी' },
            kota: { label: 'कोटा डोरिया, हरी', note: '{amount}, गर्मी में हल्की', typed: 'कोटा, हरी, हल्की' },
            bandhani: { label: 'बांधनी, पीली', note: '{amount}, हाथ से बँधी', typed: 'बांधनी, पीली' },
            linen: { label: 'लिनन, नीली', note: '{amount}, दफ़्तर के लिए', typed: 'लिनन, नीली, दफ़्तर' },
            ikat: { label: 'इकत, काली', note: '{amount}, पोचमपल्ली से', typed: 'इकत, काली' },
          },
        },
        picture: {
          text: '{item}, {amount}। ब्लाउज़ का कपड़ा साथ है।',
          tile: { title: 'साड़ी की फ़ोटो', note: 'यहाँ उसके रंग का चित्र' },
          choices: {
            take: { label: 'यह ले लूँगी', typed: `लूँगी, लूंगी, लूँगा, चाहिए, ले, ${yes}` },
            another: { label: 'दूसरी दिखाइए', typed: 'नहीं, दूसरी, और, कोई और, nahi' },
            person,
          },
        },
        area: { text: 'कहाँ भेजें? अभी इलाक़ा और पिन कोड काफ़ी है।', example: 'मालवीय नगर, 110017' },
        pay: {
          text: 'धन्यवाद। इस लिंक से पैसे दे दें तो आज ही निकलेगी, या घर आने पर दीजिए।',
          tile: { title: '{amount} दीजिए', note: 'UPI या कार्ड' },
          choices: {
            paid: { label: 'पैसे दे दिए', typed: 'दे दिए, कर दिया, हो गया, paid, upi' },
            cash: { label: 'घर आने पर दूँगी', typed: 'नकद, कैश, बाद में, cash, cod' },
            person,
          },
        },
        booked: { text: 'ऑर्डर लिख लिया: {item}, {area}। कूरियर का नंबर यहीं मिलेगा।' },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'मीरा साड़ीज़: आपका ऑर्डर ({item}) आज आ रहा है। घर पर कोई होगा?',
          choices: { confirm: { label: 'हाँ, भेज दीजिए' }, shift: { label: 'दूसरे दिन' } },
        },
        offer: {
          text: 'मीरा साड़ीज़: दिवाली की साड़ियाँ शुक्रवार से दुकान में हैं, आप पहले देख सकती हैं। ऑफ़र न चाहिए तो STOP लिखिए।',
        },
      },
    },
    hotel: {
      steps: {
        menu: {
          text: 'करिबू! बराज़ा हाउस, स्टोन टाउन। बताइए, क्या मदद करूँ?',
          choices: {
            book: { label: 'कमरा बुक करें', typed: 'कमरा, रूम, बुक, ठहरना, रात, room, book' },
            where: { label: 'आप कहाँ हैं?', typed: 'कहाँ, कहां, पता, फ़ेरी, हवाई अड्डा, address' },
            person,
          },
        },
        place: { tile: { title: 'बराज़ा हाउस', note: 'फ़ेरी से पैदल थोड़ी दूर, पुराने क़िले के पीछे' } },
        after: {
          text: 'फ़ेरी पर हमारा आदमी आपके नाम की तख़्ती लेकर मिल सकता है। कमरा देखूँ?',
          choices: { book: { label: 'कमरा बुक करें', typed: `कमरा, बुक, ${yes}` }, person },
        },
        dates: {
          text: 'कब ठहरना चाहेंगे?',
          choices: {
            this: { label: 'इस शनि-रवि', typed: 'इस, इसी हफ़्ते' },
            next: { label: 'अगले शनि-रवि', typed: 'अगले, अगला' },
            other: { label: 'दूसरी तारीख़ें', typed: 'दूसरी, तारीख़, तारीख, और' },
          },
        },
        otherDates: { text: 'कौन-सी तारीख़ें? जैसे चाहें लिखिए।', example: '12 से 15 दिसंबर' },
        room: {
          text: 'उन दिनों ये कमरे ख़ाली हैं:',
          open: 'कमरे देखें',
          choices: {
            courtyard: { label: 'आँगन वाला कमरा', note: 'एक रात {amount}, शांत', typed: 'आँगन, शांत, सस्ता' },
            sea: { label: 'समुद्र वाला कमरा', note: 'एक रात {amount}, बालकनी', typed: 'समुद्र, बालकनी' },
            family: { label: 'परिवार का कमरा', note: 'एक रात {amount}, चार पलंग', typed: 'परिवार, बच्चे' },
            roof: { label: 'छत वाला कमरा', note: 'एक रात {amount}, बहुत सीढ़ियाँ', typed: 'छत' },
          },
        },
        picture: {
          text: '{room}, एक रात {amount}, नाश्ते के साथ।',
          tile: { title: 'कमरे की फ़ोटो', note: 'यहाँ सिर्फ़ एक चित्र' },
          choices: {
            take: { label: 'यही चाहिए', typed: `चाहिए, बुक, ${yes}` },
            another: { label: 'दूसरा कमरा', typed: 'नहीं, दूसरा, और, कोई और' },
            person,
          },
        },
        guests: {
          text: 'कितने लोग आएँगे?',
          choices: {
            one: { label: 'एक', typed: 'अकेला, अकेली, सिर्फ़ मैं' },
            two: { label: 'दो', typed: 'दोनों' },
            more: { label: 'तीन या ज़्यादा', typed: 'तीन, चार, परिवार' },
          },
        },
        name: { text: 'किस नाम से रखूँ?', example: 'नेहा जोशी' },
        pay: {
          text: 'पहली रात के पैसे से कमरा पक्का होता है। इस लिंक से दीजिए, या शाम 6 बजे से पहले आकर।',
          tile: { title: '{amount} दीजिए', note: 'कार्ड या M-Pesa' },
          choices: {
            paid: { label: 'पैसे दे दिए', typed: 'दे दिए, कर दिया, हो गया, paid' },
            arrival: { label: 'आकर दूँगा', typed: 'आकर, बाद में, वहाँ, नकद' },
            person,
          },
        },
        booked: { text: 'कमरा आपका हुआ: {room}, {dates}, नाम {name}। दोपहर 2 बजे से आ सकते हैं।' },
        where: { tile: { title: 'बराज़ा हाउस', note: 'पुराने क़िले के पीछे, स्टोन टाउन। फ़ेरी पर हम मिलेंगे।' } },
        ...consent,
      },
      templates: {
        reminder: {
          text: 'बराज़ा हाउस: हम आपकी राह देख रहे हैं ({dates})। फ़ेरी पर लेने आएँ?',
          choices: { confirm: { label: 'हाँ, आइए' }, shift: { label: 'इरादा बदल गया' } },
        },
        offer: {
          text: 'बराज़ा हाउस: त्योहार के बाद भी रुकिए तो मसाला टूर हमारी ओर से। ऑफ़र न चाहिए तो STOP लिखिए।',
        },
      },
    },
  },
}
