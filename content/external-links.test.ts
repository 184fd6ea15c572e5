import { expect, test } from 'vitest'
import { externalLinks, fullVideo, isVideoId } from './external-links.ts'

const shipped = externalLinks.voiceAgents

test('the video that the code ships with is a placeholder, and leads nowhere', () => {
  expect(isVideoId(shipped.youtubeVideoId)).toBe(false)
  expect(fullVideo(shipped)).toBeUndefined()
})

test('the whole video is at its own address once one is set, else on YouTube', () => {
  const youtubeVideoId = 'a1B2c3D4e5F'
  expect(fullVideo({ ...shipped, youtubeVideoId })).toBe('https://www.youtube.com/watch?v=a1B2c3D4e5F')
  const own = 'https://vimeo.com/1'
  expect(fullVideo({ ...shipped, fullVideo: own })).toBe(own)
  expect(fullVideo({ youtubeVideoId, fullVideo: own })).toBe(own)
})
