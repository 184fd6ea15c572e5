import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { shownPicture } from '#content/picture.ts'
import type { Project } from '#content/project.ts'
import type { StaticTestimonial } from '#content/testimonial.ts'
import { toldText } from '#content/told-facts.ts'
import { capital, inWords } from './counting.ts'
import { miniatures } from './miniatures.ts'

export const portfolio = (facts: Facts) => ({
  hero: {
    title: `${capital(inWords(shownProjects(facts).length))} projects you can open and look around`,
    lead: 'Find the one most like your own place: a school office, a clinic, a shop counter, six rooms by the sea. Then ask us how we built it.',
    actions: {
      primary: { label: 'See the projects', href: '#projects' },
      second: { label: 'Read the case studies', href: paths.caseStudies },
    },
  },
  projects: {
    heading: 'The projects',
    action: 'View Project',
    items: shownProjects(facts),
  },
  testimonial: {
    heading: 'In the client’s words',
    item: testimonial,
  },
  closing: {
    title: `Number ${inWords(shownProjects(facts).length + 1)} could be yours`,
    text: `Describe the job. Within ${facts.terms.replyHours} hours we’ll tell you what we would build, how many days it takes and what it costs.`,
    primary: { label: 'Tell us the job', href: paths.contact },
    second: { label: 'Check the prices first', href: paths.pricing },
  },
})

function shownProjects(facts: Facts): Project[] {
  return facts.shown('project').map((text) => {
    const { tags, picture: name, ...project } = toldText(text, facts)
    const picture = shownPicture(name, facts.pictures)
    const miniature = miniatures[project.id]
    return {
      ...project,
      tags: tags.split('\n'),
      ...(picture && { picture }),
      ...(miniature && { miniature }),
    }
  })
}

const testimonial: StaticTestimonial = {
  quote:
    'They sat in our office for a morning and wrote down every call we took. They built from our own list, so the staff trusted it from the first day.',
  person: 'Farida Qureshi',
  role: 'Principal',
  organisation: 'a senior secondary school in Bhopal',
  sample: true,
}

export const portfolioHead = (facts: Facts) => {
  const count = capital(inWords(shownProjects(facts).length))
  return {
    title: `Portfolio: ${count} Projects You Can Open`,
    description: `${count} projects for schools, shops, clinics and creators, each one live and open to look at.`,
  }
}
