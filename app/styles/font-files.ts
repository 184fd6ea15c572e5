import headline from '../../.generated/fonts/anek-headline.woff2?url'
import headlineRupee from '../../.generated/fonts/anek-headline-rupee.woff2?url'
import text from '../../.generated/fonts/anek-text.woff2?url'
import textRupee from '../../.generated/fonts/anek-text-rupee.woff2?url'

/** The brand's typeface as files: all are preloaded, and go into documents that leave the site. */
export const fontFiles = [
  { address: text, stretch: '100%', range: undefined },
  { address: headline, stretch: '116%', range: undefined },
  { address: textRupee, stretch: '100%', range: 'U+20B9' },
  { address: headlineRupee, stretch: '116%', range: 'U+20B9' },
] as const
