import { speak } from '@quizwright/domain/language/say.ts'
import { afterEach, expect, test } from 'vitest'
import { givenComment } from './given-comment.ts'

const suggested = (...reasons: string[]) => ({
  suggestion: {
    marks: 3,
    evaluation: reasons.join(' '),
    model: 'offline',
    unsure: true,
    confidence: 0.2,
    reasons,
  },
})
const [first, same, other] = [
  suggested('Repeats the question.'),
  suggested('Repeats the question.'),
  suggested(),
]

afterEach(() => speak())

test('what the grader says of all answers is stored as it wrote it, for each student’s language', () => {
  speak({ language: 'fr', catalogue: { 'Repeats the question.': 'Répète la question.' } })
  expect(givenComment('Répète la question.', [first, same])).toBe('Repeats the question.')
})

test('where it says something else of one of them, they get the comment as the instructor read it', () => {
  speak({ language: 'fr', catalogue: { 'Repeats the question.': 'Répète la question.' } })
  expect(givenComment('Répète la question.', [first, other])).toBe('Répète la question.')
  expect(givenComment('Relisez le chapitre.', [first])).toBe('Relisez le chapitre.')
})
