import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths, tryPaths, unlistedPaths } from '#content/paths.ts'

export const frame = ({ contact, whatsappLink, emailLink, announcement, isOnSale, speech }: Facts) => ({
  /** Above every page while it holds. */
  announcement: announcement.isShown ? announcement.text : undefined,
  contact: { email: contact.email, social: contact.social },
  skipToContent: 'Skip to the content',
  navigationLabel: 'Main',
  logoLabel: `${company.name}, home`,
  home: { label: 'Home', href: paths.home },
  pricing: { label: 'Pricing', href: paths.pricing },
  portfolio: { label: 'Portfolio', href: paths.portfolio },
  bookDemo: { label: 'Book a demo', href: bookingFormLink() },
  servicesMenu: {
    label: 'Services',
    overview: {
      label: 'All services',
      href: paths.services,
      summary: 'What each one does, who it is for and what it starts at.',
    },
    services: speech.services.flatMap(({ id, label, href, menu }) =>
      menu === null || !isOnSale(id) ? [] : [{ id, label, href, summary: menu }],
    ),
  },
  companyMenu: {
    label: 'Company',
    links: [
      { label: 'About Us', href: paths.about },
      { label: 'Contact', href: paths.contact },
      { label: 'FAQ', href: paths.faq },
      { label: 'Privacy Policy', href: paths.privacyPolicy },
    ],
    /** Below those that the specification names. */
    more: [
      { label: 'Products', href: paths.products },
      { label: 'Case Studies', href: paths.caseStudies },
      { label: 'Blog', href: paths.blog },
    ],
  },
  phoneMenu: {
    open: 'Open menu',
    close: 'Close menu',
    label: 'Menu',
    links: [
      { label: 'Home', href: paths.home },
      { label: 'Services', href: paths.services },
      { label: 'Pricing', href: paths.pricing },
      { label: 'Portfolio', href: paths.portfolio },
      { label: 'About', href: paths.about },
      { label: 'Contact', href: paths.contact },
    ],
    /** Below those that the specification names. */
    more: [
      { label: 'Products', href: paths.products },
      { label: 'Case Studies', href: paths.caseStudies },
      { label: 'Blog', href: paths.blog },
      { label: 'Try it yourself', href: tryPaths.tryCall },
    ],
    whatsapp: { label: 'WhatsApp', href: whatsappLink(`Hello ${company.name}, I have a question.`) },
  },
  theme: { label: 'Switch between light and dark' },
  languages: {
    label: 'Language',
    /** To whoever reads a page in another language. */
    offer: { text: 'This page is also in English', dismiss: 'Put this away' },
  },
  footer: {
    blurb: `${company.tagline} We build voice, WhatsApp and web agents for schools and small businesses in India and Tanzania.`,
    companyHeading: 'Company',
    company: [
      { label: 'About Us', href: paths.about },
      { label: 'Pricing', href: paths.pricing },
      { label: 'Portfolio', href: paths.portfolio },
      { label: 'Products', href: paths.products },
      { label: 'Labs', href: paths.labs },
      { label: 'Testimonials', href: paths.testimonials },
      { label: 'Contact', href: paths.contact },
      { label: 'Find my booking', href: unlistedPaths.findBooking },
    ],
    servicesHeading: 'Services',
    services: speech.services.map(({ id, label, href, footerHref = href }) => ({
      id,
      label,
      href: footerHref,
    })),
    resourcesHeading: 'Resources',
    resources: [
      { label: 'Case Studies', href: paths.caseStudies },
      { label: 'Blog', href: paths.blog },
      { label: 'FAQ', href: paths.faq },
      { label: 'Brochure', href: paths.brochure },
      ...contact.sisterSites.map((site) => ({ label: site.name, href: site.url })),
    ],
    tryHeading: 'Try it',
    tryIt: [
      { label: 'Try a call', href: tryPaths.tryCall },
      { label: 'Chart your own sheet', href: tryPaths.tryDashboard },
      { label: 'Try a chatbot', href: tryPaths.tryChatbot },
      { label: 'Try a WhatsApp chat', href: tryPaths.tryWhatsapp },
    ],
    contactHeading: 'Contact',
    place: `${company.city}, ${company.country}`,
    emailLabel: 'E-mail',
    emailHref: emailLink(),
    copyEmail: 'Copy the e-mail address',
    emailCopied: { title: 'Copied', text: `${contact.email} is on your clipboard.` },
    copyFailed: {
      title: 'Not copied',
      text: `Your browser did not allow it. The address is ${contact.email}.`,
    },
    whatsapp: {
      label: 'WhatsApp support',
      href: whatsappLink(`Hello ${company.name}, I have a question.`),
    },
    socialLabel: `${company.name} on social media`,
    legal: [
      { label: 'Privacy Policy', href: paths.privacyPolicy },
      { label: 'Terms & Conditions', href: paths.termsConditions },
      { label: 'Refund Policy', href: paths.refundPolicy },
      { label: 'Accessibility', href: paths.accessibility },
    ],
    legalLabel: 'Legal',
    rights: 'All rights reserved.',
  },
  opensInNewTab: 'opens in a new tab',
  dismissNotice: 'Dismiss',
})

export const notFound = {
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist.",
  description: 'There is no page at this address.',
  links: [
    { label: 'Go to the home page', href: paths.home },
    { label: 'See our services', href: paths.services },
  ],
}

export const failure = ({ whatsappLink }: Facts) => ({
  title: 'Something went wrong on our side',
  text: 'The page could not be shown. We have made a note of it. Please try again in a minute, or write to us on WhatsApp.',
  description: 'The page could not be shown.',
  links: [
    { label: 'Go to the home page', href: paths.home },
    {
      label: 'Write on WhatsApp',
      href: whatsappLink(`Hello ${company.name}, a page on your site did not open.`),
    },
  ],
})
