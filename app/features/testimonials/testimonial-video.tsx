import { SmartLink } from '#app/ui/smart-link.tsx'
import { VideoPlayer } from '#app/ui/video-player.tsx'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { VideoLink } from '#domain/video-link.ts'

interface TestimonialVideoProps {
  words: Words['testimonials']['video']
  name: string
  video: VideoLink
}

/** What a client says on video: played here where we know the host, else a link to it. */
export function TestimonialVideo({ words, name, video: { url, youtubeId } }: TestimonialVideoProps) {
  if (!youtubeId)
    return (
      <SmartLink href={url} className="thread-link inline-flex min-h-11 items-center font-[600]">
        {words.link}
      </SmartLink>
    )
  return (
    <VideoPlayer
      youtubeId={youtubeId}
      title={fill(words.title, { name })}
      play={words.play}
      link={{ label: words.link, href: url }}
    />
  )
}
