import { manifest } from '#app/seo/manifest.ts'

export function loader() {
  return new Response(JSON.stringify(manifest()), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
