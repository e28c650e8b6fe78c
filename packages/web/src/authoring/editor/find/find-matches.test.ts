import { lengths } from '@quizwright/domain/limits.ts'
import { describe, expect, test } from 'vitest'
import { goodQuestion, goodQuestions } from '../testing/fake-quiz.ts'
import type { FindQuery } from './find-in-text.ts'
import { createFinder, matchAt, replaceMatches } from './find-matches.ts'

const plain = { matchCase: false, wholeWord: false, inFormulas: false }
const written = (question: string) => ({ ...goodQuestion(1), question })
const find = (question: string, text: string, more: Partial<FindQuery> = {}) =>
  createFinder({ ...plain, ...more, text })([written(question)]).map(({ from, to }) =>
    question.slice(from, to),
  )

describe('finding in a text', () => {
  test('given both cases, then all are found, or only the same case if wanted', () => {
    expect(find('Force and force', 'force')).toEqual(['Force', 'force'])
    expect(find('Force and force', 'force', { matchCase: true })).toEqual(['force'])
  })

  test('given whole words only, then a word followed by a letter, digit or accent does not match', () => {
    expect(find('art, party, Art2, arte\u0301, art', 'art', { wholeWord: true })).toEqual(['art', 'art'])
    expect(find('straße und Straßenbahn', 'Straße', { wholeWord: true })).toEqual(['straße'])
  })

  test('given characters with a meaning in patterns, then they are found literally', () => {
    expect(find('Is f(x) = a.b? a-b [c] 50% \\n', 'a.b?')).toEqual(['a.b?'])
    for (const sign of ['(x)', '[c]', '\\n', 'a-b', '50%'])
      expect(find('f(x) a-b [c] 50% \\n', sign)).toEqual([sign])
  })

  test('given an accent stored as two characters or a non-breaking space, then it is found', () => {
    expect(find('Cafe\u0301 noir', 'café')).toEqual(['Cafe\u0301'])
    expect(find('10\u00a0km', '10 km')).toEqual(['10\u00a0km'])
  })

  test('given TeX, then it is found only if wanted', () => {
    const text = 'If $x_1 = 1$ then x_1 costs $5 or $10'
    expect(find(text, 'x_1')).toEqual(['x_1'])
    expect(find(text, 'x_1', { inFormulas: true })).toEqual(['x_1', 'x_1'])
    expect(find(text, '$5')).toEqual(['$5'])
    const equation = { ...goodQuestion(1), question: '', equation: 'x_1 = 2' }
    expect(createFinder({ ...plain, text: 'x_1' })([equation])).toEqual([])
    expect(createFinder({ ...plain, text: 'x_1', inFormulas: true })([equation])).toHaveLength(1)
  })

  test('given an empty search, then nothing is found', () => {
    expect(find('Anything', '')).toEqual([])
  })
})

describe('finding in a quiz', () => {
  const questions = goodQuestions(3).map((question) => ({ ...question, solution: 'What else?' }))
  const matches = createFinder({ ...plain, text: 'what' })(questions)

  test('question, options and solution are searched in their order', () => {
    expect(matches.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'q1 Question',
      'q1 Solution',
      'q2 Question',
      'q2 Solution',
      'q3 Question',
      'q3 Solution',
    ])
    const [option] = createFinder({ ...plain, text: '7' })(questions)
    expect(option).toMatchObject({ id: 'q2', name: 'Option 4', field: 'option-3' })
  })

  test('the next match follows the cursor, and after the last match comes the first', () => {
    const at = (id: string, textIndex = 0, from = 0) =>
      matchAt(matches, { id, textIndex, at: from }, questions)
    expect([at('q1'), at('q2'), at('q2', 3, 1), at('q3', 50), at('gone')]).toEqual([0, 2, 3, 0, 0])
    expect(matchAt([], { id: 'q1', textIndex: 0, at: 0 }, questions)).toBe(-1)
  })

  test('all matches are replaced literally, and other questions stay the same objects', () => {
    const found = createFinder({ ...plain, text: '2' })(questions.slice(0, 2))
    const { changed, count, tooLong } = replaceMatches(questions, found, '$& $1 two')
    expect([count, tooLong, changed.map(({ _id }) => _id)]).toEqual([3, 0, ['q1', 'q2']])
    expect(changed[1]!.question).toBe('What is $& $1 two + $& $1 two?')
    expect(changed[1]!.options).toEqual(questions[1]!.options)
  })

  test('a text that would become too long is not changed, and is counted', () => {
    const long = { ...goodQuestion(1), question: 'a'.repeat(lengths.question), solution: 'a' }
    const found = createFinder({ ...plain, text: 'a', wholeWord: true })([long])
    const inner = createFinder({ ...plain, text: 'a' })([long])
    expect(replaceMatches([long], found, 'bb')).toMatchObject({ count: 1, tooLong: 0 })
    expect(replaceMatches([long], inner, 'bb')).toMatchObject({ tooLong: lengths.question })
  })
})
