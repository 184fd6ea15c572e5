import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { passwordProblem } from './password.ts'

test.each([
  ['short', 'too-short'],
  ['x'.repeat(11), 'too-short'],
  ['a very long sentence '.repeat(10), 'too-long'],
  ['aaaaaaaaaaaaaaaa', 'too-plain'],
  ['abababababababab', 'too-plain'],
  ['password1234', 'guessable'],
  ['PasswordPassword!', 'guessable'],
  [`${company.name}2026`, 'guessable'],
  ['meera.menon2026', 'guessable'],
  ['Meera.Menon@school.example', 'guessable'],
  ['1234567890abc', 'guessable'],
])('%s is refused as %s', (password, problem) => {
  expect(passwordProblem(password, 'meera.menon@school.example')).toBe(problem)
})

test.each(['seven looms under one roof', 'तीन नीले धागे और एक गाँठ', 'xK9#mQ2$vL7p'])(
  '%s is taken',
  (password) => {
    expect(passwordProblem(password, 'meera@school.example')).toBeUndefined()
  },
)
