import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Project } from '#content/project.ts'

const projects = (links: Facts['links']): Project[] => [
  {
    id: 'mandi-price-bot',
    title: 'Mandi Price Bot',
    description:
      'Send “pyaaz Nashik” on WhatsApp and get today’s rate, last week’s, and the two nearest mandis that paid more.',
    type: 'WhatsApp bot',
    tags: ['Hindi', 'Farming', 'Open data'],
    status: 'Live',
    url: links.labs.mandiPriceBot,
  },
  {
    id: 'night-stories',
    title: 'Night Stories',
    description:
      'A child calls, names an animal and a village, and hears a five-minute story in Hindi. We built it to learn how a voice agent should pause.',
    type: 'Voice agent',
    tags: ['Voice', 'Hindi', 'Children'],
    status: 'Live',
    url: links.labs.nightStories,
  },
  {
    id: 'karibu-desk',
    title: 'Karibu Desk',
    description:
      'Front-desk practice for hotel staff in Zanzibar. The agent plays a tired guest with a lost bag; you answer in English, it corrects you in Swahili.',
    type: 'Training tool',
    tags: ['Voice', 'Swahili', 'Hotels'],
    status: 'Live',
    url: links.labs.karibuDesk,
  },
  {
    id: 'ask-the-sheet',
    title: 'Ask the Sheet',
    description:
      'Drop in a stock or attendance sheet and ask it things the way you would ask your accountant. Each answer shows the rows it came from.',
    type: 'Data tool',
    tags: ['Spreadsheets', 'Hinglish', 'Shops'],
    status: 'Live',
    url: links.labs.askTheSheet,
  },
  {
    id: 'chapter-to-paper',
    title: 'Chapter to Paper',
    description:
      'Photograph a textbook chapter and get a forty-mark test with a marking scheme, easy to hard, ready for the photocopier.',
    type: 'Education tool',
    tags: ['Schools', 'Hindi', 'Tests'],
    status: 'Live',
    url: links.labs.chapterToPaper,
  },
  {
    id: 'photo-to-reel',
    title: 'Photo to Reel',
    description:
      'One product photo and a price become a twenty-second reel with captions and a voice-over. Made for boutiques that cannot spare an afternoon.',
    type: 'Video tool',
    tags: ['Video', 'Instagram', 'Boutiques'],
    status: 'Live',
    url: links.labs.photoToReel,
  },
]

export const labs = ({ links }: Facts) => ({
  hero: {
    title: 'Innovation Labs: where we try out new ideas',
    lead: 'On Fridays we build what nobody has ordered yet. Six of these experiments are open to the public. Play with them, break them, and tell us what would help in your business.',
    actions: {
      primary: { label: 'Open the live projects', href: '#projects' },
      second: { label: 'See what is next', href: '#future' },
    },
  },
  projects: {
    heading: 'Live now',
    lead: 'Free to try. They may change without notice, and some of them become products.',
    action: 'Explore Project',
    items: projects(links),
  },
  future: {
    heading: 'Not ready yet',
    lead: 'Three things we are working on, and how far along each is.',
    items: [
      {
        id: 'multilingual-voice-cloning',
        title: 'Multilingual Voice Cloning',
        description:
          'The principal records ten minutes in Hindi; notices go out in the same voice in English and Swahili. Only with the speaker’s written consent.',
        status: 'Coming 2025',
        state: 'Later than planned; nearly finished',
        stage: 'finishing' as const,
      },
      {
        id: 'ai-video-content-creator',
        title: 'AI Video Content Creator',
        description:
          'From a lesson plan or a menu to a week of short videos, with your logo, your prices and no presenter to hire.',
        status: 'In Development',
        state: 'About half done',
        stage: 'building' as const,
      },
      {
        id: 'smart-translation-suite',
        title: 'Smart Translation Suite',
        description:
          'Circulars, consent forms and room rules between Hindi, English and Swahili that keep names, dates and amounts exactly as they were.',
        status: 'Research Phase',
        state: 'Just begun',
        stage: 'researching' as const,
      },
    ],
  },
  closing: {
    title: 'Seen something you could use?',
    text: 'Most of what we sell started on this page. Tell us which project caught your eye and what you would use it for.',
    primary: { label: 'Talk to the lab', href: paths.contact },
    others: [
      { label: 'Finished products', href: paths.products },
      { label: 'Services with prices', href: paths.services },
    ],
  },
})

export const labsHead = {
  title: 'Innovation Labs',
  description:
    'Six experiments you can try today, and three we are still building in voice, video and translation.',
}
