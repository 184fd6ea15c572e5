import { isSet } from '#content/booking-link.ts'
import { shipped } from '#content/catalogue/catalogue.ts'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { doorIds, type Facts } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { paths, soonPath, tryPaths } from '#content/paths.ts'
import { siteFieldId } from '#content/site-fields.ts'
import { siteFieldLink, siteLabels } from './desk/site-fields.ts'
import { labs } from './labs.ts'
import { portfolio } from './portfolio.ts'
import { products } from './products.ts'

/** Something that is to be opened and whose address the owner has not set yet. */
interface SoonDoor {
  id: string
  /** What kind of thing it is. */
  kind: string
  title: string
  description: string
  /** What comes near it and can be tried at once. */
  tryIt?: Link & { text: string }
  back: Link
  form: { heading: string; lead: string; subject?: string; message?: string }
  /** Where the owner sets the address, and what it is called there. */
  owner: { fact: string; href: string }
}

/** The pages behind addresses that are not set yet; the real site has none. */
export const soon = (facts: Facts) => ({
  state: 'Opening soon',
  now: 'What you can do now',
  owner: {
    /** Before the fact's name, which is a link to it. */
    text: 'Is this your site? The address is not set yet. Set it at your desk:',
  },
  doors: facts.unset === 'soon' ? doors(facts) : [],
  /** What addresses are called at the desk. */
  fieldNames: Object.fromEntries(siteLabels),
  /** What a form begins with, by what the address calls it. */
  doorTexts: facts.doorTexts,
})

const tries = {
  call: {
    label: 'Try a call',
    href: tryPaths.tryCall,
    text: 'Hear a voice agent take a call, and talk to it yourself. No sign-up.',
  },
  dashboard: {
    label: 'Try it with your own sheet',
    href: tryPaths.tryDashboard,
    text: 'Drop in a sheet of marks or sales and see it charted. The file stays on your phone or computer.',
  },
  chatbot: {
    label: 'Try a chatbot',
    href: tryPaths.tryChatbot,
    text: 'Paste your price list or FAQ and ask it questions, as a customer would.',
  },
  whatsapp: {
    label: 'Try a WhatsApp chat',
    href: tryPaths.tryWhatsapp,
    text: 'Play a chat like this one from both sides: your customer’s phone and your own.',
  },
} satisfies Record<string, Link & { text: string }>

const triesOf: Readonly<Record<string, keyof typeof tries>> = {
  'edu-result-analysis': 'dashboard',
  'ask-the-sheet': 'dashboard',
  'batch-register': 'dashboard',
  'channel-notebook': 'dashboard',
  'mandi-price-bot': 'whatsapp',
  'stone-town-stays': 'whatsapp',
  'duka-ledger': 'whatsapp',
  'saree-counter': 'chatbot',
  'night-stories': 'call',
  'karibu-desk': 'call',
  'plot-finder': 'call',
}

function doors(facts: Facts): SoonDoor[] {
  const { social, sisterSites, whatsappNumber, email } = facts.contact
  return [
    ...products(facts).products.items.flatMap((product) =>
      projectDoor(product, 'Product', 'products', { label: 'Back to the products', href: paths.products }),
    ),
    ...labs(facts).projects.items.flatMap((project) =>
      projectDoor(project, project.type, 'labs', { label: 'Back to the labs', href: paths.labs }),
    ),
    ...portfolio(facts).projects.items.flatMap((project) =>
      projectDoor(project, project.type, 'portfolio', {
        label: 'Back to the portfolio',
        href: paths.portfolio,
      }),
    ),
    ...social.flatMap(({ id, name, url }) =>
      isDoor(url, doorIds.profile(id))
        ? elsewhereDoor(doorIds.profile(id), name, {
            kind: 'Our profile',
            description: `${company.name} on ${name} will open from here. Until then, you can read us on the blog.`,
            field: fieldOf('social', (profile) => profile.id === id),
          })
        : [],
    ),
    ...sisterSites.flatMap(({ name, url }) =>
      isDoor(url, doorIds.sisterSite(name))
        ? elsewhereDoor(doorIds.sisterSite(name), name, {
            kind: 'Sister site',
            description: `${name} is a sister site of ${company.name}. It will open from here.`,
            field: fieldOf('sisterSites', (site) => site.name === name),
          })
        : [],
    ),
    ...(isSet(whatsappNumber) ? [] : [whatsappDoor()]),
    ...(isSet(email) ? [] : [emailDoor()]),
  ]
}

/** On which page of the facts a project's address stands, if it is not the owner's own text. */
function projectDoor(
  { id, title, description, url }: ReturnedProject,
  kind: string,
  page: 'products' | 'labs' | 'portfolio',
  back: Link,
): SoonDoor[] {
  const door = url.startsWith(soonPath('')) ? url.slice(soonPath('').length) : undefined
  if (door === undefined) return []
  const link = Object.keys(shipped.links[page]).find((each) => doorIds.link(each) === door)
  const field = link && siteFieldId('links', page, link)
  const tryIt = triesOf[door] && tries[triesOf[door]]
  const isWaitlist = door.endsWith('-waitlist')
  return [
    {
      id: door,
      kind,
      title,
      description,
      ...(tryIt && { tryIt }),
      back,
      form: {
        heading: isWaitlist ? 'Join the waitlist' : 'Ask for access',
        lead: `We will write to you as soon as ${title} opens, or show it to you on a call before that.`,
        subject: isWaitlist ? `Waitlist: ${title}` : `Access to ${title}`,
        message: isWaitlist
          ? `Please put me on the waitlist for ${title}. We are:`
          : `I would like access to ${title}. We are:`,
      },
      owner: field ? ownerOf(field) : { fact: title, href: deskPaths.siteText(textKinds[page], id) },
    },
  ]
}

interface ReturnedProject {
  id: string
  title: string
  description: string
  url: string
}

const textKinds = { products: 'product', portfolio: 'project', labs: 'project' }

function elsewhereDoor(
  id: string,
  name: string,
  { kind, description, field }: { kind: string; description: string; field: string },
): SoonDoor {
  return {
    id,
    kind,
    title: name,
    description,
    back: { label: 'Read the blog', href: paths.blog },
    form: {
      heading: 'Write to us',
      lead: 'A person from the team reads it and replies within 24 hours.',
      subject: `About ${name}`,
      message: `Please let me know when I can find you on ${name}.`,
    },
    owner: ownerOf(field),
  }
}

function whatsappDoor(): SoonDoor {
  return {
    id: doorIds.whatsapp,
    kind: 'Chat',
    title: 'WhatsApp',
    description:
      'WhatsApp will open from here with your message already typed. Until then, send it from this page: the same people read it.',
    tryIt: tries.whatsapp,
    back: { label: 'Other ways to reach us', href: paths.contact },
    form: {
      heading: 'Send it from here',
      lead: 'Change the message as you like. A person from the team replies by e-mail within 24 hours.',
      subject: 'A message for WhatsApp',
    },
    owner: ownerOf(siteFieldId('contact', 'whatsappDisplay')),
  }
}

function emailDoor(): SoonDoor {
  return {
    id: doorIds.email,
    kind: 'Mail',
    title: 'E-mail',
    description:
      'Your mail app will open from here. Until then, write to us on this page: the same people read it.',
    back: { label: 'Other ways to reach us', href: paths.contact },
    form: {
      heading: 'Write to us',
      lead: 'A person from the team reads it and replies within 24 hours.',
    },
    owner: ownerOf(siteFieldId('contact', 'email')),
  }
}

function isDoor(url: string, id: string): boolean {
  return url === soonPath(id)
}

function fieldOf(
  list: 'social' | 'sisterSites',
  isIt: (entry: { id?: string; name: string }) => boolean,
): string {
  const entries: readonly { id?: string; name: string }[] = shipped.contact[list]
  return siteFieldId('contact', list, String(entries.findIndex(isIt)), 'url')
}

function ownerOf(field: string): SoonDoor['owner'] {
  return { fact: siteLabels.get(field) ?? field, href: siteFieldLink(field) }
}
