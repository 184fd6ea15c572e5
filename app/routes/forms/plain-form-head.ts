import type { MetaDescriptor } from 'react-router'
import { company } from '#content/company.ts'

/** The page of a form is an answer to one visitor, not a page to be found. */
export function plainFormHead({ heading }: { heading: string }): MetaDescriptor[] {
  return [{ title: `${heading} | ${company.name}` }, { name: 'robots', content: 'noindex' }]
}
