import type { Attempt, LaterAnswer, SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { expect, test } from 'vitest'
import { withLaterAnswers } from './later-answers.ts'

const answers = [
  { question_id: 'a', answer: 'mine' },
  { question_id: 'b', answer: 'mine' },
] as unknown as SavedAnswer[]
const questions = [
  { question_id: 'a', question_no: 1 },
  { question_id: 'b', question_no: 2 },
] as unknown as Attempt['questions']
const kept = [{ question_id: 'b', answer: 'theirs' }] as unknown as LaterAnswer[]

test('a later answer from another device replaces the one here, and its question is listed', () => {
  const shown = withLaterAnswers({ answers, replaced: [1] }, questions, kept, () => false)
  expect(shown.answers.map(({ answer }) => answer)).toEqual(['mine', 'theirs'])
  expect(shown.replaced).toEqual([1, 2])
})

test('an answer that was changed here while it was being sent stays', () => {
  const shown = withLaterAnswers({ answers, replaced: [] }, questions, kept, (id) => id === 'b')
  expect(shown.answers.map(({ answer }) => answer)).toEqual(['mine', 'mine'])
})
