import { Badge } from '#app/ui/badge.tsx'
import { ProjectPicture } from '#app/ui/project-picture.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import type { Project } from '#content/project.ts'

interface LabProjectSwatchProps {
  project: Project
  action: string
  /** Its cloth is also in the fan at the top of the page. */
  isInFan: boolean
}

/** A snippet cut with pinking shears and mounted on card, beside its label. */
export function LabProjectSwatch({ project, action, isInFan }: LabProjectSwatchProps) {
  return (
    <li className="grid items-start gap-x-7 gap-y-5 sm:grid-cols-[11rem_1fr] lg:even:translate-y-20">
      <div className={`p-3 sm:-rotate-2 sm:[li:nth-child(3n)_&]:rotate-1 ${mount}`}>
        <ProjectPicture
          title={project.title}
          picture={project.picture}
          borrows={isInFan}
          className={`h-40 w-full sm:h-56 ${pinked}`}
        />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{project.status}</Badge>
          <span className="text-16 text-ink-2">{project.type}</span>
        </div>
        <h3 className="mt-3 text-24 wide leading-tight">{project.title}</h3>
        <p className="mt-2 max-w-[26em] text-ink-2">{project.description}</p>
        <TagList tags={project.tags} className="mt-3" />
        <SmartLink
          href={project.url}
          className="thread-link mt-2 inline-flex min-h-11 items-center font-[600]"
        >
          {action} <span className="sr-only">{project.title}</span>
        </SmartLink>
      </div>
    </li>
  )
}

/** Lighter than the bench in both themes, so that a black cloth still shows its edge. */
const mount = 'bg-[light-dark(var(--color-paper),var(--color-line))]'

/** Teeth along the upper and lower edge: one tooth is drawn at each end of a narrow column, and the column repeats. */
const pinked =
  '[mask:conic-gradient(from_135deg_at_top,#0000,#000_1deg_89deg,#0000_90deg)_top/14px_51%_repeat-x,conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_bottom/14px_51%_repeat-x]'
