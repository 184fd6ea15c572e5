import type { ReactNode } from 'react'
import { Section } from '#app/ui/section.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { VideoPlayer } from '#app/ui/video-player.tsx'
import type { Video, VideoSection } from '#content/service-page.ts'
import { VideoPoster } from './video-poster.tsx'

/** A call to play, and the owner's own video and link once they are set: no control leads to a placeholder. */
export function VideoDemo({ section, call }: { section: VideoSection; call: ReactNode }) {
  const { id, heading, lead = '', video, full } = section
  return (
    <Section id={id} title={heading} lead={lead}>
      {call}
      {video && full && <OwnVideo video={video} full={full} />}
      {!video && full && <FullLink link={full} />}
    </Section>
  )
}

type Full = NonNullable<VideoSection['full']>

function OwnVideo({ video, full }: { video: Video; full: Full }) {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <VideoPlayer
        youtubeId={video.id}
        title={video.title}
        play={video.play}
        link={full}
        still={<VideoPoster />}
      />
      <div className="flex flex-col items-start">
        <p className="text-ink-2 lg:text-17">{video.lead}</p>
        <p className="mt-4 text-16 text-ink-2 lg:mt-auto lg:border-t lg:border-line lg:pt-4">
          {video.privacy}
        </p>
        <FullLink link={full} />
      </div>
    </div>
  )
}

function FullLink({ link }: { link: Full }) {
  return (
    <SmartLink href={link.href} className="thread-link mt-1 inline-flex min-h-11 items-center font-[600]">
      {link.label}
    </SmartLink>
  )
}
