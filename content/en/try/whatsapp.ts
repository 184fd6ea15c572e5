import type { PageHead } from '#content/page-head.ts'

export const tryWhatsappHead: PageHead = {
  title: 'Try a WhatsApp agent',
  description: 'Press through an enquiry as your customer would, and see what arrives on your side.',
}

export const tryWhatsapp = {
  title: 'Try a WhatsApp agent',
  lead: 'Press through an enquiry as your customer would, and see what arrives on your side.',
}
