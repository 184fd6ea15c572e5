import { Badge } from '#app/ui/badge.tsx'
import { Miniature } from '#app/ui/miniature.tsx'
import { ProjectPicture } from '#app/ui/project-picture.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import type { Project } from '#content/project.ts'
import type { Words } from '#content/words.ts'

/** Uneven on purpose: widths in twelfths of the line, lengths as the cloth happens to be. On wide
 * screens three, four and three hang side by side; the outer ones hold the ends of the line. */
const sizes = [
  { width: 'lg:col-span-5', length: 'h-52 md:h-72 lg:h-[21rem]', ends: 'start' },
  { width: 'lg:col-span-3', length: 'h-72 md:h-96 lg:h-[29rem]', ends: undefined },
  { width: 'lg:col-span-4', length: 'h-48 md:h-80 lg:h-[17rem]', ends: 'end' },
  { width: 'lg:col-span-3', length: 'h-64 md:h-64 lg:h-[18rem]', ends: 'start' },
  { width: 'lg:col-span-3', length: 'h-48 md:h-72 lg:h-[13rem]', ends: undefined },
  { width: 'lg:col-span-3', length: 'h-60 md:h-60 lg:h-[24rem]', ends: undefined },
  { width: 'lg:col-span-3', length: 'h-72 md:h-80 lg:h-[15rem]', ends: 'end' },
  { width: 'lg:col-span-4', length: 'h-52 md:h-64 lg:h-[23rem]', ends: 'start' },
  { width: 'lg:col-span-5', length: 'h-60 md:h-72 lg:h-[17rem]', ends: undefined },
  { width: 'lg:col-span-3', length: 'h-48 md:h-60 lg:h-[26rem]', ends: 'end' },
] as const

/** Ten cloths on the line. */
export function HangingProjects({ words }: { words: Words['portfolio']['projects'] }) {
  return (
    <section id="projects" aria-labelledby="projects-title" className="overflow-x-clip pt-4 pb-8 md:pb-12">
      <h2 id="projects-title" className="sr-only">
        {words.heading}
      </h2>
      <ul className="wrap grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-20">
        {words.items.map((project, index) => (
          <HangingProject
            key={project.id}
            project={project}
            action={words.action}
            size={sizes[index % sizes.length] ?? sizes[0]}
          />
        ))}
      </ul>
    </section>
  )
}

interface HangingProjectProps {
  project: Project
  action: string
  size: (typeof sizes)[number]
}

function HangingProject({ project, action, size }: HangingProjectProps) {
  return (
    <li id={project.id} className={`card-link relative ${size.width} ${project.byOwner ? 'typed' : ''}`}>
      <Line ends={size.ends} />
      <div aria-hidden="true" className="relative mt-5">
        <Peg className="left-[12%]" />
        <Peg className="right-[12%]" />
        <div className={`overflow-hidden outline -outline-offset-1 outline-ink/20 ${size.length}`}>
          <ProjectPicture title={project.title} picture={project.picture} className="card-cloth size-full">
            {project.miniature && <Miniature {...project.miniature} />}
          </ProjectPicture>
        </div>
        <Fringe />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{project.status}</Badge>
        <span className="text-16 text-ink-2">{project.type}</span>
      </div>
      <h3 className="mt-2 text-24 wide leading-tight">
        <span className="card-title">{project.title}</span>
      </h3>
      <p className="mt-2 max-w-[26em] text-ink-2">{project.description}</p>
      <TagList tags={project.tags} className="mt-3" />
      <SmartLink
        href={project.url}
        className="thread-link mt-2 inline-flex min-h-11 items-center font-[600] after:absolute after:inset-0"
      >
        {action} <span className="sr-only">{project.title}</span>
      </SmartLink>
    </li>
  )
}

/** One span of the line, sagging under the cloth. It meets its neighbours' spans in the middle of the gap. */
function Line({ ends }: { ends: 'start' | 'end' | undefined }) {
  return (
    <div aria-hidden="true">
      <span
        className={`absolute top-[1px] right-full mr-4 h-[1.75px] w-[50vw] bg-ink max-md:hidden md:max-lg:[li:nth-child(even)_&]:hidden ${ends === 'start' ? '' : 'lg:hidden'}`}
      />
      <span
        className={`absolute top-[1px] left-full ml-4 h-[1.75px] w-[50vw] bg-ink max-md:hidden md:max-lg:[li:nth-child(odd)_&]:hidden ${ends === 'end' ? '' : 'lg:hidden'}`}
      />
      <svg
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="absolute -inset-x-5 top-0 h-6 w-[calc(100%+2.5rem)] md:-inset-x-4 md:w-[calc(100%+2rem)]"
      >
        <path
          d="M0 2C12 2 14 21 22 21H78C86 21 88 2 100 2"
          className="stroke-ink"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}

function Peg({ className }: { className: string }) {
  return (
    <span
      className={`absolute -top-2.5 z-10 h-6 w-2 rounded-[2px] border border-paper bg-marigold ${className}`}
    />
  )
}

/** Warp ends left hanging below the last row: one thick dashed line is many short threads. */
function Fringe() {
  return (
    <svg fill="none" aria-hidden="true" className="block h-3 w-full text-ink-2">
      <line
        x1="0"
        y1="6"
        x2="100%"
        y2="6"
        stroke="currentColor"
        strokeWidth="12"
        strokeDasharray="1.25 4.75"
      />
    </svg>
  )
}
