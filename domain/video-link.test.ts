import { expect, test } from 'vitest'
import { readVideoLink } from './video-link.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  ' https://youtu.be/dQw4w9WgXcQ?si=x ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s plays on the page', (text) => {
  expect(readVideoLink(text)).toEqual({ url: new URL(text).href, youtubeId: 'dQw4w9WgXcQ' })
})

test.each([
  'https://vimeo.com/123456789',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=../../../evil',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
])('%s is a plain link', (text) => {
  expect(readVideoLink(text)).toEqual({ url: text, youtubeId: undefined })
})

test.each([
  '',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:secret@example.com/',
  `https://example.com/${'x'.repeat(500)}`,
])('“%s” is no link of ours', (text) => {
  expect(readVideoLink(text)).toBeUndefined()
})
