/**
 * The desk's service worker: it shows news, opens what they are about, and says so when there is no connection. It keeps
 * no answer of the desk's, so nothing about anybody stays on the device. `self.deskWords` stand before it.
 */
const desk = '/admin'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answerTo(event))
})

async function answerTo({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return offlinePage(request.method !== 'GET')
  }
}

function offlinePage(wasPress) {
  const { title, text, unsure, retry } = self.deskWords.offline
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:1rem;padding:1.5rem;max-width:32rem;margin-inline:auto;box-sizing:border-box;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#fcfaf5,#10131f);color:light-dark(#171a2b,#f4f1e8)}h1,p{margin:0}h1{font-size:1.5rem}a{justify-self:start;display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:99rem;background:#f2a900;color:#171a2b;font-weight:600;text-decoration:none}</style>
<main style="display:contents"><h1>${title}</h1><p>${text}</p>${wasPress ? `<p>${unsure}</p>` : ''}<a href="">${retry}</a></main></html>`
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

self.addEventListener('push', (event) => {
  const { title, navigate, ...notification } = readNotice(event.data)
  event.waitUntil(
    self.registration.showNotification(title, {
      ...notification,
      icon: '/desk-icon-192.png',
      badge: '/desk-badge.png',
      data: { navigate },
    }),
  )
})

/** As Declarative Web Push has it. A browser that was promised something must show something. */
function readNotice(data) {
  const { title, text } = self.deskWords.unreadable
  try {
    const { notification } = data.json()
    if (notification.title) return notification
  } catch {}
  return { title, body: text, navigate: desk }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(screenOf(event.notification.data?.navigate)))
})

/** A screen of the desk on this site, whatever was sent. */
function screenOf(address) {
  const url = new URL(address ?? desk, self.location.origin)
  const isDesks =
    url.origin === self.location.origin && (url.pathname === desk || url.pathname.startsWith(`${desk}/`))
  return isDesks ? url.href : new URL(desk, self.location.origin).href
}

/** In the window that shows it already, else in one of the desk's, else in a new one. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === address)
  if (open) return open.focus()
  const other = windows.find(({ url }) => new URL(url).pathname.startsWith(desk))
  const moved = await other?.navigate(address).catch(() => undefined)
  return moved ? moved.focus() : self.clients.openWindow(address)
}
