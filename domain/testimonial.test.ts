import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { averageRating, checkTestimonial, checkTestimonialFilter } from './testimonial.ts'
import { initialsOf, shortened } from './testimonial-text.ts'

const words = wordsIn('en').testimonials

test('[T-06] a card shows 150 characters and an ellipsis, and shorter words as they are', () => {
  expect(shortened('x'.repeat(150))).toBe('x'.repeat(150))
  expect(shortened('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`)
  expect(shortened(`${'x'.repeat(149)} y`)).toBe(`${'x'.repeat(149)}…`)
  // Counted as people count, so that no picture or letter is cut in half.
  expect(shortened('🙏'.repeat(151))).toBe(`${'🙏'.repeat(150)}…`)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => shortened(text).isWellFormed()),
  )
})

test('initials are those of the first and the last name, without titles, in any script', () => {
  const names = ['Dr. asha devi Rao', 'Meena', 'मीना शर्मा', '🙏 Ravi', '']
  expect(names.map(initialsOf)).toEqual(['AR', 'M', 'मश', '🙏R', ''])
})

test('[T-05] the average is rounded to one decimal; of nothing it is 0', () => {
  expect(averageRating({ sum: 14, count: 3 })).toBe(4.7)
  expect(averageRating({ sum: 5, count: 1 })).toBe(5)
  expect(averageRating({ sum: 0, count: 0 })).toBe(0)
})

test('[T-02] ratings are whole numbers from 1 to 5, as a number or as a form sends them', () => {
  const ratingOf = (rating: unknown) =>
    checkTestimonial(
      {
        name: 'A',
        email: 'a@b.example',
        content: 'Fine',
        service_type: 'Website Chatbots',
        rating,
      },
      words,
    )
  for (const rating of [1, 5, '3', ' 4 ']) expect([rating, ratingOf(rating).ok]).toEqual([rating, true])
  for (const rating of [
    0,
    6,
    -1,
    4.5,
    '0',
    '6',
    '5.0',
    '1e0',
    Number.NaN,
    null,
    undefined,
    [],
    {},
    true,
    '٣',
  ])
    expect([rating, ratingOf(rating).ok]).toEqual([rating, false])
})

test('whatever is sent, checking answers and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(typeof checkTestimonial(input, words).ok).toBe('boolean')
      expect(typeof checkTestimonialFilter(input).ok).toBe('boolean')
    }),
  )
})
