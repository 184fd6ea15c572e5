import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ownerOf } from '#app/desk-request.ts'
import { requestScope } from '#app/request-scope.ts'
import type { Route } from './+types/backup-file'

/** One of the backups that are kept, as it is on the disk. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { backups } = context.get(requestScope).services
  const found = await backups.open(ownerOf(context).email, params.name)
  if (!found) return new Response('Not found', { status: 404 })
  return new Response(Readable.toWeb(createReadStream(found.file)) as ReadableStream, {
    headers: {
      'content-type': 'application/gzip',
      'content-length': String(found.bytes),
      'content-disposition': `attachment; filename="${params.name}"`,
    },
  })
}
