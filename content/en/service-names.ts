import type { ServiceId } from '#content/catalogue/services.ts'
import { eachService } from '#content/listed-services.ts'
import { listedServices } from './services.ts'

/** How each service is called in a sentence, at the desk and by the assistant. */
export const serviceNames: Record<ServiceId, string> = {
  ...eachService(listedServices, ({ name }) => name),
  'test-automation': 'Test and result automation',
  'custom-services': 'Custom services',
  'quick-start': 'Quick Start packages',
  products: 'SaaS products',
  licences: 'Product licences',
  'brochure-packages': 'Brochure packages',
}
