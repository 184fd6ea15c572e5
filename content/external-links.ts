import { isSet } from './booking-link.ts'

/**
 * Every outside address of the pages, by page. The documents give none, so all are reserved names that belong to
 * nobody: replace them here. (Scheduler, social profiles and sister sites are in `company.ts`.)
 */
export const externalLinks = {
  products: {
    tutorConnect: 'https://tutorconnect.example',
    eduResultAnalysis: 'https://edu-result-analysis.example',
    careerCoach: 'https://career-coach-ai.example',
    youtubeSeo: 'https://youtube-seo-tool.example',
    upscWaitlist: 'https://upsc-tool.example/waitlist',
  },
  labs: {
    mandiPriceBot: 'https://mandi-price-bot.example',
    nightStories: 'https://night-stories.example',
    karibuDesk: 'https://karibu-desk.example',
    askTheSheet: 'https://ask-the-sheet.example',
    chapterToPaper: 'https://chapter-to-paper.example',
    photoToReel: 'https://photo-to-reel.example',
  },
  portfolio: {
    admissionDesk: 'https://admission-desk.example',
    opdTokenBoard: 'https://opd-token-board.example',
    stoneTownStays: 'https://stone-town-stays.example',
    sareeCounter: 'https://saree-counter.example',
    batchRegister: 'https://batch-register.example',
    dukaLedger: 'https://duka-ledger.example',
    salonSlots: 'https://salon-slots.example',
    plotFinder: 'https://plot-finder.example',
    thaliOrders: 'https://thali-orders.example',
    channelNotebook: 'https://channel-notebook.example',
  },
  voiceAgents: {
    /** What follows `watch?v=`. Real ids have 11 characters, so this one opens nobody’s video. */
    youtubeVideoId: 'your-video-id-here',
    fullVideo: 'https://voice-agent-demo.example/full-video',
  },
}

/** Whether it is what follows `watch?v=` of a video, and not the placeholder. */
export function isVideoId(id: string): boolean {
  return /^[\w-]{11}$/.test(id)
}

/** Where the whole video of the voice agent is: its own address once one is set, else on YouTube. */
export function fullVideo(addresses: { youtubeVideoId: string; fullVideo: string }): string | undefined {
  if (isSet(addresses.fullVideo)) return addresses.fullVideo
  const { youtubeVideoId } = addresses
  return isSet(youtubeVideoId) ? `https://www.youtube.com/watch?v=${youtubeVideoId}` : undefined
}
