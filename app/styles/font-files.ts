import headline from '../../.generated/fonts/anek-headline.woff2?url'
import headlineRupee from '../../.generated/fonts/anek-headline-rupee.woff2?url'
import regular from '../../.generated/fonts/anek-regular.woff2?url'
import regularRupee from '../../.generated/fonts/anek-regular-rupee.woff2?url'
import strong from '../../.generated/fonts/anek-strong.woff2?url'
import strongRupee from '../../.generated/fonts/anek-strong-rupee.woff2?url'

/** The brand’s typeface as files, for documents that leave the site. */
export const fontFiles = [
  { address: regular, weight: '400 500', stretch: '100%', range: undefined },
  { address: strong, weight: '600 700', stretch: '100%', range: undefined },
  { address: headline, weight: '400 700', stretch: '116%', range: undefined },
  { address: regularRupee, weight: '400 500', stretch: '100%', range: 'U+20B9' },
  { address: strongRupee, weight: '600 700', stretch: '100%', range: 'U+20B9' },
  { address: headlineRupee, weight: '400 700', stretch: '116%', range: 'U+20B9' },
] as const
