import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { SmartLink } from './smart-link.tsx'

interface VideoPlayerProps {
  youtubeId: string
  title: string
  play: string
  /** Where the video is to be seen without us. */
  link: { label: string; href: string }
  /** What is shown until it plays. */
  still?: ReactNode
}

/**
 * Nothing is asked of the video's host before the visitor presses play. Without script there is nothing to press:
 * the still is then a link to the video.
 */
export function VideoPlayer({ youtubeId, title, play, link, still }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className="relative aspect-video overflow-hidden rounded-card border border-line bg-paper-2">
      {isPlaying ? (
        <Frame youtubeId={youtubeId} title={title} />
      ) : (
        <>
          {still}
          <button
            type="button"
            data-replay
            className="needs-script absolute inset-0 grid place-items-center"
            onClick={() => setPlaying(true)}
          >
            <PlaySign label={play} />
          </button>
          <SmartLink href={link.href} className="absolute inset-0 hidden place-items-center noscript:grid">
            <PlaySign label={link.label} />
          </SmartLink>
        </>
      )}
    </div>
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

function Frame({ youtubeId, title }: Pick<VideoPlayerProps, 'youtubeId' | 'title'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone; without this the keyboard would start again at the top of the page.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}?autoplay=1&playsinline=1`}
      title={title}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="absolute inset-0 size-full"
    />
  )
}
