import type { CallSceneId, PlayedCall } from '#content/call-scene.ts'

/** Calls as people in Jaipur, Indore and Rishikesh make them. What the owner gets is in English. */
export const calls: Record<CallSceneId, PlayedCall> = {
  clinic: {
    business: 'Asha Clinic, Jaipur',
    rings: 'Incoming call, 9:42 pm',
    lines: [
      {
        kind: 'agent',
        text: 'नमस्ते, आशा क्लिनिक। यह कॉल रिकॉर्ड हो रही है। बताइए, क्या मदद करूँ?',
        gloss: 'Namaste, Asha Clinic. This call is recorded. Tell me, how can I help?',
      },
      {
        kind: 'caller',
        text: 'हाँ जी, वो… डॉक्टर साहब कल मिलेंगे क्या? मम्मी के घुटने में बहुत दर्द है।',
        gloss: 'Yes, um… is the doctor in tomorrow? My mother’s knee is hurting a lot.',
      },
      {
        kind: 'agent',
        text: 'जी, कल गुरुवार को डॉक्टर साहब हैं। सुबह दस बीस और शाम पाँच चालीस का समय ख़ाली है।',
        gloss:
          'Yes, the doctor is in tomorrow, Thursday. 10:20 in the morning and 5:40 in the evening are free.',
      },
      { kind: 'caller', text: 'दस बीस ठीक है।', gloss: '10:20 is fine.' },
      {
        kind: 'agent',
        text: 'कल सुबह दस बीस। किस नाम से लिख दूँ?',
        gloss: 'Tomorrow morning, 10:20. What name shall I write?',
      },
      {
        kind: 'caller',
        text: 'मम्मी का नाम, शकुंतला रावत। अरे रुकिए, सुबह तो मेरा ऑफ़िस है… शाम वाला कर दीजिए।',
        gloss:
          'My mother’s, Shakuntala Rawat. Oh wait, I have office in the morning… make it the evening one.',
      },
      {
        kind: 'agent',
        text: 'कोई बात नहीं, कल शाम पाँच चालीस कर दिया।',
        gloss: 'No problem, I have made it 5:40 tomorrow evening.',
      },
      {
        kind: 'caller',
        text: 'अच्छा, और पुराना एक्स-रे चल जाएगा क्या?',
        gloss: 'Okay, and will her old X-ray do?',
      },
      {
        kind: 'agent',
        text: 'यह तो डॉक्टर साहब ही बताएँगे। मैंने सवाल लिख लिया है, क्लिनिक से फ़ोन आ जाएगा। नमस्ते।',
        gloss:
          'Only the doctor can say that. I have noted your question, and the clinic will ring you. Namaste.',
      },
    ],
    diary: {
      name: [{ at: 5, text: 'Shakuntala Rawat' }],
      when: [
        { at: 3, text: 'Thursday, 10:20 am' },
        { at: 6, text: 'Thursday, 5:40 pm' },
      ],
      what: [{ at: 1, text: 'Knee pain' }],
    },
    summary: {
      time: '9:43 pm',
      title: 'New appointment',
      lines: [
        'Shakuntala Rawat, Thursday 5:40 pm, knee pain.',
        'Her daughter rang, and moved it from 10:20 am.',
      ],
      forYou: 'Will her old X-ray do? Please ring back.',
    },
  },
  school: {
    business: 'Nav Jyoti Public School, Indore',
    rings: 'Incoming call, 1:15 pm',
    lines: [
      {
        kind: 'agent',
        text: 'नमस्ते, नव ज्योति पब्लिक स्कूल। यह कॉल रिकॉर्ड होती है। जी, बताइए?',
        gloss: 'Namaste, Nav Jyoti Public School. This call is recorded. Yes, please?',
      },
      {
        kind: 'caller',
        text: 'हेलो, एडमिशन का पूछना था… बेटी को छठी में डालना है।',
        gloss: 'Hello, I wanted to ask about admission… my daughter is to join Class 6.',
      },
      {
        kind: 'agent',
        text: 'जी, छठी के फ़ॉर्म अभी मिल रहे हैं। स्कूल देखने कब आ पाएँगे?',
        gloss: 'Yes, forms for Class 6 are available now. When could you come and see the school?',
      },
      {
        kind: 'caller',
        text: 'शुक्रवार को… मतलब, ग्यारह बजे के आसपास?',
        gloss: 'On Friday… I mean, around eleven?',
      },
      {
        kind: 'agent',
        text: 'शुक्रवार ग्यारह बजे आ जाइए। आपका नाम?',
        gloss: 'Please come on Friday at eleven. Your name?',
      },
      {
        kind: 'caller',
        text: 'राकेश वर्मा। एक मिनट… शुक्रवार को तो मेरी ड्यूटी है। शनिवार हो जाएगा?',
        gloss: 'Rakesh Verma. One minute… I am on duty on Friday. Will Saturday do?',
      },
      {
        kind: 'agent',
        text: 'हो जाएगा। शनिवार सुबह ग्यारह बजे, छठी कक्षा के लिए।',
        gloss: 'It will. Saturday at eleven in the morning, for Class 6.',
      },
      {
        kind: 'caller',
        text: 'और सुनिए, बड़ा भाई आपके यहीं पढ़ता है। फ़ीस में कुछ छूट मिलेगी?',
        gloss: 'And listen, her elder brother is already with you. Is there something off the fees?',
      },
      {
        kind: 'agent',
        text: 'इसका वादा मैं नहीं कर सकती। प्रिंसिपल मैम को लिख दिया है, वे आपको फ़ोन करेंगी। धन्यवाद।',
        gloss:
          'I cannot promise that. I have left a note for the principal, and she will ring you. Thank you.',
      },
    ],
    diary: {
      name: [{ at: 5, text: 'Rakesh Verma' }],
      when: [
        { at: 4, text: 'Friday, 11:00 am' },
        { at: 6, text: 'Saturday, 11:00 am' },
      ],
      what: [{ at: 1, text: 'School visit, Class 6' }],
    },
    summary: {
      time: '1:17 pm',
      title: 'School visit',
      lines: ['Rakesh Verma, Saturday 11:00 am, daughter for Class 6.', 'Friday does not suit him.'],
      forYou: 'Asks for a sibling discount. He expects the principal’s call.',
    },
  },
  hotel: {
    business: 'Ganga View Guest House, Rishikesh',
    rings: 'Incoming call, 7:20 am',
    lines: [
      {
        kind: 'agent',
        text: 'नमस्ते, गंगा व्यू गेस्ट हाउस, ऋषिकेश। यह कॉल रिकॉर्ड हो रही है। कहिए?',
        gloss: 'Namaste, Ganga View Guest House, Rishikesh. This call is recorded. Yes, please?',
      },
      {
        kind: 'caller',
        text: 'जी नमस्ते, दो लोगों के लिए कमरा चाहिए था… शुक्रवार से, दो रात।',
        gloss: 'Namaste, I wanted a room for two… from Friday, two nights.',
      },
      {
        kind: 'agent',
        text: 'शुक्रवार से रविवार, दो मेहमान। गंगा की तरफ़ वाला कमरा ख़ाली है। किस नाम से रखूँ?',
        gloss: 'Friday to Sunday, two guests. A room facing the Ganga is free. Under what name?',
      },
      {
        kind: 'caller',
        text: 'मोहित सक्सेना। अरे हाँ, माँ भी आ रही हैं… तीन लोग कर दीजिए।',
        gloss: 'Mohit Saxena. Oh yes, my mother is coming too… make it three people.',
      },
      {
        kind: 'agent',
        text: 'तीन मेहमान कर दिए। कितने बजे तक पहुँचेंगे?',
        gloss: 'Three guests, done. By what time will you reach?',
      },
      {
        kind: 'caller',
        text: 'रात के साढ़े दस तक, ट्रेन लेट हुई तो और भी। और माँ सीढ़ी नहीं चढ़ पातीं, नीचे कमरा मिल जाएगा?',
        gloss:
          'By 10:30 at night, later if the train is late. And my mother cannot climb stairs, can we get a room downstairs?',
      },
      {
        kind: 'agent',
        text: 'नीचे का कमरा मैनेजर ही पक्का करेंगे। मैंने लिख दिया है, वे आज फ़ोन करेंगे।',
        gloss: 'Only the manager can confirm a room downstairs. I have noted it, and he will ring you today.',
      },
      { kind: 'caller', text: 'ठीक है, ज़रा जल्दी बता दीजिएगा।', gloss: 'All right, please let me know soon.' },
      {
        kind: 'agent',
        text: 'जी ज़रूर। मोहित जी, शुक्रवार से दो रात, तीन मेहमान। धन्यवाद।',
        gloss: 'Of course. Mohit ji, two nights from Friday, three guests. Thank you.',
      },
    ],
    diary: {
      name: [{ at: 3, text: 'Mohit Saxena' }],
      when: [{ at: 1, text: 'Friday to Sunday, 2 nights' }],
      what: [
        { at: 1, text: 'Room for 2' },
        { at: 4, text: 'Room for 3' },
      ],
    },
    summary: {
      time: '7:22 am',
      title: 'Room enquiry',
      lines: [
        'Mohit Saxena, Friday to Sunday, 3 guests.',
        'Arrives by 10:30 pm, later if the train is late.',
      ],
      forYou: 'His mother cannot climb stairs: is a room free downstairs?',
    },
  },
}
