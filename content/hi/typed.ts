import { company } from '#content/company.ts'

/** What a visitor finds typed already in WhatsApp or as the subject of a mail, by what it is in English. */
export const typed: Readonly<Record<string, string>> = {
  [`Hello ${company.name}, I would like to book a demo on `]: `नमस्ते ${company.name}, मुझे डेमो बुक करना है: `,
  [`Hello ${company.name}, I would like a demo on `]: `नमस्ते ${company.name}, मुझे डेमो चाहिए, इस दिन: `,
  [`Hello ${company.name}, I cannot find the link to my booking.`]: `नमस्ते ${company.name}, मुझे अपनी बुकिंग का लिंक नहीं मिल रहा।`,
  [`Hello ${company.name}, I would like to talk about `]: `नमस्ते ${company.name}, मुझे इस बारे में बात करनी है: `,
  [`Hello ${company.name}, I would like a quote. What we need: `]: `नमस्ते ${company.name}, मुझे कोटेशन चाहिए। हमें चाहिए: `,
  [`Hello ${company.name}, I would like to send you a testimonial.`]: `नमस्ते ${company.name}, मैं आपके काम के बारे में अपनी राय भेजना चाहता/चाहती हूँ।`,
  [`Hello ${company.name}, I have a question about my payment.`]: `नमस्ते ${company.name}, मुझे अपने पेमेंट के बारे में पूछना है।`,
  [`Hello ${company.name}, something on your site is not working for me.`]: `नमस्ते ${company.name}, आपकी वेबसाइट पर मुझे एक चीज़ में दिक़्क़त आ रही है।`,
  Payment: 'पेमेंट',
  'Refund request': 'रिफ़ंड की माँग',
}
