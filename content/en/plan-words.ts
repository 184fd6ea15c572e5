import type { PlanWords } from '#content/types/plan.ts'

export const planWords: PlanWords = {
  from: 'From',
  setup: 'Setup',
  monthly: 'Monthly',
  perMonth: 'per month',
  oneTime: 'one time',
  inDollars: 'In dollars',
  included: 'Included',
  channels: 'Answers on',
  features: 'What you get',
  requirements: 'What we need from you',
  useCases: 'Used for',
  duration: 'Time to build',
  delivery: 'Delivery',
  extraUsage: 'Extra usage',
  mostPopular: 'Most popular',
}
