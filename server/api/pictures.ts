import { Hono } from 'hono'
import { pictureFormats } from '#content/picture.ts'
import type { ApiParts } from './index.ts'

/** The owner's pictures. What is at an address never changes, so browsers need not ask again. */
export function picturesApi({ services: { pictures } }: ApiParts): Hono {
  const api = new Hono()
  api.get('/pictures/:file{[0-9a-f]{16}-[0-9]{1,4}\\.(?:avif|webp|jpg)}', async (context) => {
    const [, name = '', width, format = ''] = /^(\w+)-(\d+)\.(\w+)$/.exec(context.req.param('file')) ?? []
    const bytes = await pictures.file(name, Number(width), format)
    if (!bytes) return context.notFound()
    const type = pictureFormats[format as keyof typeof pictureFormats]
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${name}-${width}"`,
    }
    if (context.req.header('if-none-match') === headers.etag) return context.body(null, 304, headers)
    return context.body(new Uint8Array(bytes), 200, headers)
  })
  return api
}
