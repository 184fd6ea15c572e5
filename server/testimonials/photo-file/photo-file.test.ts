import { describe, expect, test } from 'vitest'
import { maxPhotoSize } from '#domain/photo.ts'
import {
  animatedWebp,
  aPng,
  photos,
  pngChunk,
  withJpegSegment,
  withWebpChunk,
} from '../../../tests/photos.ts'
import { readPhoto } from './photo-file.ts'

const secret = Buffer.from('GPS 18.5204 N, 73.8567 E <script>alert(1)</script>')

describe('a photo', () => {
  test.each([
    ['image/jpeg', photos.jpeg],
    ['image/png', photos.png],
    ['image/webp', photos.webp],
    ['image/webp', photos.losslessWebp],
    ['image/webp', photos.transparentWebp],
  ])('is known as %s by its content, with its size', (type, file) => {
    expect(readPhoto(file)).toMatchObject({ type, width: 1, height: 1 })
  })

  test.each([
    ['a JPEG with EXIF', withJpegSegment(0xe1, secret)],
    ['a JPEG with a comment', withJpegSegment(0xfe, secret)],
    ['a JPEG with something behind its end', Buffer.concat([photos.jpeg, secret])],
    ['a PNG with text', aPng(1, 1, [pngChunk('tEXt', secret)])],
    ['a PNG with EXIF', aPng(1, 1, [pngChunk('eXIf', secret)])],
    ['a PNG with something behind its end', Buffer.concat([photos.png, secret])],
    ['a WebP with EXIF', withWebpChunk(photos.transparentWebp, 'EXIF', secret)],
    ['a WebP with a chunk that is not its format’s', withWebpChunk(photos.webp, 'XMP ', secret)],
    ['a WebP with something behind its end', Buffer.concat([photos.webp, secret])],
  ])('keeps nothing but the picture of %s', (_, file) => {
    const photo = readPhoto(file)
    if (typeof photo === 'string') throw new Error(photo)
    expect(Buffer.from(photo.bytes).includes('GPS')).toBe(false)
    expect(Buffer.from(photo.bytes).includes('script')).toBe(false)
    // What is left is the same picture again.
    expect(readPhoto(photo.bytes)).toEqual(photo)
  })

  test.each([
    [
      'an SVG with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), secret])],
    ['a page that begins like a PNG', Buffer.concat([photos.png.subarray(0, 8), secret])],
    ['a page that begins like a WebP', Buffer.concat([photos.webp.subarray(0, 12), secret])],
    ['a GIF', Buffer.from('GIF89a/*<script>*/')],
    ['an animation', animatedWebp],
    ['nothing', Buffer.alloc(0)],
    ['half a JPEG', photos.jpeg.subarray(0, photos.jpeg.length / 2)],
    ['a JPEG without its end', photos.jpeg.subarray(0, -2)],
    ['half a PNG', photos.png.subarray(0, 30)],
    ['a PNG that was changed on the way', Buffer.from(photos.png).fill(7, 20, 22)],
    ['half a WebP', photos.webp.subarray(0, 25)],
    ['a PNG of no size', aPng(0, 1)],
  ])('is not what is in %s', (_, file) => {
    expect(readPhoto(file)).toBe('not-a-photo')
  })

  test('is too large by its bytes, or by what it would unfold to', () => {
    expect(readPhoto(Buffer.concat([photos.jpeg, Buffer.alloc(maxPhotoSize)]))).toBe('too-large')
    expect(readPhoto(aPng(50_000, 50_000))).toBe('too-large')
    expect(readPhoto(aPng(801, 1))).toBe('too-large')
    expect(readPhoto(aPng(800, 800))).toMatchObject({ width: 800, height: 800 })
  })
})
