import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { matchesSearch } from './find-questions.ts'

const { faq } = wordsIn('en')

const questions = faq.groups.flatMap((group) => group.questions)

function found(search: string): string[] {
  return questions.filter((question) => matchesSearch(question, search)).map((question) => question.id)
}

describe('the search of the FAQ', () => {
  test('finds words of the question and of the answer, whatever their case and order', () => {
    expect(found('FREE trial')).toEqual(['free-trial'])
    expect(found('trial   7-day')).toEqual(['free-trial'])
    expect(found('30 days notice')).toEqual(['cancel'])
  })

  test('reads amounts and ranges as people type them', () => {
    expect(found('12000')).toEqual(['what-it-costs'])
    expect(found('1,999')).toEqual(['small-changes'])
    expect(found('3-5 days')).toEqual(['website-time'])
  })

  test('finds everything for nothing or for signs alone, and nothing for what is not there', () => {
    expect(found('')).toHaveLength(24)
    expect(found('  ?! ')).toHaveLength(24)
    expect(found('helicopter')).toEqual([])
    expect(found('.*')).toHaveLength(24)
  })

  test.each([
    ['hi', 'मुफ़्त ट्रायल', 'free-trial'],
    ['hi', 'मुफ्त ट्रायल', 'free-trial'],
    ['hi', '१२०००', 'what-it-costs'],
    ['sw', 'majaribio bure', 'free-trial'],
    ['sw', '12000', 'what-it-costs'],
  ] as const)('reads %s: %s', (language, search, id) => {
    const inLanguage = wordsIn(language).faq.groups.flatMap((group) => group.questions)
    const ids = inLanguage.filter((each) => matchesSearch(each, search)).map((each) => each.id)
    expect(ids).toContain(id)
    expect(ids.length).toBeLessThan(5)
  })
})
