import type { z } from 'zod'
import { countryCode, countryOfPhone } from './countries.ts'
import { email, line, paragraph, phone } from './fields.ts'

/** What a column of a spreadsheet of people can hold. */
export const importFields = [
  'name',
  'email',
  'phone',
  'company',
  'country',
  'tags',
  'source',
  'note',
  'stage',
] as const
type ImportField = (typeof importFields)[number]

/** Which column holds what, by its place. */
export type ImportColumns = Partial<Record<ImportField, number>>

/** As headings call them, in English, Hindi and Swahili, in Devanagari and not; what is whole in a heading counts. */
const headings: Record<ImportField, string> = {
  name: 'name|full name|contact|contact name|customer|customer name|client|person|naam|नाम|पूरा नाम|ग्राहक|jina|jina kamili|mteja',
  email:
    'email|e-mail|mail|email address|e-mail address|email id|mail id|ईमेल|ई-मेल|ईमेल पता|barua pepe|barua-pepe',
  phone:
    'phone|mobile|telephone|tel|cell|whatsapp|phone number|mobile number|contact number|mobile no|phone no|whatsapp number|फोन|फ़ोन|मोबाइल|मोबाइल नंबर|फोन नंबर|simu|namba ya simu|nambari ya simu',
  company:
    'company|organisation|organization|business|firm|company name|school|कंपनी|संस्था|फर्म|kampuni|shirika|biashara',
  country: 'country|nation|देश|nchi',
  tags: 'tags|tag|labels|label|groups|टैग|lebo',
  source: 'source|came from|lead source|origin|channel|स्रोत|chanzo',
  note: 'note|notes|comment|comments|remarks|message|requirement|details|टिप्पणी|नोट|संदेश|maelezo|ujumbe|maoni',
  stage: 'stage|status|lead status|state|pipeline|स्थिति|चरण|hali|hatua',
}

const fieldByHeading = new Map(
  importFields.flatMap((field) => headings[field].split('|').map((heading) => [heading, field] as const)),
)

/** What the columns most likely hold; the first of several alike. */
export function columnsIn(given: string[]): ImportColumns {
  const found: ImportColumns = {}
  for (const [place, heading] of given.entries()) {
    const field = fieldByHeading.get(
      heading
        .normalize('NFC')
        .toLowerCase()
        .replace(/[_:*()]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    if (field) found[field] ??= place
  }
  return found
}

type RowProblem =
  | 'nobody'
  | 'email'
  | 'phone'
  | 'phone-rounded'
  | 'too-long'
  | 'country'
  | 'stage'
  /** The same address stands further up. */
  | 'twice'

export interface ImportedPerson {
  name: string
  email: string | null
  phone: string | null
  otherPhone: string | null
  company: string | null
  country: string | null
  tags: string[]
  source: string | null
  note: string | null
  stage: Stage | null
}

type Stage = 'new' | 'talking' | 'quoted' | 'won' | 'lost'

const stages: Readonly<Record<string, Stage>> = {
  new: 'new',
  lead: 'new',
  नया: 'new',
  mpya: 'new',
  talking: 'talking',
  contacted: 'talking',
  quoted: 'quoted',
  qualified: 'quoted',
  proposal: 'quoted',
  won: 'won',
  client: 'won',
  customer: 'won',
  lost: 'lost',
}

/** Made once: a file has many lines. */
const fieldOf = { name: line(120), company: line(160), source: line(60), note: paragraph(5000) }

type Read<Value> = { value: Value } | { problem: RowProblem }

/** One line of a spreadsheet as a person, or why it is none. */
export function personInRow(cells: string[], columns: ImportColumns): Read<ImportedPerson> {
  const cell = (field: ImportField) => (cells[columns[field] ?? -1] ?? '').trim()
  const mail = kept(email, cell('email').replace(/^mailto:/i, ''), 'email')
  if ('problem' in mail) return mail
  const numbers = numbersIn(cell('phone'))
  if ('problem' in numbers) return numbers
  const [first = null, second = null] = numbers.value
  const name = kept(fieldOf.name, cell('name').replace(/\s+/g, ' ') || mail.value || first || '', 'too-long')
  if ('problem' in name) return name
  if (name.value === null) return { problem: 'nobody' }
  const company = kept(fieldOf.company, cell('company').replace(/\s+/g, ' '), 'too-long')
  if ('problem' in company) return company
  const source = kept(fieldOf.source, cell('source').replace(/\s+/g, ' '), 'too-long')
  if ('problem' in source) return source
  const note = kept(fieldOf.note, cell('note'), 'too-long')
  if ('problem' in note) return note
  const country = cell('country') ? countryCode(cell('country')) : first && countryOfPhone(first)
  if (cell('country') && !country) return { problem: 'country' }
  const stage = stages[cell('stage').toLowerCase()]
  if (cell('stage') && !stage) return { problem: 'stage' }
  return {
    value: {
      name: name.value,
      email: mail.value,
      phone: first,
      otherPhone: second,
      company: company.value,
      country: country || null,
      tags: cell('tags')
        .split(/[,;|]/)
        .filter((tag) => tag.trim() !== ''),
      source: source.value,
      note: note.value,
      stage: stage ?? null,
    },
  }
}

function kept(schema: z.ZodType<unknown>, text: string, problem: RowProblem): Read<string | null> {
  if (text === '') return { value: null }
  const checked = schema.safeParse(text)
  return checked.success ? { value: String(checked.data) } : { problem }
}

/** One number or two. Excel writes long ones as 9.87654E+09, and the rest of their digits is lost. */
function numbersIn(text: string): Read<string[]> {
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)) return { problem: 'phone-rounded' }
  const parts = text
    .split(/[/;,|\n]/)
    .map((part) => part.trim().replace(/^'/, '').replace(/\.0$/, ''))
    .filter((part) => part !== '')
    .slice(0, 2)
  const numbers: string[] = []
  for (const part of parts) {
    const number = kept(phone, part, 'phone')
    if ('problem' in number) return number
    if (number.value) numbers.push(number.value)
  }
  return { value: numbers }
}
