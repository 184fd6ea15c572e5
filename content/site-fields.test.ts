import { expect, test } from 'vitest'
import { shipped } from './catalogue/catalogue.ts'
import { siteGroups } from './en/desk/site-fields.ts'
import { siteFields, valueAt } from './site-fields.ts'

test('every fact that can be changed stands once on the desk, under a name of its own', () => {
  const listed = Object.values(siteGroups).flatMap(({ sections }) =>
    sections.flatMap(({ title, fields }) => fields.map((field) => ({ title, ...field }))),
  )
  expect(listed.map(({ field }) => field).toSorted()).toEqual([...siteFields.keys()].toSorted())
  const names = listed.map(({ title, label }) => `${title}: ${label}`)
  expect(new Set(names).size).toBe(names.length)
})

test('every price can be changed', () => {
  const prices = Object.keys(shipped.prices).map((key) => `prices/${key}`)
  expect(prices.filter((id) => siteFields.get(id)?.kind !== 'money')).toEqual([])
})

test('each leads to a value', () => {
  for (const { path } of siteFields.values()) expect(valueAt(shipped, path), path.join()).toBeDefined()
})
