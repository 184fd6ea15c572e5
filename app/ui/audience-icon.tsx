import { LineDrawing } from './line-drawing.tsx'

/** Who a service is for: line drawings on the same 24 px grid and with the same stroke as `Icon`. */
const drawings = {
  school: 'M12 3v4.5M12 3h4.5v2.5H12M4 20.5V11.5l8-4 8 4v9M2.5 20.5h19M10 20.5v-5h4v5M7 14.5h.01M17 14.5h.01',
  coaching: 'M3 4h18v11H3zM12 15v2M7.5 21l4.5-4 4.5 4M6.5 8h6M6.5 11h3.5M17.5 7.5l-2 4',
  tutor:
    'M12 7c-2-1.8-5-2.3-8.5-2v13c3.5-.3 6.5.2 8.5 2 2-1.8 5-2.3 8.5-2V5c-3.5-.3-6.5.2-8.5 2zM12 7v13M6.5 9c1 0 2 .1 3 .4M6.5 12.5c1 0 2 .1 3 .4',
  clinic:
    'M6.5 3.5h-2v5a4.5 4.5 0 0 0 9 0v-5h-2M9 13v2.75a4.75 4.75 0 0 0 9.5 0V13.5M18.5 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  salon:
    'M6.5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.4 8.1 20.5 18M8.4 15.9 20.5 6',
  shop: 'M4.5 12v8.5h15V12M3 9l1.7-5h14.6L21 9M3 9a2.25 2.25 0 0 0 4.5 0 2.25 2.25 0 0 0 4.5 0 2.25 2.25 0 0 0 4.5 0A2.25 2.25 0 0 0 21 9zM9.5 20.5v-5.5h5v5.5',
  'online-store':
    'M2.5 4H6l2.3 11.5h10.4L21 7.5H6.7M9.5 20.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM17.5 20.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  restaurant:
    'M4.5 3v4a2.5 2.5 0 0 0 5 0V3M7 3v18M17 12.5c-1.9 0-3-1.9-3-4.5S15.1 3 17 3s3 2.4 3 5-1.1 4.5-3 4.5zM17 12.5V21',
  hotel:
    'M3 4.5v16M3 16.5h18M21 20.5v-7a3 3 0 0 0-3-3h-7.5v6M6.75 13a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5z',
  property:
    'M4 20.5V3.5h9v17M13 9.5h7v11M2.5 20.5h19M7 7.5h.01M10 7.5h.01M7 11.5h.01M10 11.5h.01M7 15.5h.01M10 15.5h.01M16.5 13h.01M16.5 16.5h.01',
  coach: 'M14 13.5A5.3 5.3 0 1 1 9 10h11.5v3.5zM9 15.2h.01M13.5 6.5v-3M17.5 7l1.5-2.5M9.5 7 8 4.5',
  startup:
    'M12 20.5V11M12 14.5c0-3.5-2.5-6-7.5-6 0 4 2.5 6 7.5 6zM12 11c0-3.5 2.5-6.5 7.5-7 0 4.5-2.5 7-7.5 7zM7 20.5h10',
  office: 'M3 8h18v12.5H3zM9 8V4.5h6V8M3 13h7.5M13.5 13H21M10.5 12h3v2.5h-3z',
} as const

export type AudienceIconName = keyof typeof drawings

export function AudienceIcon({ name, className = 'size-6' }: { name: AudienceIconName; className?: string }) {
  return <LineDrawing path={drawings[name]} className={className} />
}
