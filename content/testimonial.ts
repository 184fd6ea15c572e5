/** A client's words, printed on a page. */
export interface StaticTestimonial {
  quote: string
  person: string
  role: string
  organisation: string
  /** Written by us: shown with a tag and kept out of structured data until the owner replaces it. */
  sample?: true
}
