import { companyInHindi as company } from '#content/company.ts'
import { soon as englishSoon } from '#content/en/soon.ts'
import { doorIds, type Facts } from '#content/facts.ts'
import { paths, tryPaths } from '#content/paths.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { labs } from './labs.ts'

type Door = Words['soon']['doors'][number]

export const soon = (facts: Facts): Texts<Words['soon']> => ({
  state: 'जल्द खुलेगा',
  now: 'अभी आप क्या कर सकते हैं',
  owner: { text: 'क्या यह वेबसाइट आपकी है? यह पता अभी नहीं डाला गया है। अपनी डेस्क पर यहाँ डालें:' },
  doors: Object.fromEntries(englishSoon(facts).doors.map((door) => [door.id, textsOf(door)])),
})

const tries: Readonly<Record<string, { label: string; text: string }>> = {
  [tryPaths.tryCall]: {
    label: 'कॉल आज़माएँ',
    text: 'सुनिए कि वॉइस एजेंट कॉल कैसे लेता है, और उससे ख़ुद बात कीजिए। साइन-अप नहीं चाहिए।',
  },
  [tryPaths.tryDashboard]: {
    label: 'अपनी शीट पर आज़माएँ',
    text: 'अंकों या बिक्री की शीट डालिए और उसका चार्ट देखिए। फ़ाइल आपके फ़ोन या कंप्यूटर पर ही रहती है।',
  },
  [tryPaths.tryChatbot]: {
    label: 'चैटबॉट आज़माएँ',
    text: 'अपनी रेट लिस्ट या सवाल-जवाब पेस्ट कीजिए और उससे ग्राहक की तरह पूछिए।',
  },
  [tryPaths.tryWhatsapp]: {
    label: 'WhatsApp चैट आज़माएँ',
    text: 'ऐसी ही एक चैट दोनों तरफ़ से चलाकर देखिए: ग्राहक के फ़ोन से और अपने फ़ोन से।',
  },
}

const back: Readonly<Record<string, string>> = {
  [paths.products]: 'प्रोडक्ट पर लौटें',
  [paths.labs]: 'लैब्स पर लौटें',
  [paths.portfolio]: 'हमारे काम पर लौटें',
  [paths.blog]: 'ब्लॉग पढ़ें',
  [paths.contact]: 'हम तक पहुँचने के और तरीक़े',
}

const writeToUs = {
  heading: 'हमें लिखें',
  lead: 'हमारी टीम में से कोई इसे पढ़ता है और 24 घंटे में जवाब देता है।',
}

function textsOf(door: Door) {
  const tryIt = door.tryIt && tries[door.tryIt.href]
  return {
    ...saidOf(door),
    ...(tryIt && { tryIt }),
    back: { label: back[door.back.href] ?? door.back.label },
  }
}

function saidOf({ id, title, back: { href }, ...door }: Door) {
  if (id === doorIds.whatsapp) return whatsapp
  if (id === doorIds.email) return email
  if (href === paths.blog) return elsewhere(title, door.kind)
  return {
    ...project({ id, href, ...door }),
    form: door.form.message?.startsWith('Please') ? waitlist(title) : access(title),
  }
}

/** Those of the labs are named with their page; the others arrive in this language. */
function project({ id, href, kind }: Pick<Door, 'id' | 'kind'> & { href: string }) {
  if (href === paths.products) return { kind: 'प्रोडक्ट' }
  const items: Readonly<Record<string, { description?: string; type?: string }>> = labs.projects.items
  const lab = href === paths.labs ? items[id] : undefined
  return lab ? { kind: lab.type ?? kind, ...(lab.description && { description: lab.description }) } : {}
}

const formLead = (title: string) => `${title} खुलते ही हम आपको लिखेंगे, या उससे पहले कॉल पर दिखा देंगे।`

const waitlist = (title: string) => ({
  heading: 'वेटलिस्ट में जुड़ें',
  lead: formLead(title),
  subject: `वेटलिस्ट: ${title}`,
  message: `कृपया मुझे ${title} की वेटलिस्ट में जोड़ें। हम हैं:`,
})

const access = (title: string) => ({
  heading: 'एक्सेस माँगें',
  lead: formLead(title),
  subject: `${title} का एक्सेस`,
  message: `मुझे ${title} का एक्सेस चाहिए। हम हैं:`,
})

function elsewhere(name: string, kind: string) {
  const isProfile = kind === 'Our profile'
  return {
    kind: isProfile ? 'हमारी प्रोफ़ाइल' : 'हमारी दूसरी वेबसाइट',
    description: isProfile
      ? `${name} पर ${company.name} का पेज यहाँ से खुलेगा। तब तक आप हमें ब्लॉग पर पढ़ सकते हैं।`
      : `${name} ${company.name} की ही एक और वेबसाइट है। वह यहाँ से खुलेगी।`,
    form: {
      ...writeToUs,
      subject: `${name} के बारे में`,
      message: `कृपया बताएँ कि ${name} पर आप कब मिलेंगे।`,
    },
  }
}

const whatsapp = {
  kind: 'चैट',
  description:
    'यहाँ से WhatsApp खुलेगा, और आपका मैसेज उसमें पहले से लिखा होगा। तब तक इसी पेज से भेज दीजिए: पढ़ने वाले वही लोग हैं।',
  form: {
    heading: 'यहीं से भेजें',
    lead: 'मैसेज जैसे चाहें बदल लीजिए। हमारी टीम में से कोई 24 घंटे में ई-मेल से जवाब देता है।',
    subject: 'WhatsApp के लिए मैसेज',
  },
}

const email = {
  kind: 'मेल',
  title: 'ई-मेल',
  description: 'यहाँ से आपका मेल ऐप खुलेगा। तब तक हमें इसी पेज पर लिखिए: पढ़ने वाले वही लोग हैं।',
  form: writeToUs,
}
