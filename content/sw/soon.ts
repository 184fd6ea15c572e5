import { companyInSwahili as company } from '#content/company.ts'
import { soon as englishSoon } from '#content/en/soon.ts'
import { doorIds, type Facts } from '#content/facts.ts'
import { paths, tryPaths } from '#content/paths.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { labProjects } from './labs.ts'

type Door = Words['soon']['doors'][number]

export const soon = (facts: Facts): Texts<Words['soon']> => ({
  state: 'Inafunguliwa hivi karibuni',
  now: 'Unachoweza kufanya sasa',
  owner: { text: 'Hii ni tovuti yako? Anwani hii bado haijawekwa. Iweke kwenye dawati lako:' },
  doors: Object.fromEntries(englishSoon(facts).doors.map((door) => [door.id, textsOf(door)])),
})

const tries: Readonly<Record<string, { label: string; text: string }>> = {
  [tryPaths.tryCall]: {
    label: 'Jaribu simu',
    text: 'Sikia wakala wa sauti akipokea simu, kisha ongea naye mwenyewe. Huhitaji kujisajili.',
  },
  [tryPaths.tryDashboard]: {
    label: 'Jaribu kwa jedwali lako',
    text: 'Weka jedwali la alama au la mauzo uone chati zake. Faili linabaki kwenye simu au kompyuta yako.',
  },
  [tryPaths.tryChatbot]: {
    label: 'Jaribu chatbot',
    text: 'Bandika orodha yako ya bei au maswali na majibu yako, kisha iulize kama mteja.',
  },
  [tryPaths.tryWhatsapp]: {
    label: 'Jaribu mazungumzo ya WhatsApp',
    text: 'Jaribu mazungumzo kama haya kwa pande zote mbili: kwenye simu ya mteja na kwenye simu yako.',
  },
}

const back: Readonly<Record<string, string>> = {
  [paths.products]: 'Rudi kwenye bidhaa',
  [paths.labs]: 'Rudi kwenye maabara',
  [paths.portfolio]: 'Rudi kwenye kazi zetu',
  [paths.blog]: 'Soma blogu',
  [paths.contact]: 'Njia nyingine za kutufikia',
}

const writeToUs = {
  heading: 'Tuandikie',
  lead: 'Mtu wa timu yetu atasoma na kujibu ndani ya saa 24.',
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
  if (href === paths.products) return { kind: 'Bidhaa' }
  const items: Readonly<Record<string, { description: string; type: string }>> = labProjects
  const lab = href === paths.labs ? items[id] : undefined
  return lab ? { kind: lab.type, description: lab.description } : { kind }
}

const formLead = (title: string) =>
  `Tutakuandikia ${title} ikifunguliwa tu, au tutakuonyesha kwa simu ya video kabla ya hapo.`

const waitlist = (title: string) => ({
  heading: 'Jiunge na orodha ya kusubiri',
  lead: formLead(title),
  subject: `Orodha ya kusubiri: ${title}`,
  message: `Tafadhali niwekeni kwenye orodha ya wanaosubiri ${title}. Sisi ni:`,
})

const access = (title: string) => ({
  heading: 'Omba kuingia',
  lead: formLead(title),
  subject: `Ombi la kuingia: ${title}`,
  message: `Ningependa kuitumia ${title}. Sisi ni:`,
})

function elsewhere(name: string, kind: string) {
  const isProfile = kind === 'Our profile'
  return {
    kind: isProfile ? 'Ukurasa wetu' : 'Tovuti yetu nyingine',
    description: isProfile
      ? `Ukurasa wa ${company.name} kwenye ${name} utafunguka kutoka hapa. Kwa sasa, tusome kwenye blogu.`
      : `${name} ni tovuti nyingine ya ${company.name}. Itafunguka kutoka hapa.`,
    form: {
      ...writeToUs,
      subject: `Kuhusu ${name}`,
      message: `Tafadhali nijulisheni lini mtapatikana kwenye ${name}.`,
    },
  }
}

const whatsapp = {
  kind: 'Mazungumzo',
  description:
    'WhatsApp itafunguka kutoka hapa, na ujumbe wako utakuwa umeshaandikwa. Kwa sasa utume kwenye ukurasa huu: wanaosoma ni watu wale wale.',
  form: {
    heading: 'Utume kutoka hapa',
    lead: 'Badilisha ujumbe upendavyo. Mtu wa timu yetu atajibu kwa barua pepe ndani ya saa 24.',
    subject: 'Ujumbe wa WhatsApp',
  },
}

const email = {
  kind: 'Barua pepe',
  title: 'Barua pepe',
  description:
    'Programu yako ya barua pepe itafunguka kutoka hapa. Kwa sasa tuandikie kwenye ukurasa huu: wanaosoma ni watu wale wale.',
  form: writeToUs,
}
