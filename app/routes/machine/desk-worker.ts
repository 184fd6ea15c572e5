import worker from '#app/features/desk/worker.js?raw'
import { deskApp } from '#content/en/desk/app.ts'
import { newsWords } from '#content/en/desk/notifications.ts'

const words = { offline: deskApp.offline, unreadable: newsWords.unreadable }

/** The same for everybody. It may ask nobody but this site. */
export function loader() {
  return new Response(`self.deskWords = ${JSON.stringify(words)}\n${worker}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
