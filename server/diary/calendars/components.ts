import ICAL from 'ical.js'

// Some programs write a day without saying that it is one.
ICAL.design.strict = false

/** A VEVENT, VFREEBUSY or VTIMEZONE: its lines that matter here, and for a time zone its parts. */
export interface Component {
  name: string
  lines: Partial<Record<string, string[]>>
  parts: Component[]
}

/** As ical.js reads a line: `['dtstart', { tzid: 'Asia/Kolkata' }, 'date-time', '2026-11-17T09:00:00']`. */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]]

const wantedComponents = ['VEVENT', 'VFREEBUSY', 'VTIMEZONE']

const wantedProperties = new Set(
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP X-MICROSOFT-CDO-BUSYSTATUS'
    .concat(' FREEBUSY TZID TZOFFSETFROM TZOFFSETTO')
    .split(' '),
)

/**
 * What a calendar consists of, or undefined if the text is none, or not all of one. Lines that do not matter are not
 * looked at, so that what is wrong with them spoils nothing.
 */
export function componentsOf(text: string): Component[] | undefined {
  const components: Component[] = []
  let [hasBegun, hasEnded] = [false, false]
  let open: Component | undefined
  // Alarms and the like, in each other to any depth.
  let depth = 0
  for (const line of unfolded(text)) {
    const [name = ''] = /^[\w-]*/.exec(line) ?? []
    const property = name.toUpperCase()
    if (property !== 'BEGIN' && property !== 'END') {
      const target = depth === 0 ? open : depth === 1 ? open?.parts.at(-1) : undefined
      if (target && wantedProperties.has(property)) addLine(target.lines, property, line)
      continue
    }
    const component = line
      .slice(name.length + 1)
      .trim()
      .toUpperCase()
    if (component === 'VCALENDAR') {
      hasBegun ||= property === 'BEGIN'
      hasEnded = property === 'END'
    } else if (wantedComponents.includes(component)) {
      open = property === 'BEGIN' ? newComponent(component) : undefined
      depth = 0
      if (open) components.push(open)
    } else if (property === 'BEGIN') {
      depth++
      if (depth === 1) open?.parts.push(newComponent(component))
    } else depth = Math.max(0, depth - 1)
  }
  return hasBegun && hasEnded ? components : undefined
}

/** Throws when the line makes no sense. */
export function propertiesOf({ lines }: Component, name: string): Property[] {
  return lines[name]?.map((line): Property => ICAL.parse.property(withQuotedZone(line))) ?? []
}

export function valuesOf(component: Component, name: string): unknown[] {
  return propertiesOf(component, name).flatMap(([, , , ...values]) => values)
}

/** Exchange writes `TZID=tzone://Microsoft/Utc:`, where only the last colon ends the name. */
function withQuotedZone(line: string): string {
  return line.replace(/;TZID=([^";]*)(?=:[^:]*$)/i, ';TZID="$1"')
}

/** The lines as they were before long ones were broken up. */
function* unfolded(text: string): Generator<string> {
  let line = ''
  for (const piece of text.split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(piece)) line += piece.slice(1)
    else if (piece) {
      yield line.trimEnd()
      line = piece
    }
  }
  yield line.trimEnd()
}

function newComponent(name: string): Component {
  return { name, lines: {}, parts: [] }
}

function addLine(lines: Component['lines'], property: string, line: string): void {
  const others = lines[property]
  if (others) others.push(line)
  else lines[property] = [line]
}
