import { deskManifest } from '#app/seo/manifest.ts'
import { deskApp } from '#content/en/desk/app.ts'

export function loader() {
  return new Response(JSON.stringify(deskManifest(deskApp)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
