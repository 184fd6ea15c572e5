import { expect, test } from 'vitest'
import { z } from 'zod'
import { createRequestIds, randomId } from './request-ids.ts'

test('a request keeps its id however often it is sent, and another has another', () => {
  const idOf = createRequestIds()
  const [first, again, other] = [idOf('a'), idOf('a'), idOf('b')]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('ids are UUIDs, each of them once', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(ids.filter((id) => !z.uuid().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})
