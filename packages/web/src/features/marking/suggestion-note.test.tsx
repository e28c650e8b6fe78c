import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SuggestionNote } from './suggestion-note.tsx'

afterEach(cleanup)

const answer: AnswerToMark = {
  result_id: 'R',
  question_id: 'Q',
  revision: 0,
  quiz_id: 'Z',
  quiz_name: 'Essays',
  question_no: 1,
  content_id: 'C',
  total_marks: 5,
  answer: 'Because.',
  uploaded_images: [],
  student: { id: 'S', full_name: 'Bo' },
  submitted_at: '2030-01-01 10:00:00',
  suggestion: {
    marks: 3,
    evaluation: 'Half of it.',
    model: 'offline',
    unsure: true,
    confidence: 0.2,
    reasons: ['Half of it.', 'A number differs.'],
  },
}

test('given an unsure suggestion, shows its mark, confidence and each reason once', () => {
  render(<SuggestionNote answer={answer} />)
  expect(screen.getByText('Unsure')).toBeTruthy()
  expect(screen.getByText(/Suggestion: 3 of 5/)).toBeTruthy()
  expect(screen.getAllByText('Half of it.')).toHaveLength(1)
  expect(screen.getByText('A number differs.')).toBeTruthy()
  expect(screen.getByText(/confidence 20 %/)).toBeTruthy()
})

test('given a suggestion without confidence, says so instead of showing 0 %', () => {
  render(<SuggestionNote answer={{ ...answer, suggestion: { ...answer.suggestion!, confidence: 0 } }} />)
  expect(screen.getByText(/not to be relied on/)).toBeTruthy()
  expect(screen.queryByText(/0 %/)).toBeNull()
})

test('given only an image, says that no model reads images', () => {
  render(
    <SuggestionNote answer={{ ...answer, answer: ' ', uploaded_images: ['/a.png'], suggestion: null }} />,
  )
  expect(screen.getByText(/no model reads images/)).toBeTruthy()
})
