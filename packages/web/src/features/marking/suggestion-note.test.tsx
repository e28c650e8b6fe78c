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

test('given an unsure suggestion, shows its mark and each reason once', () => {
  render(<SuggestionNote answer={answer} />)
  expect(screen.getByText('Uncertain')).toBeTruthy()
  expect(screen.getByText(/Suggestion: 3 of 5/)).toBeTruthy()
  expect(screen.getAllByText('Half of it.')).toHaveLength(1)
  expect(screen.getByText('A number differs.')).toBeTruthy()
})

test('given a suggestion that the grader knows nothing about, says not to rely on the mark', () => {
  render(<SuggestionNote answer={{ ...answer, suggestion: { ...answer.suggestion!, confidence: 0 } }} />)
  expect(screen.getByText(/Don’t rely on this mark/)).toBeTruthy()
})

test('given only an image, says that there is no suggestion', () => {
  render(
    <SuggestionNote answer={{ ...answer, answer: ' ', uploaded_images: ['/a.png'], suggestion: null }} />,
  )
  expect(screen.getByText(/only an image, so there’s no suggestion/)).toBeTruthy()
})

const note = (changes: Partial<NonNullable<AnswerToMark['suggestion']>>): string => {
  const { container } = render(
    <SuggestionNote answer={{ ...answer, suggestion: { ...answer.suggestion!, ...changes } }} />,
  )
  return container.textContent
}

test.each([
  ['sure', { unsure: false, confidence: 0.62 }, /can be wrong: in our tests, about 7 in 10 .*within a fifth/],
  ['unsure', { unsure: true, confidence: 0.62 }, /more than half of the uncertain suggestions were off/],
])(
  'given a suggestion that is %s, says what was measured of such ones, and no percentage',
  (_, changes, text) => {
    expect(note(changes)).toMatch(text)
    expect(note(changes)).not.toContain('%')
  },
)

test('given a suggestion of a model, says that the model itself calls it sure, and no percentage', () => {
  const text = note({ model: 'gpt-4', unsure: false, confidence: 0.62 })
  expect(text).toContain('gpt-4 rates its own certainty.')
  expect(text).not.toMatch(/%|offline/)
})
