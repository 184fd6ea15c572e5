import { LineDrawing } from './line-drawing.tsx'

/** Line drawings on a 24 px grid, all with the thread's stroke. */
const drawings = {
  agent:
    'M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 9.5V3M9.8 13.3 4 17M14.2 13.3 20 17M7.5 5.5 12 3l4.5 2.5M4 12.5V17l4 2.5M20 12.5V17l-4 2.5',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5',
  chatbot: 'M3 5h18v11H10l-4.5 4v-4H3zM8 9.5h8M8 12.5h5',
  chevron: 'm6 9 6 6 6-6',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  dashboard: 'M3 20.5h18M5.5 17v-5M10 17V8.5M14.5 17v-6.5M19 17V4',
  download: 'M12 4v11M7.5 11 12 15.5l4.5-4.5M5 20h14',
  instagram: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.8 7.2h.01',
  linkedin: 'M4 4h16v16H4zM8 10.5V16.5M8 7.5h.01M11.5 16.5v-6M11.5 13c0-1.6 1-2.6 2.4-2.6S16 11.3 16 13v3.5',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  menu: 'M3.5 7.5h17M3.5 12h17M3.5 16.5h17',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  pin: 'M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  question:
    'M4 4.5h16v11.5H12l-5 4.5V16H4zM9.8 8.7c.2-1.2 1.1-1.9 2.3-1.9 1.3 0 2.3.8 2.3 1.9 0 1.6-2.3 1.7-2.3 3.1M12.1 13.7h.01',
  retry: 'M5 12a7 7 0 1 1 2.2 5.1M5 18.5v-5h5',
  sheet: 'M4 3.5h16v17H4zM4 9h16M4 14.5h16M10 3.5v17',
  stitch: 'M4 12h5.5M14.5 12H20M9.5 12l2-3 3 6-2-3',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  voice:
    'M6.5 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  webapp: 'M3 4.5h18v15H3zM3 9h18M6 6.8h.01M8.5 6.8h.01M7 13h4M7 16h7',
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.3 19zM9 8.5c-.4 2.8 2.8 6.4 6.2 6.5l.6-2-2-.9-.9 1c-1-.4-1.8-1.3-2.2-2.2l1-.9-.8-2z',
  x: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  youtube: 'M3 6.5h18v11H3zM10.5 9.5v5l4-2.5z',
} as const

export type IconName = keyof typeof drawings

export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return <LineDrawing path={drawings[name]} className={className} />
}
