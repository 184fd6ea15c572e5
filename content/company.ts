/**
 * Who the site belongs to. Another agency renames the whole site, its mails, brochure and structured data by
 * editing this file alone, and gives it other colours by `colours.ts`. Addresses under `.example` are reserved names that belong to nobody: replace them.
 */
export const company = {
  name: 'Sutradhar',
  /** What the name stands for, in a few words; opens the blurb below every page. */
  tagline: 'The one who holds the threads.',
  founded: 2024,
  founder: 'Ritika Saxena',
  city: 'Delhi',
  country: 'India',
  timeZone: 'Asia/Kolkata',
}

/** The same as the words of other languages say it. */
export const companyInHindi = {
  ...company,
  tagline: 'सूत्रधार यानी जिसके हाथ में सारे धागे हों।',
  city: 'दिल्ली',
  country: 'भारत',
}

export const companyInSwahili = { ...company, tagline: 'Sisi ndio tunaoshika nyuzi zote.' }

/** Where the company is reached, and where else it is; the owner changes it at the desk. */
export const contact = {
  email: 'hello@sutradhar.example',
  /** Digits with country code. Indian mobile numbers never start with 0, so this one reaches nobody. */
  whatsappNumber: '910000000000',
  whatsappDisplay: '+91 00000 00000',
  /** Once this is a real address, every button that books a call leads there; until then to our own form. */
  schedulerUrl: 'https://cal.sutradhar.example/demo',
  social: [
    { id: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.sutradhar.example' },
    { id: 'instagram', name: 'Instagram', url: 'https://instagram.sutradhar.example' },
    { id: 'youtube', name: 'YouTube', url: 'https://youtube.sutradhar.example' },
    { id: 'x', name: 'X', url: 'https://x.sutradhar.example' },
  ] as const,
  sisterSites: [
    { name: 'Sutradhar Learn', url: 'https://learn.sutradhar.example' },
    { name: 'Sutradhar Studio', url: 'https://studio.sutradhar.example' },
    { name: 'Sutradhar Stories', url: 'https://stories.sutradhar.example' },
  ],
}

/**
 * Business hours in India Standard Time; minutes since midnight. Sunday is 0. Other days need other
 * words in the assistant's sentences too: `hours` in content/<language>/assistant.ts.
 */
export const hours = [
  { days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 19 * 60 },
  { days: [6], opens: 10 * 60, closes: 16 * 60 },
] as const
