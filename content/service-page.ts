import type { PriceTag } from './facts.ts'
import type { Link } from './link.ts'
import type { PageHead } from './page-head.ts'
import type { PageId } from './paths.ts'
import type { Plan } from './plan.ts'
import type { ServicePicture } from './service-pictures.ts'
import type { StaticTestimonial } from './testimonial.ts'

/** Any page under /services: a hero, sections in the order they are shown, a closing call. */
export interface ServicePage {
  page: PageId
  head: PageHead
  picture?: ServicePicture
  /** The first action is the primary one. */
  hero: { title: string; lead: string; badge?: string; actions: Link[] }
  /** Shown beside the prices. */
  offer?: Offer
  sections: Section[]
  closing: { title: string; text: string; actions: Link[] }
}

export interface Offer {
  title: string
  text: string
}

export type Section =
  | TilesSection
  | AudiencesSection
  | ListSection
  | StepsSection
  | PlansSection
  | PriceSection
  | OfferingsSection
  | HostingSection
  | VideoSection
  | TestimonialSection

interface SectionBase {
  /** The section's anchor. */
  id: string
  heading: string
  lead?: string
}

export interface TilesSection extends SectionBase {
  kind: 'tiles'
  /** In a grid unless said: beside their heading, one to a line, strung in order, on cloth. */
  look?: 'beside' | 'lines' | 'flows' | 'swatches'
  items: { title: string; text: string; points?: string[] }[]
}

export interface AudiencesSection extends SectionBase {
  kind: 'audiences'
  items: { icon: AudienceIcon; title: string; text: string }[]
}

export interface ListSection extends SectionBase {
  kind: 'list'
  items: string[]
}

/** Steps happen in order and are shown numbered. */
interface StepsSection extends SectionBase {
  kind: 'steps'
  items: { title: string; text: string }[]
}

export interface PlansSection extends SectionBase {
  kind: 'plans'
  note?: string
  items: Plan[]
}

/** One starting price instead of plans. */
export interface PriceSection extends SectionBase {
  kind: 'price'
  from: PriceTag
  includes: string[]
  actions: Link[]
}

/** Things sold singly or together, each in rupees and in dollars. */
export interface OfferingsSection extends SectionBase {
  kind: 'offerings'
  note: string
  items: (Offering & { tag: string; useCases: string[] })[]
  bundle?: (Offering & { badge: string }) | undefined
}

/** The tools, and what holds them together while that is on sale. */
export function offeringsIn({ items, bundle }: OfferingsSection): Offering[] {
  return bundle ? [...items, bundle] : items
}

export interface Offering {
  id: string
  name: string
  description: string
  features: string[]
  setup: PriceTag
  monthly: PriceTag
  setupDollars: PriceTag
  monthlyDollars: PriceTag
  action: Link
}

export interface HostingSection extends SectionBase {
  kind: 'hosting'
  items: { id: string; provider: string; monthly: PriceTag; text: string; notes: string[] }[]
}

/** A call to play; beside it the owner's own video, once there is one. */
export interface VideoSection extends SectionBase {
  kind: 'video'
  video?: Video | undefined
  /** Where the whole video is to be seen; an owner may have that and none to show here. */
  full?: Link | undefined
}

/** Nothing is loaded from the video's host until the visitor presses play. */
export interface Video {
  id: string
  title: string
  lead: string
  play: string
  privacy: string
}

interface TestimonialSection extends SectionBase {
  kind: 'testimonial'
  testimonial: StaticTestimonial
}

/** Who a service is for, as a small drawing. */
export type AudienceIcon =
  | 'school'
  | 'coaching'
  | 'tutor'
  | 'clinic'
  | 'salon'
  | 'shop'
  | 'online-store'
  | 'restaurant'
  | 'hotel'
  | 'property'
  | 'coach'
  | 'startup'
  | 'office'
