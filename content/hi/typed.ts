import { company } from '#content/company.ts'

const { name } = company

/** What stands typed already, in WhatsApp or in a mail's subject, by what it is in English. */
export const typed: Readonly<Record<string, string>> = {
  [`Hello ${name}, I have a question.`]: `नमस्ते ${name}, मेरा एक सवाल है।`,
  [`Hello ${name}, a page on your site did not open.`]: `नमस्ते ${name}, आपकी वेबसाइट का एक पेज नहीं खुला।`,
  [`Hello ${name}, can we chat?`]: `नमस्ते ${name}, क्या हम बात कर सकते हैं?`,
  [`Hello ${name}, I have a question that is not in your FAQ.`]: `नमस्ते ${name}, मेरा एक सवाल है जो आपके सवाल-जवाब में नहीं है।`,
  [`Hello ${name}, I searched your FAQ and did not find this: `]: `नमस्ते ${name}, आपके सवाल-जवाब में मुझे यह नहीं मिला: `,
  [`Hello ${name}, I have your brochure in front of me.`]: `नमस्ते ${name}, आपका ब्रोशर मेरे सामने है।`,
  [`Hello ${name}, I would like to know more about TutorConnect.`]: `नमस्ते ${name}, मुझे TutorConnect के बारे में और जानना है।`,
  [`Hello ${name}, which of your services would suit us? We are: `]: `नमस्ते ${name}, आपकी कौन-सी सेवा हमारे काम की है? हम हैं: `,
  [`Hello ${name}, I would like to hear a voice agent for my business.`]: `नमस्ते ${name}, मैं अपने कारोबार के लिए वॉइस एजेंट सुनना चाहता/चाहती हूँ।`,
  [`Hello ${name}, these are three questions our callers ask: `]: `नमस्ते ${name}, फ़ोन पर हमसे ये तीन सवाल पूछे जाते हैं: `,
  [`Hello ${name}, I would like a WhatsApp agent for my business.`]: `नमस्ते ${name}, मुझे अपने कारोबार के लिए WhatsApp एजेंट चाहिए।`,
  [`Hello ${name}, how soon could a WhatsApp agent be live for us?`]: `नमस्ते ${name}, हमारे लिए WhatsApp एजेंट कितने दिन में चालू हो सकता है?`,
  [`Hello ${name}, I have a question about WhatsApp automation.`]: `नमस्ते ${name}, WhatsApp ऑटोमेशन के बारे में मेरा एक सवाल है।`,
  [`Hello ${name}, on a Monday we get about … WhatsApp messages. What would you automate first?`]: `नमस्ते ${name}, सोमवार को हमें WhatsApp पर लगभग … मैसेज आते हैं। आप सबसे पहले क्या ऑटोमेट करेंगे?`,
  [`Hello ${name}, I am interested in the WhatsApp Bot.`]: `नमस्ते ${name}, मुझे WhatsApp Bot के बारे में जानना है।`,
  [`Hello ${name}, I am interested in the WhatsApp Voice Assistant.`]: `नमस्ते ${name}, मुझे WhatsApp Voice Assistant के बारे में जानना है।`,
  [`Hello ${name}, I am interested in the WhatsApp Web Dashboard.`]: `नमस्ते ${name}, मुझे WhatsApp Web Dashboard के बारे में जानना है।`,
  [`Hello ${name}, I am interested in the WhatsApp Broadcast Tool.`]: `नमस्ते ${name}, मुझे WhatsApp Broadcast Tool के बारे में जानना है।`,
  [`Hello ${name}, I would like to try an AI chatbot on my website: `]: `नमस्ते ${name}, मुझे अपनी वेबसाइट पर AI चैटबॉट आज़माना है: `,
  [`Hello ${name}, which website chatbot plan would suit me?`]: `नमस्ते ${name}, वेबसाइट चैटबॉट का कौन-सा प्लान मेरे लिए ठीक रहेगा?`,
  [`Hello ${name}, I would like a custom AI agent. We sell: `]: `नमस्ते ${name}, मुझे कस्टम AI एजेंट चाहिए। हम बेचते हैं: `,
  [`Hello ${name}, this is the register we would like as a web app: `]: `नमस्ते ${name}, इस रजिस्टर का हमें वेब ऐप चाहिए: `,
  [`Hello ${name}, I would like a dashboard made from my spreadsheets.`]: `नमस्ते ${name}, मुझे अपनी शीट से डैशबोर्ड बनवाना है।`,
  [`Hello ${name}, this is the job we would like to automate: `]: `नमस्ते ${name}, हमें यह काम ऑटोमेट करवाना है: `,
  [`Hello ${name}, I cannot find the link to my booking.`]: `नमस्ते ${name}, मुझे अपनी बुकिंग का लिंक नहीं मिल रहा।`,
  [`Hello ${name}, I have a question about my payment.`]: `नमस्ते ${name}, मेरे पेमेंट के बारे में एक सवाल है।`,
  [`Hello ${name}, I would like a demo on `]: `नमस्ते ${name}, मुझे इस विषय पर डेमो चाहिए: `,
  [`Hello ${name}, I would like to book a demo on `]: `नमस्ते ${name}, मुझे इस समय डेमो बुक करना है: `,
  [`Hello ${name}, I would like a quote. What we need: `]: `नमस्ते ${name}, मुझे कोटेशन चाहिए। हमारी ज़रूरत: `,
  [`Hello ${name}, I would like to send you a testimonial.`]: `नमस्ते ${name}, मैं आपको अपनी राय भेजना चाहता/चाहती हूँ।`,
  [`Hello ${name}, I would like to talk about `]: `नमस्ते ${name}, मुझे इस बारे में बात करनी है: `,
  [`Hello ${name}, something on your site is not working for me.`]: `नमस्ते ${name}, आपकी वेबसाइट पर कुछ मेरे लिए काम नहीं कर रहा।`,
}
