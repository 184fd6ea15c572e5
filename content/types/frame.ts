import type { Link } from './link.ts'

interface ServiceLink extends Link {
  summary: string
}

/** The words around every page: header, footer, notices that belong to no page. */
export interface FrameWords {
  skipToContent: string
  navigationLabel: string
  logoLabel: string
  home: Link
  pricing: Link
  portfolio: Link
  bookDemo: Link
  servicesMenu: { label: string; overview: ServiceLink; services: ServiceLink[] }
  companyMenu: { label: string; links: Link[] }
  phoneMenu: { open: string; close: string; label: string; links: Link[] }
  theme: { label: string }
  footer: {
    blurb: string
    companyHeading: string
    company: Link[]
    servicesHeading: string
    services: Link[]
    resourcesHeading: string
    resources: Link[]
    contactHeading: string
    place: string
    emailLabel: string
    copyEmail: string
    emailCopied: { title: string; text: string }
    copyFailed: { title: string; text: string }
    whatsapp: Link
    socialLabel: string
    legal: Link[]
    legalLabel: string
    rights: string
  }
  opensInNewTab: string
  dismissNotice: string
}

export interface StatusPageWords {
  title: string
  text: string
  description: string
  links: Link[]
}

export interface PageHead {
  title: string
  description: string
}
