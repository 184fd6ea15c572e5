import { articles } from './en/articles.ts'
import { caseStudyTexts } from './en/case-study-texts.ts'
import { mailTexts } from './en/mail-texts.ts'
import { productTexts } from './en/product-texts.ts'
import { projects } from './en/projects.ts'
import { questions } from './en/questions.ts'
import type { ShippedTexts } from './site-texts.ts'

/** What the code ships of what the owner can write, by language. */
export const shippedTexts: Readonly<Record<string, ShippedTexts>> = {
  en: {
    article: articles,
    question: questions,
    project: projects,
    product: productTexts,
    caseStudy: caseStudyTexts,
    mail: mailTexts,
  },
}
