import { expect, test } from 'vitest'
import { sortingBy } from './sorting.ts'

const by = (orders: Parameters<typeof sortingBy>[0], order?: string) =>
  sortingBy(orders, order, (sort) => sort ?? 'as it comes')

test('a second press on a head turns the order round', () => {
  const name = { ascending: 'name', descending: 'name-back' }
  expect(by(name)).toEqual({ is: undefined, to: 'name' })
  expect(by(name, 'name')).toEqual({ is: 'ascending', to: 'name-back' })
  expect(by(name, 'name-back')).toEqual({ is: 'descending', to: 'name' })
})

test('what is sorted one way only goes back to how the list comes', () => {
  expect(by({ descending: 'amount' })).toEqual({ is: undefined, to: 'amount' })
  expect(by({ descending: 'amount' }, 'amount')).toEqual({ is: 'descending', to: 'as it comes' })
})

test('how the list comes is shown, and turned round, like any other order', () => {
  const when = { descending: 'newest', ascending: 'oldest' }
  expect(by(when)).toEqual({ is: 'descending', to: 'oldest' })
  expect(by(when, 'oldest')).toEqual({ is: 'ascending', to: 'as it comes' })
  expect(by(when, 'name')).toEqual({ is: undefined, to: 'as it comes' })
})
