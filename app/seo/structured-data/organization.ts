import type { ContactPoint, DayOfWeek, Organization, WebSite } from 'schema-dts'
import { isSet } from '#content/booking-link.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { company } from '#content/company.ts'
import type { Words } from '#content/words.ts'
import { type Address, organizationReference } from './site.ts'

export function website(at: Address, { heads, language }: Words): WebSite {
  return {
    '@type': 'WebSite',
    '@id': at('/#website'),
    name: company.name,
    url: at('/'),
    description: heads.home.description,
    inLanguage: language,
    publisher: { '@id': at.shared('/#organization') },
  }
}

export function organization(at: Address, { about, heads }: Words) {
  return {
    ...organizationReference(at),
    logo: at.shared('/icon-512.png'),
    description: heads.home.description,
    ...ownEmail(),
    address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: company.country },
    areaServed: about.hero.markets.map((name) => ({ '@type': 'Country', name }) as const),
    ...ownProfiles(),
  } as const satisfies Organization
}

/** Machines are told no address that is not set. */
function ownEmail() {
  const { email } = catalogue.contact
  return isSet(email) ? { email } : {}
}

function ownProfiles() {
  const profiles = catalogue.contact.social.map(({ url }) => url).filter(isSet)
  return profiles.length > 0 ? { sameAs: profiles } : {}
}

/** A founder that we made up for the layout is nobody to tell machines about. */
export function organizationWithFounder(
  at: Address,
  words: Words,
  founder: Words['about']['founder']['profile'],
): Organization {
  if (founder.sample) return organization(at, words)
  return {
    ...organization(at, words),
    founder: { '@type': 'Person', name: founder.name, jobTitle: founder.role },
  }
}

export function organizationWithContact(at: Address, words: Words): Organization {
  const contactPoint: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...ownEmail(),
    ...(isSet(catalogue.contact.whatsappDisplay) && { telephone: catalogue.contact.whatsappDisplay }),
    hoursAvailable: [
      ...catalogue.hours.map(
        ({ days, opens, closes }) =>
          ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.flatMap((day) => weekdays[day] ?? []),
            opens: clock(opens),
            closes: clock(closes),
          }) as const,
      ),
      // An organisation is no place, which alone could have its special hours apart. Midnight to midnight is closed.
      ...catalogue.specialDays.map(
        ({ date, hours: { opens, closes } = { opens: 0, closes: 0 } }) =>
          ({
            '@type': 'OpeningHoursSpecification',
            validFrom: date,
            validThrough: date,
            opens: clock(opens),
            closes: clock(closes),
          }) as const,
      ),
    ],
  }
  return { ...organization(at, words), contactPoint }
}

const weekdays = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
] as const satisfies DayOfWeek[]

function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
