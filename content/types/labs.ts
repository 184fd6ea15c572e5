import type { Link } from './link.ts'
import type { Project } from './project.ts'

export interface LabsWords {
  hero: { title: string; lead: string; actions: { primary: Link; second: Link } }
  projects: { heading: string; lead: string; action: 'Explore Project'; items: Project[] }
  future: { heading: string; lead: string; items: FutureInnovation[] }
  closing: { title: string; text: string; primary: Link; others: Link[] }
}

export interface FutureInnovation {
  id: string
  title: string
  description: string
  status: 'Coming 2025' | 'In Development' | 'Research Phase'
}
