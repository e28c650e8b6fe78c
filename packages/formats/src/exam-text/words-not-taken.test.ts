import { expect, test } from 'vitest'
import { contentOfPlain } from '../content/content-of-plain.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { untakenInList } from './words-not-taken.ts'

const source = [
  '**3.** Which river flows through Cairo?',
  '- A. Niger',
  '- B. Nile',
  'Answer: B. It is long.',
]
const question: RawQuestion = {
  kind: 'oneRight',
  position: { line: 1 },
  source: source.join('\n'),
  content: contentOfPlain('Which river flows through Cairo?'),
  options: ['Niger', 'Nile'].map((text, index) => ({ ...contentOfPlain(text), isRight: index === 1 })),
  solution: contentOfPlain('It is long.'),
}

test('given a question with all words of its lines, then nothing is said', () => {
  expect(untakenInList(question, source)).toBeUndefined()
})

test('given a question without its explanation and a half of an option, then their words are named', () => {
  const { solution: _, ...rest } = question
  const cut = { ...rest, options: [question.options![0]!, { ...contentOfPlain('Ni'), isRight: true }] }
  expect(untakenInList(cut, source)).toBe('3 words of this question were not taken: nile, it, long')
})

test('given words that a loss names, then they are not named again', () => {
  const named = { ...question, without: ['the line "CO: understand rivers"'] }
  expect(untakenInList(named, [...source, 'CO: understand rivers'])).toBeUndefined()
})
