import type { CallLanguage, CallSceneId, PlayedCall } from '#content/call-scene.ts'
import { calls as english } from '#content/en/try/calls.ts'
import { calls as hindi } from '#content/hi/calls.ts'
import { calls as swahili } from '#content/sw/calls.ts'

/** The calls as they are played, those in Hindi with Swahili below them. What the owner gets is in English. */
export const calls: Record<CallLanguage, Record<CallSceneId, PlayedCall>> = {
  hi: {
    clinic: said(hindi.clinic, 'Simu inaingia, saa 21:42', [
      'Namaste, Asha Clinic. Simu hii inarekodiwa. Niambie, nikusaidie nini?',
      'Ndiyo, eee… daktari yupo kesho? Goti la mama linamuuma sana.',
      'Ndiyo, kesho Alhamisi daktari yupo. Kuna nafasi 10:20 asubuhi na 17:40 jioni.',
      '10:20 ni sawa.',
      'Kesho asubuhi, 10:20. Niandike jina gani?',
      'La mama, Shakuntala Rawat. Ah, ngoja, asubuhi niko ofisini… weka ile ya jioni.',
      'Haina shida, nimeweka kesho jioni 17:40.',
      'Sawa, na eksirei yake ya zamani itafaa?',
      'Hilo daktari tu ndiye anayeweza kusema. Nimeandika swali lako, kliniki itakupigia. Namaste.',
    ]),
    school: said(hindi.school, 'Simu inaingia, saa 13:15', [
      'Namaste, Nav Jyoti Public School. Simu hii inarekodiwa. Ndiyo, karibu?',
      'Haloo, nilitaka kuuliza kuhusu nafasi… binti yangu aingie darasa la 6.',
      'Ndiyo, fomu za darasa la 6 zinapatikana sasa. Unaweza kuja lini kuiona shule?',
      'Ijumaa… yaani, kama saa tano hivi asubuhi?',
      'Karibu Ijumaa saa tano asubuhi. Jina lako?',
      'Rakesh Verma. Dakika moja… Ijumaa niko zamu. Jumamosi itafaa?',
      'Itafaa. Jumamosi saa tano asubuhi, kwa ajili ya darasa la 6.',
      'Na sikia, kaka yake tayari anasoma kwenu. Kuna punguzo la ada?',
      'Hilo siwezi kuahidi. Nimemwandikia mkuu wa shule, naye atakupigia. Asante.',
    ]),
    hotel: said(hindi.hotel, 'Simu inaingia, saa 07:20', [
      'Namaste, Ganga View Guest House, Rishikesh. Simu hii inarekodiwa. Ndiyo, karibu?',
      'Namaste, nilitaka chumba cha watu wawili… kuanzia Ijumaa, siku mbili.',
      'Ijumaa hadi Jumapili, wageni wawili. Kuna chumba kinachotazama mto Ganga. Kwa jina gani?',
      'Mohit Saxena. Ah ndiyo, mama anakuja pia… fanya watu watatu.',
      'Wageni watatu, tayari. Mtafika saa ngapi?',
      'Kufikia 22:30 usiku, baadaye zaidi treni ikichelewa. Na mama hawezi kupanda ngazi, tunaweza kupata chumba cha chini?',
      'Chumba cha chini meneja tu ndiye anayeweza kuthibitisha. Nimeandika, naye atakupigia leo.',
      'Sawa, tafadhali nijulishe mapema.',
      'Bila shaka. Mohit ji, siku mbili kuanzia Ijumaa, wageni watatu. Asante.',
    ]),
  },
  en: {
    clinic: said(english.clinic, 'Simu inaingia, saa 20:10'),
    school: said(english.school, 'Simu inaingia, saa 12:40'),
    hotel: said(english.hotel, 'Simu inaingia, saa 05:15'),
  },
  // Whoever reads this page needs nothing below these.
  sw: {
    clinic: said(swahili.clinic, 'Simu inaingia, saa 08:05', []),
    school: said(swahili.school, 'Simu inaingia, saa 10:30', []),
    hotel: said(swahili.hotel, 'Simu inaingia, saa 18:50', []),
  },
}

function said(call: PlayedCall, rings: string, glosses?: readonly string[]): PlayedCall {
  const lines = call.lines.map((line, at) =>
    glosses && line.gloss !== undefined ? { ...line, gloss: glosses[at] ?? '' } : line,
  )
  return { ...call, rings, lines }
}
