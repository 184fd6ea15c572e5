import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Words } from '#content/words.ts'
import { check, shapeOf } from './fields.ts'
import { contactFields, type FieldTable, inputOf, type TableFor } from './form-fields.ts'

const table = {
  company_size: { kind: 'line', maxLength: 12, autoComplete: 'off' },
  branch: { kind: 'choice', required: true, maxLength: 20, options: ['Delhi', 'Arusha'] },
} as const satisfies FieldTable

test('a field’s row says what is checked, by kind, length and whether it is needed', () => {
  const problemsOf = (input: object) => {
    const checked = check(z.object(shapeOf(table)), input)
    return checked.ok ? checked.fields : checked.problems.map(({ field, problem }) => `${field}: ${problem}`)
  }
  expect(problemsOf({ branch: 'Arusha', company_size: '  ', other: 'x' })).toEqual({ branch: 'Arusha' })
  expect(problemsOf({ branch: 'Delhi', company_size: ' 10 to 20 ' })).toEqual({
    branch: 'Delhi',
    company_size: '10 to 20',
  })
  expect(problemsOf({ company_size: 'x'.repeat(13) })).toEqual(['company_size: too-long', 'branch: missing'])
  expect(problemsOf({ company_size: 'a\nb', branch: 'Goa' })).toEqual([
    'company_size: invalid',
    'branch: unknown',
  ])
})

test('the browser is told the same of it', () => {
  expect(inputOf(table.company_size)).toEqual({ type: 'text', maxLength: 12, autoComplete: 'off' })
  expect(inputOf(contactFields.email)).toMatchObject({ type: 'email', required: true, maxLength: 254 })
})

test('a field without words, and words without a field, do not compile', () => {
  type FieldWords = Words['contact']['form']['fields']
  const { subject: _, ...withoutSubject } = contactFields
  // @ts-expect-error there are no words for the size of a company
  const unsaid = { ...contactFields, company_size: table.company_size } satisfies TableFor<FieldWords>
  // @ts-expect-error the words speak of a subject
  const unasked = withoutSubject satisfies TableFor<FieldWords>
  expect(Object.keys(unsaid).length - Object.keys(unasked).length).toBe(2)
})
