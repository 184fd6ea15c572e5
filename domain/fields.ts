import { z } from 'zod'
import { email as emailField, type Field, type FieldTable, phone as phoneField } from './form-fields.ts'
import { phoneProblem } from './phone-number.ts'
import { storableText, withPlainDigits } from './plain-text.ts'

/** What can be wrong with a field. The words for it are content. */
const problems = [
  'missing',
  'too-short',
  'too-long',
  'invalid',
  'past',
  'too-soon',
  'too-far',
  'unknown',
  'no-such-number',
  'not-on-sale',
] as const
export type Problem = (typeof problems)[number]

export type Checked<Fields> =
  | { ok: true; fields: Fields }
  | { ok: false; problems: { field: string; problem: Problem }[] }

/** Checks what someone sent, whatever it is; returns clean fields or one problem for each bad one, in their order. */
export function check<Schema extends z.ZodObject>(schema: Schema, input: unknown): Checked<z.infer<Schema>> {
  const parsed = schema.safeParse(input !== null && typeof input === 'object' ? input : {})
  if (parsed.success) return { ok: true, fields: parsed.data as z.infer<Schema> }
  const found = new Map<string, Problem>()
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    if (!found.has(field)) found.set(field, isProblem(issue.message) ? issue.message : 'invalid')
  }
  const order = Object.keys(schema.shape)
  const sorted = [...found].sort(([first], [second]) => order.indexOf(first) - order.indexOf(second))
  return { ok: false, problems: sorted.map(([field, problem]) => ({ field, problem })) }
}

/** What a table's fields are once they are checked. */
type Value<Checked extends Field> = Checked extends { options: readonly (infer Option)[] }
  ? Option
  : Checked extends { kind: 'rating' }
    ? number
    : Checked extends { kind: 'agreement' }
      ? boolean | undefined
      : string

type Shape<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: Table[Name] extends { required: true }
    ? z.ZodType<Value<Table[Name]>>
    : z.ZodOptional<z.ZodType<Value<Table[Name]>>>
}

/** The schemas of a form's fields, for a schema of the whole. */
export function shapeOf<const Table extends FieldTable>(table: Table): Shape<Table> {
  const schemas = Object.entries(table).map(([name, field]) => [
    name,
    field.required ? schemaOf(field) : optional(schemaOf(field)),
  ])
  return Object.fromEntries(schemas)
}

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return line(field.maxLength)
    case 'paragraph':
      return paragraph(field.maxLength)
    case 'email':
      return email
    case 'phone':
      return fullPhone
    case 'choice':
      return field.options ? oneOf(field.options) : line(field.maxLength)
    case 'date':
      return line('YYYY-MM-DD'.length)
    case 'time':
      return line('HH:MM'.length)
    case 'rating':
      return rating
    case 'agreement':
      return agreement
  }
}

/** One line of words: a name, a subject. Line breaks would become mail headers, so they are refused, not removed. */
export function line(maxLength: number) {
  return text(maxLength).refine((value) => !controlCharacters.test(value), 'invalid' satisfies Problem)
}

/** Words over several lines. Line ends are made alike, unseen control characters blanks; all else stays as it was written. */
export function paragraph(maxLength: number) {
  // Before they are counted: a browser sends two characters for a line end that it counts as one.
  return cleaned(storableText, text(maxLength))
}

/** An address that a person could have: one @, a dot behind it, nothing that a mail header reads otherwise. */
export const email = cleaned(
  withoutUnseen,
  line(emailField.maxLength).refine((value) => emailShape.test(value), 'invalid' satisfies Problem),
)

/** A phone number as somebody else wrote it down, with or without its area code. */
export const phone = cleaned(
  (value) => withPlainDigits(withoutUnseen(value)),
  line(phoneField.maxLength)
    .refine((value) => /^[+\d\s().-]+$/.test(value), { message: 'invalid' satisfies Problem, abort: true })
    .refine((value) => value.replace(/\D/g, '').length >= fewestDigits, 'too-short' satisfies Problem),
)

/** The visitor's own: one that we can call. */
export const fullPhone = phone.superRefine((value, context) => {
  const problem = phoneProblem(value)
  if (problem) context.addIssue({ code: 'custom', message: problem satisfies Problem })
})

/** A field that may be left empty. Blank counts as empty. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
}

/** Whether a box was ticked: HTML forms send “on” or the box's own word, JSON sends true. */
function isTicked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'yes' || value === 'true'
}

export const ticked = z.preprocess(isTicked, z.boolean())

/** One of a list. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, {
    error: (issue) => (isBlank(issue.input) ? 'missing' : 'unknown') satisfies Problem,
  })
}

/** One to five stars, as a number or as a form sends it. */
const rating = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-5]$/.test(value.trim()) ? Number(value) : value),
  z
    .int({ error: ({ input }) => (isBlank(input) ? 'missing' : 'invalid') satisfies Problem })
    .min(1, 'invalid' satisfies Problem)
    .max(5, 'invalid' satisfies Problem),
)

/** Our own forms ask for it; what comes by other ways may leave it out. */
const agreement = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined ? undefined : isTicked(value)))
  .refine((given) => given !== false, 'missing' satisfies Problem)

/** Those of a landline without its area code. */
const fewestDigits = 7
const emailShape = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

function cleaned<Schema extends z.ZodType>(clean: (value: string) => string, schema: Schema) {
  return z.preprocess((value) => (typeof value === 'string' ? clean(value) : value), schema)
}

/** Marks for joining and direction come along with what is copied from other apps. */
function withoutUnseen(value: string): string {
  return value.replace(/\p{Cf}/gu, '')
}

function text(maxLength: number) {
  return z
    .string('missing' satisfies Problem)
    .transform((value) => value.trim())
    .refine((value) => value !== '', { message: 'missing' satisfies Problem, abort: true })
    .refine((value) => value.length <= maxLength, 'too-long' satisfies Problem)
    .refine((value) => value.isWellFormed(), 'invalid' satisfies Problem)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function isProblem(message: string): message is Problem {
  return (problems as readonly string[]).includes(message)
}
