import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

test('what a page fetches by itself stays within 120,000 bytes; the rest waits for a touch', () => {
  const sizes = { '/framework.js': 90_000, '/frame.js': 15_000, '/forms.js': 17_000, '/contact.js': 2_000 }
  expect(shareOut(['/routes.js', ...Object.keys(sizes)], sizes)).toEqual({
    byItself: ['/routes.js', '/framework.js', '/frame.js', '/contact.js'],
    whenTouched: ['/forms.js'],
  })
})
