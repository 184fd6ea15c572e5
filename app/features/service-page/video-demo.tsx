import { Section } from '#app/ui/section.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { VideoPlayer } from '#app/ui/video-player.tsx'
import type { VideoSection } from '#content/service-page.ts'
import { VideoPoster } from './video-poster.tsx'

export function VideoDemo({ section }: { section: VideoSection }) {
  return (
    <Section id={section.id} title={section.heading}>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <VideoPlayer
          youtubeId={section.videoId}
          title={section.title}
          play={section.play}
          link={section.full}
          still={<VideoPoster />}
        />
        <div className="flex flex-col items-start">
          <p className="text-ink-2 lg:text-17">{section.lead}</p>
          <p className="mt-4 text-16 text-ink-2 lg:mt-auto lg:border-t lg:border-line lg:pt-4">
            {section.privacy}
          </p>
          <SmartLink
            href={section.full.href}
            className="thread-link mt-1 inline-flex min-h-11 items-center font-[600]"
          >
            {section.full.label}
          </SmartLink>
        </div>
      </div>
    </Section>
  )
}
