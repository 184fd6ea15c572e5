import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let consoleError: MockInstance

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

/** An error that nobody expected fails the test it came from. */
afterEach(() => {
  expect(consoleError.mock.calls).toEqual([])
})
