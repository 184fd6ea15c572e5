import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { catalogue, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { createPictures, maxPictureSize } from './pictures.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'

const owner = 'owner@sutradhar.example'
const opened: PublishedSite[] = []
afterEach(() => {
  for (const site of opened.splice(0)) site.close()
  publishCatalogue(shipped)
})

const aPhoto = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } })

onBothEngines('pictures that the owner brings', (open) => {
  async function aShelf() {
    const database = await open()
    const site = await openPublishedSite(database, () => {})
    opened.push(site)
    return createPictures(database, site)
  }

  test('are kept in several sizes and formats, without where they were taken', async () => {
    const pictures = await aShelf()
    const file = await aPhoto()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(file.includes('secret')).toBe(true)
    const added = await pictures.add(owner, file, 'A brown wall')
    if (!('name' in added)) throw new Error(added.problem)
    expect(catalogue.pictures[added.name]).toEqual({ alt: 'A brown wall', width: 1200, height: 800 })
    for (const width of [480, 960, 1200])
      for (const format of ['avif', 'webp', 'jpg']) {
        const stored = await pictures.file(added.name, width, format)
        const { width: drawn, exif, format: kind } = await sharp(stored).metadata()
        expect([drawn, exif]).toEqual([width, undefined])
        expect(kind).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
        expect(Buffer.from(stored ?? []).includes('secret')).toBe(false)
      }
    expect(await pictures.file(added.name, 1600, 'avif')).toBeUndefined()
  })

  test('stand upright, and are never wider than a screen needs', async () => {
    const pictures = await aShelf()
    const lying = await aPhoto(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const added = await pictures.add(owner, lying, 'Upright')
    if (!('name' in added)) throw new Error(added.problem)
    expect(catalogue.pictures[added.name]).toMatchObject({ width: 1500, height: 3000 })
  })

  test('are one however often they are brought, described as they were first', async () => {
    const pictures = await aShelf()
    const file = await aPhoto(300, 200).png().toBuffer()
    await pictures.add(owner, file, 'First')
    expect(await pictures.add(owner, file, 'Second')).toEqual({ problem: 'known' })
    expect(await pictures.list()).toMatchObject([{ alt: 'First', width: 300 }])
    const [picture] = await pictures.list()
    expect(await pictures.describe(owner, picture?.name ?? '', 'Third')).toBe(true)
    expect(Object.values(catalogue.pictures)).toMatchObject([{ alt: 'Third' }])
    expect(await pictures.remove(owner, picture?.name ?? '')).toBe(true)
    expect(await pictures.remove(owner, picture?.name ?? '')).toBe(false)
    expect(catalogue.pictures).toEqual({})
  })

  test('are refused where they are no still picture of a sensible size', async () => {
    const pictures = await aShelf()
    const problemOf = async (file: Uint8Array) => {
      const added = await pictures.add(owner, file, 'What is seen')
      return 'problem' in added ? added.problem : 'none'
    }
    const script = '<script>alert(1)</script>'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${script}</svg>`
    const jpeg = await aPhoto(64, 64).jpeg().toBuffer()
    const frames = await sharp(
      [
        { create: { width: 8, height: 8, channels: 4, background: '#000' } },
        { create: { width: 8, height: 8, channels: 4, background: '#fff' } },
      ] as never,
      { join: { animated: true } } as never,
    )
      .webp({ loop: 0 })
      .toBuffer()
    const wide = await aPhoto(20_000, 4000).png({ compressionLevel: 9 }).toBuffer()
    expect(await problemOf(Buffer.from(svg))).toBe('not-a-picture')
    expect(await problemOf(Buffer.from(script))).toBe('not-a-picture')
    expect(await problemOf(Buffer.from('GIF89a'))).toBe('not-a-picture')
    expect(await problemOf(jpeg.subarray(0, jpeg.length / 2))).toBe('not-a-picture')
    expect(await problemOf(Buffer.alloc(maxPictureSize + 1))).toBe('too-large')
    expect(await problemOf(wide)).toBe('too-many-pixels')
    expect(await problemOf(frames)).toBe('moving')
    expect(await problemOf(Buffer.alloc(0))).toBe('not-a-picture')
    expect(await pictures.list()).toEqual([])
  })

  test('keep nothing of what was hidden behind them', async () => {
    const pictures = await aShelf()
    const polyglot = Buffer.concat([
      await aPhoto(64, 64).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const added = await pictures.add(owner, polyglot, 'Two in one')
    if (!('name' in added)) throw new Error(added.problem)
    for (const format of ['avif', 'webp', 'jpg'])
      expect(Buffer.from((await pictures.file(added.name, 64, format)) ?? []).includes('script')).toBe(false)
  })
})
