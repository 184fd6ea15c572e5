import { useEffect, useRef, useState } from 'react'
import { Section } from '#app/ui/section.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { VideoSection } from '#content/types/service-page.ts'
import { VideoPoster } from './video-poster.tsx'

/**
 * Nothing is asked of the video's host before the visitor presses play. Without script there is nothing to press:
 * the picture is then a link to the full video.
 */
export function VideoDemo({ section }: { section: VideoSection }) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <Section id={section.id} title={section.heading}>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="relative aspect-video overflow-hidden rounded-card border border-line bg-paper-2">
          {isPlaying ? (
            <Player section={section} />
          ) : (
            <>
              <VideoPoster />
              <button
                type="button"
                data-replay
                className="needs-script absolute inset-0 grid place-items-center"
                onClick={() => setPlaying(true)}
              >
                <PlaySign label={section.play} />
              </button>
              <SmartLink
                href={section.full.href}
                className="absolute inset-0 hidden place-items-center noscript:grid"
              >
                <PlaySign label={section.full.label} />
              </SmartLink>
            </>
          )}
        </div>
        <div className="flex flex-col items-start">
          <p className="text-ink-2 lg:text-lg">{section.lead}</p>
          <p className="mt-4 text-[0.9375rem] text-ink-2 lg:mt-auto lg:border-t lg:border-line lg:pt-4">
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

function PlaySign({ label }: { label: string }) {
  return (
    <span className="flex items-center gap-3 rounded-full bg-ink py-2 pr-6 pl-2 font-[600] text-paper">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12">
        <circle cx="24" cy="24" r="24" className="fill-paper" />
        <path d="M19 15 34 24 19 33Z" className="fill-ink" />
      </svg>
      {label}
    </span>
  )
}

function Player({ section }: { section: VideoSection }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone; without this the keyboard would start again at the top of the page.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(section.videoId)}?autoplay=1&playsinline=1`}
      title={section.title}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="absolute inset-0 size-full"
    />
  )
}
