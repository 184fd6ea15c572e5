import type { Site } from './site.ts'

/** A demo on a Tuesday when the team is there, as its visitor sends it. */
export function aDemo(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Zuhura Khamis',
    email: 'zuhura@guesthouse.example',
    service: 'Voice AI Solutions',
    date: '2026-11-17',
    time: '11:30',
    message: 'Night calls',
    ...changes,
  }
}

/** Books it as a script does. */
export async function book(site: Site, fields: object, headers: Record<string, string> = {}) {
  const response = await site.request('/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
  return { status: response.status, body: await response.json() }
}
