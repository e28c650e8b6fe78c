import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { expect, test } from 'vitest'
import { reportsByQuestion } from './reports-by-question.ts'

test('groups reports by question, using stored question numbers, and drops those of unknown questions', () => {
  const questions = ['a', 'b', 'c'].map((id) => blankQuestion(id, 'full'))
  const reports = reportsByQuestion(
    [
      { desc: 'question is unclear', totalCount: 3, questions: [1, 3] },
      { desc: 'other', totalCount: 1, questions: [3, 9] },
    ],
    questions,
  )
  expect([...reports]).toEqual([
    ['a', [{ desc: 'question is unclear', totalCount: 3 }]],
    [
      'c',
      [
        { desc: 'question is unclear', totalCount: 3 },
        { desc: 'other', totalCount: 1 },
      ],
    ],
  ])
})
